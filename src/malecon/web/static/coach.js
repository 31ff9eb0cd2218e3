// The coach's finger: a ring and an arrow on the board where the thing is that she speaks of.
import { svg } from "./motion.js";
import { bring, follow, place } from "./zones.js";

const coach = () => document.querySelector("#coach[data-light]");
const drawing = () => document.getElementById("drawing");

// All of the thing, within the board's edges.
function ring(at) {
  const { x, y, width, height } = place(at), left = Math.max(3, x - 6), top = Math.max(3, y - 6);
  return { x: left, y: top, width: Math.min(1197, x + width + 6) - left, height: Math.min(817, y + height + 6) - top };
}

let told;
export function light() {
  const board = drawing(), says = coach();
  board?.querySelectorAll(".taught").forEach((each) => each.remove());
  heed();
  const at = says && board?.querySelector(`[data-thing="${CSS.escape(says.dataset.light)}"]`);
  if (!at) return;
  bring(at);
  const { x, y, width, height } = ring(at), below = y < 90, middle = x + width / 2, tip = below ? y + height + 2 : y - 2, way = below ? 1 : -1;
  board.append(svg("g", { class: "taught", "aria-hidden": "true" },
    svg("rect", { x, y, width, height, rx: 14 }),
    svg("path", { d: `M${middle} ${tip}l-20 ${way * 26}h12v${way * 34}h16v${-way * 34}h12z` })));
}

// What she says anew is read from its beginning, wherever one had scrolled to.
function heed() {
  const words = document.querySelector("#coach .words"), said = words?.textContent;
  if (said && told !== undefined && said !== told) words.parentElement.scrollIntoView({ block: "nearest" });
  told = said ?? "";
}

// A board of the rules page has nothing else to wait for.
if (document.querySelector(".scene #coach")) {
  follow([...document.querySelectorAll(`#drawing [data-thing="${CSS.escape(coach()?.dataset.light ?? "")}"]`)]);
  light();
}
