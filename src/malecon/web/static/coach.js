// The coach's finger: a ring and an arrow on the board where the thing is that she speaks of.
import { svg } from "./motion.js";
import { bring, face, follow, place } from "./zones.js";

const coach = () => document.querySelector("#coach[data-light]");
const drawing = () => document.getElementById("drawing");

export function light() {
  const board = drawing(), says = coach();
  board?.querySelectorAll(".taught").forEach((each) => each.remove());
  const at = says && board?.querySelector(`[data-thing="${CSS.escape(says.dataset.light)}"]`);
  if (!at) return;
  bring(face(at));
  const { x, y, width, height } = place(face(at)), below = y < 90, middle = x + width / 2, tip = below ? y + height + 8 : y - 8, way = below ? 1 : -1;
  board.append(svg("g", { class: "taught", "aria-hidden": "true" },
    svg("rect", { x: x - 6, y: y - 6, width: width + 12, height: height + 12, rx: 14 }),
    svg("path", { d: `M${middle} ${tip}l-20 ${way * 26}h12v${way * 34}h16v${-way * 34}h12z` })));
}

// A board of the rules page has nothing else to wait for.
if (document.querySelector(".scene #coach")) {
  follow([...document.querySelectorAll(`#drawing [data-thing="${CSS.escape(coach()?.dataset.light ?? "")}"]`)].map(face));
  light();
}
