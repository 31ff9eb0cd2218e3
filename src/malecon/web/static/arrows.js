// The board by keyboard: one stop of Tab for all of it, the arrows go among its things, and what has the focus is read.
import * as cards from "./cards.js";
import { place } from "./zones.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const drawing = () => document.getElementById("drawing");

// A thing is reached by what is lit in it, else by itself.
const within = (thing) => thing.querySelector(".lit, [role=button]") ?? thing;
const stops = () => [...(drawing()?.querySelectorAll(".lit, [role=button], [data-thing]") ?? [])].filter((el) => within(el) === el);
export const stop = (name) => { const thing = drawing()?.querySelector(`[data-thing="${CSS.escape(name)}"]`); return thing && within(thing); };

// Tab comes to what has the focus, else to what can be chosen first.
export function roam() {
  const all = stops(), focused = document.activeElement?.closest("#drawing [data-thing]");
  // A thing in which nothing can be chosen is a button that tells about itself.
  for (const el of all) if (el.matches("[data-thing]")) el.setAttribute("role", "button");
  for (const el of drawing()?.querySelectorAll("[tabindex]") ?? []) if (!all.includes(el)) el.removeAttribute("tabindex");
  const at = all.find((el) => el === document.activeElement) ?? (focused && within(focused)) ?? all.find((el) => el.matches(".best")) ?? all.find((el) => el.matches(".lit")) ?? all[0];
  land(at, all);
  if (!focused) return;
  if (at !== document.activeElement) at.focus({ preventScroll: true });
  cards.described(at, focused.dataset.thing);
}
function land(at, all = stops()) { for (const el of all) el.setAttribute("tabindex", el === at ? 0 : -1); }

// Where a thing stands for the arrows: its head, since in a large one others may lie.
const head = (el) => { const thing = el.closest("[data-thing]"), { x, y, width, height } = place(thing && within(thing) === el ? thing : el); return [x + width / 2, y + Math.min(height / 2, 24)]; };
// The nearest thing on that side, those straight ahead first.
function beside(from, [dx, dy]) {
  const [fx, fy] = head(from);
  const far = stops().filter((el) => el !== from).map((el) => {
    const [x, y] = head(el), along = (x - fx) * dx + (y - fy) * dy, aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
    return [along < 1 ? Infinity : along + 2 * aside, el];
  });
  const [cost, el] = far.reduce((best, one) => (one[0] < best[0] ? one : best), [Infinity]);
  return cost < Infinity ? el : undefined;
}

// Whether the key was for the board, or for the seats, which are one stop, too.
export function key(event) {
  const way = WAYS[event.key], { target } = event;
  if (!way || event.ctrlKey || event.altKey || event.metaKey || !target.closest("#board, .all-of-it")) return false;
  const seats = [...document.querySelectorAll(".all-of-it")], at = seats.indexOf(target), [dx, dy] = way;
  const to = at >= 0 ? seats[(at + dx + dy + seats.length) % seats.length] : target.closest("#drawing") ? beside(target.closest("[tabindex]"), way) : drawing()?.querySelector("[tabindex='0']");
  to?.focus({ preventScroll: true });
  event.preventDefault();
  return true;
}

let silent = false;
document.addEventListener("focusin", ({ target }) => {
  if (!target.closest?.("#drawing")) return;
  land(target);
  const thing = target.closest("[data-thing]")?.dataset.thing;
  if (thing) cards.described(target, thing);
  if (thing && !silent && target.matches(":focus-visible") && !cards.open() && !document.querySelector("#list[data-opened]")) cards.show(thing, true);
});
document.addEventListener("focusout", ({ target }) => { if (target.closest?.("#drawing") && !cards.open()) cards.close(); });

// Back to the thing whose card was closed, without reading it again.
export function back(to) {
  silent = true;
  to?.focus({ preventScroll: true });
  silent = false;
}
