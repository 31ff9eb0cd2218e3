// Pieces glide to where they stand now, counts fly to their panels; any press ends it.
export const svg = (name, attributes, ...inside) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
};

const pieces = () => document.querySelectorAll("#drawing .piece[id]");
// In the drawing's own units: another zone of it moves no piece.
const spot = (el, board = document.getElementById("drawing").getScreenCTM()) => { const { x, y } = el.getBoundingClientRect(); return [(x - board.e) / board.a, (y - board.f) / board.d]; };
export const places = () => new Map([...pieces()].map((el) => [el.id, { spot: spot(el), at: el.dataset.at, el: el.cloneNode(true) }]));
export const tallies = () => new Map([...document.querySelectorAll("[data-tally]")].map((el) => [el.id, +el.textContent]));
const easing = "cubic-bezier(.3, .7, .3, 1)";

// FLIP: every keyed piece starts where it stood and glides to where it stands now.
export function glide(before) {
  const board = document.getElementById("drawing");
  if (!board) return;
  for (const el of pieces()) {
    const old = before.get(el.id);
    before.delete(el.id);
    if (!old) { arrive(el); continue; }
    if (el.dataset.rail) { if (old.at !== el.dataset.at) drive(el, +old.at, +el.dataset.at); continue; }
    const [x, y] = spot(el), dx = old.spot[0] - x, dy = old.spot[1] - y;
    if (Math.hypot(dx, dy) < 2) continue;
    el.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: Math.min(450, 220 + Math.hypot(dx, dy) / 2), easing });
  }
  for (const { el } of before.values()) leave(board, el);
}

function arrive(el) {
  const [x, y] = (el.dataset.away || "0 -24").split(" ");
  el.animate([{ translate: `${x}px ${y}px`, opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: 450, easing });
}

function leave(board, ghost) {
  const [x, y] = (ghost.dataset.away || "0 -24").split(" ");
  ghost.removeAttribute("id");
  ghost.removeAttribute("data-move");
  board.append(ghost);
  ghost.animate([{ opacity: 1 }, { translate: `${x}px ${y}px`, opacity: 0 }], { duration: 450, easing: "ease-in" }).finished.finally(() => ghost.remove());
}

// Along a road, from mark to mark, never across the plaza.
function drive(el, from, to) {
  const marks = el.dataset.rail.split(" ").map((mark) => mark.split(",").map(Number));
  const frames = [];
  for (let at = from, turn = marks[from][2]; ; at = (at + 1) % marks.length) {
    const [x, y, heading] = marks[at];
    turn += ((heading - turn + 540) % 360) - 180;
    frames.push({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` });
    if (at === to) break;
  }
  el.animate(frames, { duration: 450, easing: "ease-in-out" });
}

// What a panel counts flies there from its home on the board, or back.
export function count(before) {
  for (const el of document.querySelectorAll("[data-tally]")) {
    const was = before.get(el.id), now = +el.textContent, home = document.getElementById(el.dataset.home);
    if (was === undefined || Number.isNaN(was + now) || was === now) continue;
    el.animate([{ scale: 1.7 }, { scale: 1 }], { duration: 400, easing });
    // A nought isn't shown everywhere: there the panel itself is where it goes to or comes from.
    const panel = el.offsetParent ? el : el.closest(".seat");
    if (home && panel) fly(el.dataset.tally, now > was ? home : panel, now > was ? panel : home);
  }
}

function fly(symbol, from, to) {
  const at = (el) => { const box = el.getBoundingClientRect(); return `${box.x + box.width / 2 - 16}px ${box.y + box.height / 2 - 16}px`; };
  const flying = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  flying.setAttribute("class", "flying");
  flying.innerHTML = `<use href="#${symbol}"/>`;
  document.body.append(flying);
  flying.animate([{ translate: at(from) }, { translate: at(to) }], { duration: 450, easing }).finished.finally(() => flying.remove());
}

// Whoever goes on doesn't wait for a show: any press finishes what still moves.
export const hurry = () => document.getAnimations().forEach((a) => a.effect.getTiming().iterations === 1 && a.playState === "running" && a.finish());

