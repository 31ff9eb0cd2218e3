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
let chosen, opened, part = 0, spot, asked, sight = [];

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

// A part is one of those a tab leads through, or just where it is needed: around what is lit, or around a finger.
export function enter(tab, byHand = true, which = 0) {
  chosen = tab?.id;
  const shown = tab && parts(tab);
  spot = Array.isArray(which) ? which : undefined;
  part = spot ? nearest(shown, spot) : which;
  if (byHand) { opened = now(); elsewhere = true; }
  fit();
  if (byHand) document.dispatchEvent(new Event("zone"));
}
const nearest = (shown, [x, y]) => { const far = shown.map((each) => Math.hypot(each[0] - x, each[1] - y)); return far.indexOf(Math.min(...far)); };

// The part of a zone with its middle at a point, as far as the zone goes.
const between = (least, n, most) => Math.max(least, Math.min(n, most));
function centred(tab, px, py) {
  const [x, y, w, h] = box(tab), [, , wide, tall] = parts(tab)[0];
  return [between(x, px - wide / 2, x + w - wide), between(y, py - tall / 2, y + h - tall), wide, tall];
}

// Where in a zone most of these are seen whole: all of them, where they fit.
const EDGE = 6;
const holds = ([x, y, w, h]) => (at) => at.x >= x - EDGE && at.y >= y - EDGE && at.x + at.width <= x + w + EDGE && at.y + at.height <= y + h + EDGE;
const hull = (these) => {
  const left = Math.min(...these.map((at) => at.x)), top = Math.min(...these.map((at) => at.y));
  return { x: left, y: top, width: Math.max(...these.map((at) => at.x + at.width)) - left, height: Math.max(...these.map((at) => at.y + at.height)) - top };
};
function best(tab, boxes) {
  const [x, y, w, h] = box(tab), [, , wide, tall] = parts(tab)[0], mine = boxes.filter((at) => around([x, y, w, h])([at.x + at.width / 2, at.y + at.height / 2]));
  if (!mine.length) return { held: 0, near: 0, at: parts(tab)[0] };
  // Each window that begins or ends with one of them.
  const along = (from, long, room, starts, ends) => (long <= room ? [from] : [...new Set([...starts, ...ends.map((end) => end - room)].map((n) => Math.round(between(from, n, from + long - room))))]);
  const columns = along(x, w, wide, mine.map((at) => at.x), mine.map((at) => at.x + at.width)), rows = along(y, h, tall, mine.map((at) => at.y), mine.map((at) => at.y + at.height));
  let most = [];
  for (const top of rows) for (const left of columns) { const held = mine.filter(holds([left, top, wide, tall])); if (held.length > most.length) most = held; }
  const { x: hx, y: hy, width, height } = hull(most.length ? most : mine);
  return { held: most.length, near: mine.length, at: centred(tab, hx + width / 2, hy + height / 2) };
}

// The zone that shows most of these; of two that show as much the one where we are.
function seek(boxes) {
  const here = tabs().slice(1).sort((a, b) => (b.id === chosen) - (a.id === chosen)), found = here.map((tab) => ({ tab, ...best(tab, boxes) }));
  return found.reduce((one, other) => (other.held > one.held || (other.held === one.held && other.near > one.near) ? other : one));
}

// The zone in which something can be chosen now, unless a person opened one by hand at this step: where most of it is seen
// whole. Who sees as much where they are stays there, and so does who is asked the same again in one turn.
const all = (of) => [...document.querySelectorAll(`#drawing ${of}`)];
const choices = () => { const advised = all(".best"); return advised.length ? advised : all(".lit"); };
const question = () => (document.querySelector("#digest") ? undefined : document.getElementById("prompt")?.textContent);
export function follow(lit = choices()) {
  const same = asked !== undefined && asked === question(), boxes = small.matches ? lit.map(place) : [];
  asked = question();
  if (!boxes.length || opened === now()) return fit();
  const here = tabs().slice(1).find((tab) => tab.id === chosen), seen = here ? boxes.filter(holds(sight)).length : -1;
  if (here && same && (seen || !all(".best").length)) return fit();
  const found = seek(boxes);
  if (!found.near || (seen && seen >= found.held)) return fit();
  enter(found.tab, false, found.at);
}

const within = (el, zone) => around(zone)(middle(el));
export const inSight = (el) => !small.matches || within(el, sight);

// Goes where all of something is seen, not only its middle, unless a person opened a zone by hand at this step.
export function bring(el) {
  if (!small.matches || opened === now() || holds(sight)(place(el))) return;
  const found = seek([place(el)]);
  if (found.near) enter(found.tab, false, found.at);
}

// What a thing is known by, where more than that belongs to it.
export const face = (thing) => thing.querySelector("[data-face]") ?? thing;

// Where something lies in the drawing's own units: the box it is pressed in; what alone is lit in a thing is pressed in all of
// that one's. What is drawn measures more than is seen of it: a portrait counts with all that its frame cuts off.
function pressed(el) {
  const own = el.querySelector(":scope > .reach"), thing = el.matches(".lit") && el.closest("[data-thing]");
  const boxes = own ? [own] : thing && thing.querySelectorAll(".lit").length === 1 ? [...thing.querySelectorAll(".reach")] : [];
  return hull((boxes.length ? boxes : [el]).map((each) => each.getBoundingClientRect()));
}
export function place(el) {
  const at = pressed(el), scale = drawing().getScreenCTM();
  return { x: (at.x - scale.e) / scale.a, y: (at.y - scale.f) / scale.d, width: at.width / scale.a, height: at.height / scale.d };
}

// Where a zone leaves room beside, above or below it the board is seen there, and nothing beyond its edges.
const lying = () => innerHeight < 500;
function wide([x, y, w, h], most = room()) {
  const { clientWidth, clientHeight } = document.getElementById("board"), high = (lying() && clientHeight) || most; // at the end of a game the board is hidden
  const seen = Math.min(1200, Math.max(w, clientWidth * h / high)), tall = lying() && clientHeight ? Math.min(820, Math.max(h, clientHeight * seen / clientWidth)) : h;
  return [between(0, x + (w - seen) / 2, 1200 - seen), between(0, y + (h - tall) / 2, 820 - tall), seen, tall];
}

// An open card with much to set leaves a zone less height: what it speaks of is then shown as large as before, not all of
// the zone smaller.
const room = () => Math.min(HIGHEST, parseFloat(getComputedStyle(drawing()).maxHeight) || HIGHEST);
function low([x, y, w, h]) {
  const tall = w * room() / document.getElementById("board").clientWidth, meant = all(":is(.chosen, .aimed)").map(place).filter((at) => around([x, y, w, h])([at.x + at.width / 2, at.y + at.height / 2]));
  if (lying() || !(tall < h - 1) || !meant.length) return [x, y, w, h];
  const { y: top, height } = hull(meant);
  return [x, between(y, top + (height - tall) / 2, y + h - tall), w, tall];
}
// What an open card aims at is seen together, wherever it lies.
function aims() {
  const these = all(".aimed").map(place);
  if (!these.length || elsewhere) return;
  const { x, y, width, height } = hull(these), MARGIN = 10;
  return wide([Math.max(0, x - MARGIN), Math.max(0, y - MARGIN), Math.min(1200, width + 2 * MARGIN), height + 2 * MARGIN]);
}
// After a card was opened or closed.
let fitted, aiming = false, elsewhere = false; // elsewhere: who opened a zone while a card aims looks there
export function refit() {
  if (!small.matches || !drawing()) return;
  requestAnimationFrame(shade);
  if (Math.min(room(), fitted) < HIGHEST || aiming !== Boolean(all(".aimed").length)) fit();
}

export function fit() {
  const board = drawing();
  if (!board) return;
  fitted = room();
  if (aiming !== Boolean(all(".aimed").length)) { aiming = !aiming; elsewhere = false; }
  const tab = small.matches ? document.getElementById(chosen) || tabs()[0] : undefined;
  const shown = tab ? parts(tab) : [whole.box], at = spot ?? shown[part = Math.min(part, shown.length - 1)], to = !tab ? at : aims() ?? wide(tab === tabs()[0] ? at : low(wide(at, HIGHEST)));
  for (const each of tabs()) {
    each.setAttribute("aria-current", String(each === tab));
    each.toggleAttribute("data-part", each === tab && shown.length > 1);
    if (each.hasAttribute("data-part")) each.dataset.part = `${part + 1}/${shown.length}`;
    each.classList.toggle("more-here", small.matches && each !== tab && each !== tabs()[0] && [...board.querySelectorAll(".lit")].some((el) => within(el, box(each))));
  }
  if (tab) reveal(tab);
  requestAnimationFrame(shade);
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
// What the sheet holds may be more than there is room for: its foot fades then.
export function shade() {
  const sheet = document.getElementById("sheet");
  sheet?.toggleAttribute("data-after", small.matches && sheet.scrollHeight - sheet.clientHeight - sheet.scrollTop > 4);
}
document.addEventListener("scroll", ({ target }) => { if (target === rail()) fade(); else if (target.id === "sheet") shade(); }, true);

// A tab shows what can be chosen there; pressed again, the zone's next part.
export function turn(tab) {
  const lit = choices().map(place);
  enter(tab, true, tab.getAttribute("aria-current") === "true" ? (part + 1) % parts(tab).length : best(tab, lit).at);
}

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
let broad = innerWidth;
addEventListener("resize", () => { if (innerWidth !== broad) spot = undefined; broad = innerWidth; if (small.matches) fit(); });
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
  if (found) enter(found, true, centred(found, ux, uy));
  return Boolean(found);
}
export const overview = () => small.matches && tabs()[0]?.getAttribute("aria-current") === "true";
