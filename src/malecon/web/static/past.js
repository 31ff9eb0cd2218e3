// What happened: marks on the board, the board as it was, and the turns of the others shown again.
import { svg } from "./motion.js";
import { here } from "./server.js";
import { face, place } from "./zones.js";

// Each turn's number stands where it changed something, in its seat's colour: at the corner where it covers least of what
// stands or is written there, such as an owner's flag or a count.
const R = 13;
// Of what is large the corner is taken from within: a phone's zone may end with it.
const corners = ({ x, y, width, height }, off = width < 200 ? 2 : R + 2) => [[x + width - off, y + off], [x + off, y + off], [x + width - off, y + height - R], [x + off, y + height - R]];
const covers = ([cx, cy], at) => cx + R > at.x && cx - R < at.x + at.width && cy + R > at.y && cy - R < at.y + at.height;

export function mark() {
  const board = document.getElementById("drawing");
  if (!board) return;
  board.querySelectorAll(".mark").forEach((each) => each.remove());
  const turns = [...document.querySelectorAll("#seats .did[data-number]:not([data-number=''])")].filter((turn) => turn.dataset.marks.trim());
  const taken = turns.length ? [...board.querySelectorAll(".piece, .badge, text")].map(place).filter(({ width }) => width < 70) : []; // not what is marked itself
  const numbers = []; // above every frame
  for (const turn of turns) {
    for (const thing of turn.dataset.marks.split(" ").filter(Boolean)) {
      const at = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
      if (!at) continue;
      const frame = place(face(at)), { x, y, width, height } = frame, count = (corner) => taken.filter((one) => covers(corner, one)).length;
      const [cx, cy] = corners(frame).reduce((best, corner) => (count(corner) < count(best) ? corner : best));
      // What may be chosen keeps its own frame in sight: there the number alone stands at the corner.
      const lit = at.matches("[data-move]") || at.querySelector("[data-move]"), marked = (...drawn) => svg("g", { class: "mark", "data-colour": turn.dataset.colour }, ...drawn);
      if (!lit) board.append(marked(svg("rect", { x, y, width, height, rx: 10 })));
      numbers.push(marked(svg("circle", { cx, cy, r: R }), svg("text", { x: cx, y: cy + 6 }, turn.dataset.number)));
      taken.push({ x: cx - R, y: cy - R, width: 2 * R, height: 2 * R });
    }
  }
  board.append(...numbers);
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

// When a game ends its last position is seen for a moment before the result; who presses anything stays with it until
// they go on.
const MOMENT = 2500;
export function last() {
  location.replace("#board");
  const on = setTimeout(() => { if (location.hash === "#board") location.replace("#end"); }, MOMENT), stays = () => clearTimeout(on);
  for (const kind of ["pointerdown", "keydown", "wheel"]) document.addEventListener(kind, stays, { once: true, capture: true });
}
