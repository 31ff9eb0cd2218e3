// A replay: what the last step changed is marked, and the board goes to where that lies.
import { svg } from "./motion.js";
import * as reel from "./reel.js";
import * as zones from "./zones.js";

const MARKS = 9;
const keyed = () => document.querySelectorAll("#drawing [id], .tally[id]");
const looks = () => new Map([...keyed()].map((el) => [el.id, el.outerHTML]));

function mark(before) {
  const changed = [...keyed()].filter((el) => before.get(el.id) !== el.outerHTML);
  const inner = changed.filter((el) => !changed.some((other) => other !== el && el.contains(other)));
  inner.filter((el) => el.matches(".tally")).forEach((el) => el.classList.add("changed"));
  const board = document.getElementById("drawing");
  for (const el of inner.filter((el) => !el.matches(".tally")).slice(0, MARKS)) {
    const { x, y, width, height } = zones.place(el);
    if (width && height) board.append(svg("rect", { class: "change", x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 10 }));
  }
}

// Who hears the slider need not hear the sentence too.
function dress(find, playing) {
  find("slide").hidden = false;
  find("wheel").querySelector("noscript")?.remove();
  const tempo = document.getElementById("tempo").value;
  for (const option of find("tempo").options) option.toggleAttribute("selected", option.value === tempo);
  if (playing || document.activeElement === reel.slider()) find("sentence").setAttribute("aria-live", "off");
}

function show(next, morph) {
  // Where the board has turned to another seat, what it shows of that seat is no change.
  const one = Math.abs(next.dataset.at - reel.shown()) === 1 && next.dataset.own === reel.page().dataset.own;
  const before = one && looks();
  morph();
  if (one) mark(before);
  zones.follow([...document.querySelectorAll("#drawing .change")]);
}

function chosen(target) {
  const link = target.closest("#wheel a.step");
  return link ? reel.steps[`${link.dataset.by} ${link.dataset.way}`]() : undefined;
}

reel.start({ dress, show, chosen, tempo: () => +document.getElementById("tempo").value, scrolls: "#log" });
document.querySelector("#wheel noscript")?.remove();
document.getElementById("slide").hidden = false;
