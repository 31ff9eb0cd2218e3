// What happened: marks on the board, the board as it was, and the turns of the others shown again.
import { svg } from "./motion.js";
import { here } from "./server.js";
import { face, place } from "./zones.js";

// Each turn's number stands where it changed something, in its seat's colour: at the corner, where it covers no count.
export function mark() {
  const board = document.getElementById("drawing");
  if (!board) return;
  board.querySelectorAll(".mark").forEach((each) => each.remove());
  for (const turn of document.querySelectorAll("#seats .did[data-number]:not([data-number=''])")) {
    for (const thing of turn.dataset.marks.split(" ").filter(Boolean)) {
      const at = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
      if (!at) continue;
      const { x, y, width, height } = place(face(at));
      // What may be chosen keeps its own frame in sight: there the number alone stands at the corner.
      const lit = at.matches("[data-move]") || at.querySelector("[data-move]");
      board.append(svg("g", { class: "mark", "data-colour": turn.dataset.colour },
        ...(lit ? [] : [svg("rect", { x, y, width, height, rx: 10 })]), svg("circle", { cx: x + width - 2, cy: y + 2, r: 13 }),
        svg("text", { x: x + width - 2, y: y + 8 }, turn.dataset.number)));
    }
  }
}

export async function then(at) {
  const answer = await fetch(`${here}/was?at=${at}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  const { board, line, back } = await answer.json();
  const frame = part("then", "board");
  frame.innerHTML = board;
  for (const each of frame.querySelectorAll("[id]")) each.removeAttribute("id");
  frame.querySelector("svg").setAttribute("viewBox", document.getElementById("drawing").getAttribute("viewBox")); // a phone's zone
  // Told in the bar's place: nothing of the board is covered.
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: back, onclick: now });
  part("then-told", "table").replaceChildren(Object.assign(document.createElement("p"), { textContent: line, role: "status" }), button);
}
const part = (id, home) => document.getElementById(id) ?? document.getElementById(home).appendChild(Object.assign(document.createElement("div"), { id }));
export function now() { stopped = true; for (const id of ["then", "then-told"]) document.getElementById(id)?.remove(); }

// The turns since one's own, move by move, slowly enough to be read.
const STEP = 1200;
let stopped = true;
export async function again(turns) {
  stopped = false;
  for (const [first, end] of turns.trim().split(/\s+/).map((turn) => turn.split("-").map(Number)))
    for (let at = first + 1; at <= end && !stopped; at++) { await then(at); await new Promise((go) => setTimeout(go, STEP)); }
  now();
  mark();
}
