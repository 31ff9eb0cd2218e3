// A phone shows one zone of the board at a time: the same drawing, another viewBox. Wider windows show all of it.
import { step, table } from "./server.js";

const small = matchMedia("(max-width: 699px), (max-height: 499px)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const tabs = () => [...document.querySelectorAll("#zones [data-zone]")];
const drawing = () => document.getElementById("drawing");
const whole = { get box() { return [0, 0, 1200, 820]; } };
// So many pixels a unit gets at least in a zone: what is written is read, what is lit is pressed.
const LEAST = .69, OVERLAP = 130, HIGHEST = 392;
// A replay's positions are its steps.
const now = () => (table() ? step() : document.querySelector("#replay, #review, #puzzle").dataset.at);
let chosen, opened, part = 0, sight = [];

const box = (tab) => tab.dataset.zone.split(" ").map(Number);
const middle = (el) => { const { x, y, width, height } = place(el); return [x + width / 2, y + height / 2]; };
const around = ([x, y, w, h]) => ([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h;

// A zone that would be drawn too small here is shown in parts, one beside or below the other. Upright the board is as
// high as its zone; that it makes room for an open card changes no parts.
function parts(tab) {
  const [x, y, w, h] = box(tab), { clientWidth, clientHeight } = document.getElementById("board"), high = innerHeight < 500 ? clientHeight : HIGHEST;
  if (tab === tabs()[0] || !clientWidth) return [[x, y, w, h]];
  const cut = (from, long, room) => {
    if (long <= room || room <= OVERLAP) return [[from, long]]; // a keyboard may leave the board hardly any height
    const count = Math.ceil((long - OVERLAP) / (room - OVERLAP));
    return Array.from({ length: count }, (_, i) => [from + i * (long - room) / (count - 1), room]);
  };
  const columns = cut(x, w, clientWidth / LEAST), rows = cut(y, h, high / LEAST);
  return rows.flatMap(([top, tall]) => columns.map(([left, wide]) => [left, top, wide, tall]));
}

export function enter(tab, byHand = true, which = 0) {
  chosen = tab?.id;
  part = which;
  if (byHand) opened = now();
  fit();
  if (byHand) document.dispatchEvent(new Event("zone"));
}

// The zone in which something can be chosen now, unless a person opened one by hand at this step.
const all = (of) => [...document.querySelectorAll(`#drawing ${of}`)];
const choices = () => { const advised = all(".best"); return advised.length ? advised : all(".lit"); };
export function follow(lit = choices()) {
  if (!small.matches || opened === now()) return fit();
  // Who has acted here and may act on here stays here.
  const here = tabs().slice(1).find((tab) => tab.id === chosen), shown = here && parts(here)[part];
  if (shown && lit.some((el) => within(el, shown))) return fit();
  const best = tabs().slice(1).map((tab) => [lit.filter((el) => within(el, box(tab))).length, tab]).sort((a, b) => b[0] - a[0])[0];
  if (best?.[0]) {
    chosen = best[1].id;
    const held = parts(best[1]).map((each) => lit.filter((el) => within(el, each)).length);
    part = held.indexOf(Math.max(...held));
  }
  fit();
}

const within = (el, zone) => around(zone)(middle(el));
export const inSight = (el) => !small.matches || within(el, sight);

// Goes where all of something is seen, not only its middle, unless a person opened a zone by hand at this step.
export function bring(el) {
  const { x, y, width, height } = place(el), holds = (zone) => [[x, y], [x + width, y + height]].every(around(zone));
  if (!small.matches || opened === now() || holds(sight)) return;
  const ways = tabs().slice(1).sort((a, b) => (b.id === chosen) - (a.id === chosen)).flatMap((tab) => parts(tab).map((zone, i) => ({ tab, i, zone })));
  const found = ways.find(({ zone }) => holds(zone));
  if (found) enter(found.tab, false, found.i);
  else follow([el]);
}

// What a thing is known by, where more than that belongs to it.
export const face = (thing) => thing.querySelector("[data-face]") ?? thing;

// Where something lies in the drawing's own units: the box it is pressed in, if it has one.
export function place(el) {
  const board = drawing(), at = (el.querySelector(":scope > .reach") ?? el).getBoundingClientRect(), scale = board.getScreenCTM();
  return { x: (at.x - scale.e) / scale.a, y: (at.y - scale.f) / scale.d, width: at.width / scale.a, height: at.height / scale.d };
}

// Where a zone leaves room beside it the board is seen there, and nothing beyond its edges.
function wide([x, y, w, h]) {
  const { clientWidth, clientHeight } = document.getElementById("board"), high = (innerHeight < 500 && clientHeight) || HIGHEST; // at the end of a game the board is hidden
  const seen = Math.min(1200, Math.max(w, clientWidth * h / high));
  return [Math.max(0, Math.min(x + (w - seen) / 2, 1200 - seen)), y, seen, h];
}

// An open card with much to set leaves a zone less height: what it speaks of is then shown as large as before, not all of
// the zone smaller.
const room = () => Math.min(HIGHEST, parseFloat(getComputedStyle(drawing()).maxHeight) || HIGHEST);
function low([x, y, w, h]) {
  const tall = w * room() / document.getElementById("board").clientWidth, meant = all(":is(.chosen, .aimed)").map(place).filter((at) => around([x, y, w, h])([at.x + at.width / 2, at.y + at.height / 2]));
  if (innerHeight < 500 || !(tall < h - 1) || !meant.length) return [x, y, w, h];
  const top = Math.min(...meant.map((at) => at.y)), foot = Math.max(...meant.map((at) => at.y + at.height));
  return [x, Math.max(y, Math.min((top + foot - tall) / 2, y + h - tall)), w, tall];
}
// After a card was opened or closed.
let fitted;
export function refit() { if (small.matches && drawing() && Math.min(room(), fitted) < HIGHEST) fit(); }

export function fit() {
  const board = drawing();
  if (!board) return;
  fitted = room();
  const tab = small.matches ? document.getElementById(chosen) || tabs()[0] : undefined;
  const shown = tab ? parts(tab) : [whole.box], at = shown[part = Math.min(part, shown.length - 1)], to = !tab ? at : tab === tabs()[0] ? wide(at) : low(wide(at));
  for (const each of tabs()) {
    each.setAttribute("aria-current", String(each === tab));
    each.toggleAttribute("data-part", each === tab && shown.length > 1);
    if (each.hasAttribute("data-part")) each.dataset.part = `${part + 1}/${shown.length}`;
    each.classList.toggle("more-here", small.matches && each !== tab && each !== tabs()[0] && [...board.querySelectorAll(".lit")].some((el) => within(el, box(each))));
  }
  if (tab) reveal(tab);
  glideTo(board, sight = to);
}

// More tabs than there is room for lie beyond the edges: the current one is in the middle, and an edge fades where others are.
const rail = () => document.getElementById("zones");
function reveal(tab) {
  rail().scrollTo(tab.offsetLeft - (rail().clientWidth - tab.offsetWidth) / 2, tab.offsetTop - (rail().clientHeight - tab.offsetHeight) / 2);
  fade();
}
function fade() {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = rail();
  rail().toggleAttribute("data-before", scrollLeft + scrollTop > 1);
  rail().toggleAttribute("data-after", scrollWidth - clientWidth - scrollLeft + scrollHeight - clientHeight - scrollTop > 1);
}
document.addEventListener("scroll", ({ target }) => { if (target === rail()) fade(); }, true);

// A tab that is pressed again shows the zone's next part.
export const turn = (tab) => enter(tab, true, tab.getAttribute("aria-current") === "true" ? (part + 1) % parts(tab).length : 0);

// The board as it was is seen through the same window as the board.
function look(at) { for (const each of document.querySelectorAll("#drawing, #then > svg")) each.setAttribute("viewBox", at.join(" ")); }
function glideTo(board, to) {
  const from = board.viewBox.baseVal, start = [from.x, from.y, from.width, from.height], mine = (glideTo.last = {});
  if (still.matches || document.hidden || start.every((n, i) => Math.abs(n - to[i]) < 1)) return look(to);
  const began = performance.now();
  const step = (time) => {
    if (glideTo.last !== mine) return;
    const part = Math.max(0, Math.min(1, (time - began) / 250)), ease = part * (2 - part);
    look(start.map((n, i) => n + (to[i] - n) * ease));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

export function next(by) {
  const all = tabs(), at = all.findIndex((tab) => tab.getAttribute("aria-current") === "true");
  if (at < 0) return;
  if (parts(all[at])[part + by]) return enter(all[at], true, part + by);
  const tab = all[(at + by + all.length) % all.length];
  enter(tab, true, by < 0 ? parts(tab).length - 1 : 0);
}

small.addEventListener("change", () => fit());
addEventListener("resize", () => { if (small.matches) fit(); });
// What a key has brought the focus to is shown, too; a tap leaves it behind.
document.addEventListener("focusin", ({ target }) => {
  if (!small.matches || !target.closest("#drawing") || !target.matches(":focus-visible") || around(drawing().getAttribute("viewBox").split(" ").map(Number))(middle(target))) return;
  for (const tab of tabs().slice(1)) for (const [i, each] of parts(tab).entries()) if (within(target, each)) return enter(tab, true, i);
});

// --- fingers: swipe to the next zone, pinch or a tap in «All» goes into one ------------------------------------------
let held;
document.addEventListener("touchstart", (event) => {
  const [a, b] = event.touches;
  held = event.target.closest("#board") && { x: a.clientX, y: a.clientY, wide: b && Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), middle: b && { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } };
}, { passive: true });
document.addEventListener("touchend", (event) => {
  if (!held || !small.matches || event.touches.length) return;
  const [last] = event.changedTouches, dx = last.clientX - held.x, dy = last.clientY - held.y;
  if (!held.wide && Math.abs(dx) > 60 && Math.abs(dx) > 2 * Math.abs(dy)) next(dx < 0 ? 1 : -1);
  held = undefined;
});
document.addEventListener("touchmove", (event) => {
  if (!held?.wide || event.touches.length !== 2 || !small.matches) return;
  event.preventDefault();
  const [a, b] = event.touches, now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (now > held.wide * 1.25) { into(held.middle); held = undefined; }
  else if (now < held.wide / 1.25) { enter(tabs()[0]); held = undefined; }
}, { passive: false });

// The smallest zone around a point of the screen: the one between the fingers.
export function into({ x, y }) {
  const board = drawing().getScreenCTM(), [ux, uy] = [(x - board.e) / board.a, (y - board.f) / board.d];
  const around = tabs().slice(1).filter((tab) => { const [zx, zy, w, h] = box(tab); return ux >= zx && ux <= zx + w && uy >= zy && uy <= zy + h; });
  const [found] = around.sort((a, b) => box(a)[2] * box(a)[3] - box(b)[2] * box(b)[3]);
  if (found) enter(found);
  return Boolean(found);
}
export const overview = () => small.matches && tabs()[0]?.getAttribute("aria-current") === "true";
