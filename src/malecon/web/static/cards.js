// Point, read, do: everything on the board opens its card, in one place; the card's button is what plays.
import { haunt, vanish } from "./ghosts.js";
import { svg } from "./motion.js";
import { foresee, move, step } from "./server.js";
import { face, inSight, into, overview, place, refit } from "./zones.js";

const card = (thing) => document.querySelector(`details.card[data-card="${CSS.escape(thing)}"]`);
const thingOf = (el) => el.closest?.("[data-thing]");
const things = (name) => document.querySelectorAll(`#drawing [data-thing="${CSS.escape(name)}"]`);
export const open = () => document.querySelector("details.card[open]:not([data-peek])");
let stepped, peeked = 0;

// --- one card at a time -----------------------------------------------------------------------------------------------
export function show(thing, peek = false) {
  const found = card(thing) ?? plain(thing);
  if (!found) return;
  if (peek && !found.matches("[data-peek]")) peeked = performance.now();
  close();
  found.open = true;
  found.toggleAttribute("data-peek", peek);
  found.inert = peek;
  unlist();
  mark(thing, peek ? "pointed" : "chosen");
  aim(found);
  portrait(found, thing);
  holding(found);
  if (!peek) for (const form of found.querySelectorAll(".several")) ticked(form);
  ghosts(found);
  refit();
}

// Where a card has one choice, what it would change is seen at once; else when one of them is set.
function ghosts(found) {
  const [only, other] = found.querySelectorAll(".control");
  if (only && !other) haunt(only);
}

// Who chooses on the board is done with the list.
function unlist() {
  document.getElementById("list")?.removeAttribute("data-opened");
  document.querySelector("[data-open=list]")?.setAttribute("aria-expanded", "false");
}
export const toggle = (thing) => (open()?.dataset.card === thing ? close() : show(thing));

// Of what has no card of its own the board knows the name.
function plain(thing) {
  const [drawn] = things(thing), name = drawn?.getAttribute("aria-label") ?? drawn?.querySelector("title")?.textContent, home = document.getElementById("cards");
  if (!name || !home) return;
  home.querySelector("details.plain")?.remove();
  const made = Object.assign(document.createElement("details"), { className: "card plain" }), title = document.createElement("summary");
  made.dataset.card = thing;
  title.textContent = name;
  made.append(title, svg("svg", { class: "portrait", "aria-hidden": "true" }));
  home.append(made);
  return made;
}

export function close() {
  for (const each of document.querySelectorAll("details.card[open]")) { each.open = each.inert = false; each.removeAttribute("data-peek"); }
  for (const each of document.querySelectorAll("#drawing :is(.pointed, .chosen, .aimed)")) each.classList.remove("pointed", "chosen", "aimed");
  vanish();
  refit();
}

// Who goes to another zone is done with what was read in this one.
document.addEventListener("zone", () => {
  const [drawn] = open()?.matches(":not(.auto)") ? things(open().dataset.card) : [];
  if (open()?.matches(".sitting") || (drawn && !open().matches(".aims") && !inSight(drawn))) close();
});

function mark(thing, how) {
  for (const each of things(thing)) each.classList.add(how);
}

// What else on the board chooses among the card's moves: the ship for an event tile.
const aims = (found) => [...(found?.querySelectorAll("[data-to]") ?? [])];
function aim(found) { for (const form of aims(found)) mark(form.dataset.to, "aimed"); }

// The card's picture is the thing itself, as the board draws it, with the pieces on it.
function portrait(found, thing) {
  const frame = found.querySelector(".portrait"), [drawn] = things(thing);
  if (!drawn || frame.childElementCount) return;
  const { x, y, width, height } = place(face(drawn));
  if (!width || width > 380) return;
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  const within = (piece) => { const at = place(piece), dx = at.x + at.width / 2 - x, dy = at.y + at.height / 2 - y; return dx > 0 && dx < width && dy > 0 && dy < height; };
  const under = [...document.querySelectorAll("#drawing .stand:not(.ghost *)")].filter((each) => !drawn.contains(each) && within(each)), on = [...document.querySelectorAll("#drawing > .piece")].filter(within);
  const [copy, ...pieces] = [drawn, ...under, ...on].map((each) => each.cloneNode(true)), below = pieces.splice(0, under.length);
  for (const each of [copy, ...below, ...pieces].flatMap((one) => [one, ...one.querySelectorAll("*")])) for (const name of ["id", "data-thing", "data-move", "data-why", "tabindex", "role"]) each.removeAttribute(name);
  for (const each of [copy, ...copy.querySelectorAll(".lit, .best")]) each.classList.remove("lit", "best", "pointed", "chosen", "aimed");
  frame.classList.add(...document.getElementById("drawing").classList);
  frame.append(...below, copy, ...pieces);
}

// What the board draws small of a seat is large in its card, and read there piece by piece.
function holding(found) {
  const frame = found.querySelector(".holding"), drawn = frame && document.querySelector(`#drawing [data-holding="${frame.dataset.of}"]`);
  if (!drawn || frame.childElementCount) return;
  const { x, y, width, height } = face(drawn).getBBox(), copy = face(drawn).cloneNode(true);
  for (const each of copy.querySelectorAll("*")) for (const name of ["id", "data-move", "data-why", "tabindex", "role"]) each.removeAttribute(name);
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  frame.classList.add(...document.getElementById("drawing").classList);
  frame.append(copy);
}
// A finger, for which it is too small on the board, means the seat whose it is.
const meant = (el, byFinger = finger) => { const home = byFinger && el.closest("#drawing [data-holding]"); return home ? `seat-${home.dataset.holding}` : el.dataset.thing; };

// What a screen reader says of a thing beside its name: what it does, and why it can't be chosen.
export function described(el, thing) {
  const told = [...(card(thing)?.querySelectorAll(":scope > :is(.about, .why)[id]") ?? [])].map((each) => each.id).join(" ");
  if (told) el.setAttribute("aria-describedby", told);
}

// After a new position: what can be chosen alone is open, else nothing is; the same step keeps what was open, and who
// reads the list goes on reading it.
export function renew() {
  const same = stepped === step(), kept = open();
  stepped = step();
  if (!same) set.clear();
  again();
  if (same && kept) { mark(kept.dataset.card, "chosen"); aim(kept); portrait(kept, kept.dataset.card); holding(kept); ghosts(kept); refit(); }
  if (same) return;
  close();
  const auto = document.querySelector("details.card.auto");
  if (auto && !document.querySelector("#list[data-opened]")) show(auto.dataset.card);
}

// --- point, tap, click ------------------------------------------------------------------------------------------------
const buttons = (thing) => [...(card(thing)?.querySelectorAll(".do") ?? [])];

// One move that can be taken back needs no second press of a mouse; a finger reads first.
function direct(thing, finger) {
  const found = card(thing), [only, other] = found?.querySelectorAll(".control.one .do") ?? [];
  if (!only || other || buttons(thing).length > 1 || only.closest("form").dataset.final) return;
  return finger && only.closest("form").dataset.tap !== "quick" ? undefined : only;
}

// A whole turn that is never taken back is made by the click of who was pointing at it and has had the time to read so.
const READ = 300;
function read(thing, finger) {
  const found = card(thing), whole = found?.querySelector(".control.one[data-tap=whole] .do");
  return !finger && found?.matches("[data-peek]") && buttons(thing).length === 1 && performance.now() - peeked > READ ? whole : undefined;
}

let timer, finger = false, long;
document.addEventListener("pointerdown", (event) => { finger = event.pointerType !== "mouse"; }, true);
document.addEventListener("pointerover", (event) => {
  clearTimeout(timer);
  const over = thingOf(event.target), reading = () => open() || document.querySelector("#list[data-opened]");
  if (event.pointerType !== "mouse" || reading()) return;
  timer = setTimeout(() => { if (reading()) return; if (over) show(over.dataset.thing, true); else close(); }, 150);
});

// A long press reads and never plays.
document.addEventListener("contextmenu", (event) => { if (finger && thingOf(event.target)) event.preventDefault(); });
document.addEventListener("pointerdown", (event) => {
  const held = event.pointerType === "mouse" ? undefined : thingOf(event.target);
  clearTimeout(long?.timer);
  long = held && { thing: meant(held), timer: setTimeout(() => { long.done = true; show(long.thing); }, 500) };
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(long?.timer));

// What is ticked among others: who comes by its thing means that one alone, unless it is ticked already; a hint takes none
// of the others away.
const tick_of = (thing) => (buttons(thing).length ? undefined : document.querySelector(`.ticks label[data-of="${CSS.escape(thing)}"] input`));
export function point(thing, alone = false) {
  const tick = tick_of(thing);
  if (!tick) return show(thing);
  if (alone && !tick.checked) for (const each of tick.form.querySelectorAll(".ticks :checked")) each.checked = false;
  show(tick.closest("details").dataset.card);
  if (!tick.checked) tick.click();
}

// Whether the press was for the board.
export function pressed(event) {
  const el = thingOf(event.target);
  if (!el) {
    if (open() && event.target.closest("#board")) close();
    return false;
  }
  if (long?.done) { long = undefined; return true; }
  const thing = meant(el, finger && event.detail > 0);
  const aimed = aims(open()).find((form) => form.dataset.to === thing);
  if (aimed) { aimed.querySelector(".do").click(); return true; }
  if (overview() && finger && el.closest("#board") && into({ x: event.clientX, y: event.clientY })) return true;
  const tick = document.querySelector(`details.card[open] .ticks label[data-of="${CSS.escape(thing)}"] input`);
  // The thing whose card it is isn't one of its wares: a press on a chosen ship's hull takes nothing off it.
  if (tick) { if (open().dataset.card !== thing) tick.click(); return true; }
  // A tick is found by its thing, too, where other things can be chosen beside them.
  if (tick_of(thing)) { point(thing, true); return true; }
  const byFinger = finger && event.detail > 0, [button, other] = buttons(thing), mere = direct(thing, byFinger), whole = event.detail && read(thing, byFinger);
  // A mere click does one thing and never ends the turn, unless the card that was read says so.
  if (whole) { unlist(); move(whole.dataset.move); }
  else if (mere) { unlist(); move(mere.dataset.move.split(";")[0]); }
  else if (open()?.dataset.card === thing) { if (button && !other) button.click(); }
  else show(thing);
  return true;
}

// --- controls: stepper, give and take, ticks --------------------------------------------------------------------------
function step_to(form, at) {
  const range = form.querySelector("[type=range]"), steps = form.querySelectorAll(".steps > li");
  range.value = Math.max(0, Math.min(steps.length - 1, at));
  steps.forEach((each, i) => each.classList.toggle("chosen", i === +range.value));
  form.querySelector("output").textContent = steps[range.value].dataset.value;
  range.setAttribute("aria-valuetext", steps[range.value].querySelector(".do").textContent);
  form.querySelector(".less").setAttribute("aria-disabled", String(+range.value === 0));
  form.querySelector(".more").setAttribute("aria-disabled", String(+range.value === steps.length - 1));
  for (const quick of form.querySelectorAll("[data-amount]")) quick.setAttribute("aria-pressed", String(quick.dataset.amount === range.value));
}

function pair(form) {
  const give = form.querySelector(".give :checked")?.value, ways = [...form.querySelectorAll(".steps > li")], takes = [...form.querySelectorAll(".take input")];
  for (const token of takes) token.disabled = !ways.some((way) => way.dataset.pair === `${give} ${token.value}`);
  const took = takes.find((token) => token.checked), take = took?.disabled ? takes.find((token) => !token.disabled) : took;
  if (take) take.checked = true;
  const pair = take ? `${give} ${take.value}` : give;
  for (const way of ways) way.classList.toggle("chosen", way.dataset.pair === pair);
}

// What was ticked first is done first.
const order = new WeakMap();
let ticks = 0;

async function ticked(form, last) {
  if (last?.checked) order.set(last, ++ticks);
  const most = +form.dataset.most, on = () => [...form.querySelectorAll(".ticks :checked")].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const [first] = on().filter((each) => each !== last);
  if (on().length > most && first) first.checked = false;
  for (const each of form.querySelectorAll(".ticks label")) for (const el of things(each.dataset.of)) el.classList.toggle("chosen", each.querySelector("input").checked);
  refit();
  const button = form.querySelector(".do"), moves = on().map((each) => each.value);
  button.disabled = true;
  button.textContent = form.dataset.do.replace("{n}", moves.length);
  const brings = form.querySelector(".brings"), told = moves.length ? await foresee(moves) : {};
  if (moves.join() !== on().map((each) => each.value).join()) return;
  if (!told.may) return brings.replaceChildren(told.message ?? "");
  // What finishes the turn goes with it, where the rules let it.
  const out = told.same && form.dataset.out.split(";").find((each) => told.may.includes(each));
  const after = out && !told.ends ? await foresee([...moves, out]) : undefined;
  if (moves.join() !== on().map((each) => each.value).join()) return;
  const ends = told.ends ? ["end"] : after?.ends ? [out, "end"] : [];
  button.dataset.move = [...moves, ...ends].join(";");
  button.textContent = (ends.length ? form.dataset.finish : form.dataset.do).replace("{n}", moves.length);
  if (ends.length && form.dataset.lost) button.append(" ", Object.assign(document.createElement("small"), { textContent: form.dataset.lost }));
  button.disabled = false;
  // Who doesn't want to finish yet does just this.
  const only = form.querySelector(".too");
  only.hidden = ends.length < 2;
  only.dataset.move = moves.join(";");
  only.textContent = form.dataset.do.replace("{n}", moves.length);
  brings.replaceChildren(...(told.gains.length ? told.gains.map(sign) : [told.effect.join(" · ") || told.stops || ""]));
}

// What comes to one's panel or leaves it, as the server draws it too.
function sign({ n, symbol, name }) {
  const made = Object.assign(document.createElement("span"), { className: `gain ${n < 0 ? "cost" : "win"}`, title: name });
  const said = Object.assign(document.createElement("span"), { className: "sr", textContent: name });
  made.append(`${n < 0 ? "−" : "+"}${Math.abs(n)}`, svg("svg", { class: "icon", viewBox: "0 0 48 48", "aria-hidden": "true" }, svg("use", { href: `#${symbol}` })), said);
  return made;
}

// What a person has set stays as long as the same control with the same moves is asked about.
const set = new Map();
const inputs = (form) => [...form.querySelectorAll("[type=radio], [type=checkbox]")];
const sign_of = (form) => [form.id, ...[...form.querySelectorAll(".steps > li, .ticks input")].map((each) => each.dataset.pair || each.dataset.value || each.value)].join();
function keep(form) { set.set(sign_of(form), { at: form.querySelector("[type=range]")?.value, on: inputs(form).map((each) => each.checked) }); }
function again() {
  const controls = new Map([...document.querySelectorAll(".control")].map((form) => [sign_of(form), form]));
  for (const [sign, { at, on }] of set) {
    const form = controls.get(sign);
    if (!form) { set.delete(sign); continue; }
    if (at !== undefined) step_to(form, +at);
    inputs(form).forEach((each, i) => { each.checked = on[i]; });
  }
}

document.addEventListener("input", (event) => {
  const form = event.target.closest(".control");
  if (!form) return;
  if (event.target.type === "range") step_to(form, +event.target.value);
  else if (event.target.type === "radio") pair(form);
  else if (event.target.type === "checkbox") ticked(form, event.target);
  keep(form);
  haunt(form);
});
document.addEventListener("click", (event) => {
  const form = event.target.closest(".control"), range = form?.querySelector("[type=range]");
  if (!range) return;
  if (event.target.closest(".less")) step_to(form, +range.value - 1);
  else if (event.target.closest(".more")) step_to(form, +range.value + 1);
  else if (event.target.closest("[data-amount]")) step_to(form, +event.target.closest("[data-amount]").dataset.amount);
  else return;
  keep(form);
  haunt(form);
});

export function prepare() {
  for (const form of document.querySelectorAll(".control")) {
    if (form.matches(".pair")) pair(form);
    if (form.matches(".amount")) step_to(form, +form.querySelector("[type=range]").value);
    if (form.matches(".several") && form.closest("[open]")) ticked(form);
  }
}
