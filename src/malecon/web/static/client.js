// The client: the server draws; here a page is morphed to what it sends, and clicks, keys and fingers become moves.
import * as arrows from "./arrows.js";
import * as cards from "./cards.js";
import { light } from "./coach.js";
import { count, glide, hurry, places, tallies } from "./motion.js";
import * as past from "./past.js";
import { connect, decide, doze, here, move, post, step, table, toast, why } from "./server.js";
import { pace, wear, wish, yourTurn } from "./wishes.js";
import * as zones from "./zones.js";

document.documentElement.classList.add("js");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// --- showing a new position ------------------------------------------------------------------------------------------
// What a person opened stays open, and what they wrote or chose stays until it is sent; all else follows, focused or not.
// What is set in a card's controls is kept by cards.js.
const written = new WeakSet();
const theirs = (name, node) =>
  ["data-opened", "data-dozes"].includes(name) ||
  (["open", "data-peek", "inert"].includes(name) && node.matches("details")) ||
  (name === "tabindex" && node.closest("#drawing")) ||
  (name === "viewBox" && node.id === "drawing") ||
  (["value", "checked", "selected"].includes(name) && written.has(node.closest("input, select, textarea")));
const morphing = { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: (name, node) => !theirs(name, node) } };
document.addEventListener("input", ({ target }) => { if (!target.closest(".control")) written.add(target); });

// The great button, and what a press on it would do.
const way = () => document.querySelector("#ways form .finish");
const meant = () => way() && `${way().form.action} ${way().textContent.trim()}`;

// A button that says in small letters that its step is never taken back.
const FOR_GOOD = ".do:has(small)";

function show(news) {
  const great = meant(), mouse = byMouse;
  const before = places(), counts = tallies(), { turn, over } = table().dataset, before_it = step(), asked = document.getElementById("ask");
  document.title = news.title;
  Idiomorph.morph(table(), news.html, morphing);
  if (over === undefined && "over" in table().dataset) past.last();
  document.dispatchEvent(new Event("drawn"));
  if (great && meant() && meant() !== great) doze(way());
  if (step() !== before_it) anew();
  clocks();
  const ask = document.getElementById("ask");
  if (ask && !asked) ask.scrollIntoView({ block: "nearest", inline: "center" });
  ready();
  byMouse = mouse; // the focus was brought back, not moved
  if (step() !== before_it) for (const each of document.querySelectorAll(`details.card.auto[open] ${FOR_GOOD}`)) doze(each);
  if (!still.matches && !document.hidden) { glide(before); count(counts); }
  if (news.turn && turn !== "yes") yourTurn(news.title);
}

// The server doesn't know what time it is here: its moments are told by this clock, with the day if it isn't today.
function clocks() {
  for (const el of document.querySelectorAll("time[datetime]")) {
    const at = new Date(el.dateTime), today = at.toDateString() === new Date().toDateString();
    el.textContent = at.toLocaleString(document.documentElement.lang, { ...(!today && { weekday: "short", day: "numeric", month: "short" }), hour: "numeric", minute: "2-digit", ...(today && { second: "2-digit" }) });
  }
}

// What others say is seen for a moment where one looks, and counted until the story is opened.
const heard = new Set();
function said() {
  const open = document.getElementById("story")?.hasAttribute("data-opened"), badge = document.getElementById("unread");
  const lines = [...document.querySelectorAll("#chat li[id]")], fresh = lines.filter((line) => !heard.has(line.id));
  if (said.before && fresh.length && !open && !fresh.at(-1).matches("[data-own]")) toast(fresh.at(-1).textContent, table().dataset.reply);
  if (open || !said.before) { lines.forEach((line) => heard.add(line.id)); said.unread = 0; }
  else { fresh.forEach((line) => heard.add(line.id)); said.unread = (said.unread ?? 0) + fresh.length; }
  if (badge) { badge.hidden = !said.unread; badge.textContent = said.unread || ""; }
  said.before = true;
}

// A puzzle's turn is judged as soon as it is played; who comes back to play on stays.
function judged() {
  const verdict = document.querySelector("#verdict a");
  if (verdict && judged.open) location.assign(verdict.href);
  judged.open = !verdict && Boolean(document.querySelector("#table[data-puzzle]"));
}

function ready() {
  // How far the game has come stands in the head of the page, outside of what is morphed.
  const where = document.getElementById("where"), { where: told } = table().dataset;
  if (where) where.textContent = told;
  said();
  sift();
  expanded();
  zones.follow();
  cards.renew();
  cards.prepare();
  arrows.roam();
  past.mark();
  light();
  judged();
  zones.shade();
}

// --- hands: clicks and keys ------------------------------------------------------------------------------------------
document.addEventListener("pointerdown", hurry, true);
document.addEventListener("click", (event) => {
  if (cards.pressed(event)) return event.preventDefault();
  const el = event.target.closest("[data-move], [data-why], [data-wish], [data-open], [data-close], [data-zone], [data-point], [data-back], [data-was], [data-show-me], [data-shut], form, summary, [data-seat-card]");
  if (!el || el.disabled) return;
  const { move: notation, why: asked, wish: name, open } = el.dataset;
  if (notation !== undefined) { event.preventDefault(); move(notation); }
  else if (asked !== undefined) why(asked);
  else if (name) wish(name, el);
  else if (open) unfold(open, el.dataset.to);
  else if (el.dataset.close) { unfold(el.dataset.close); opener(el.dataset.close)?.focus(); }
  else if (el.dataset.was) past.then(el.dataset.was);
  else if (el.dataset.turns) past.again(el.dataset.turns);
  else if (el.dataset.zone) zones.turn(el);
  // Crumbs are too small for a finger, who has Undo.
  else if (el.dataset.back) { if (event.pointerType !== "touch") back(el.dataset.back); }
  else if (el.dataset.point === "finish") document.querySelector("#ways .finish")?.focus();
  else if (el.dataset.point) cards.point(el.dataset.point);
  else if (el.matches("[data-shut]")) cards.close();
  else if (el.dataset.seatCard) cards.toggle(el.dataset.seatCard);
});
function back(to) {
  const { n, seat } = table().dataset;
  decide(`${here}/undo`, new URLSearchParams({ n, seat, to }));
}
// Undo that is held takes back the whole turn; the press that ends it does no more.
let held;
document.addEventListener("pointerdown", ({ target }) => {
  const whole = target.closest("#act-undo") && document.getElementById("act-undo-whole");
  clearTimeout(held?.timer);
  held = whole ? { timer: setTimeout(() => { held.done = true; whole.click(); }, 600) } : undefined;
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(held?.timer));
document.addEventListener("click", (event) => {
  if (!held?.done || !event.detail) return;
  held = undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
function unfold(name, to) {
  for (const other of ["story", "menu"]) if (other !== name) document.getElementById(other)?.removeAttribute("data-opened");
  const opened = document.getElementById(name)?.toggleAttribute("data-opened", to ? true : undefined);
  if (to) document.getElementById(to)?.focus();
  if (name === "story") { said(); if (opened) document.getElementById("log")?.scrollTo(0, 0); }
  if (name === "list" && opened) { cards.close(); document.querySelector("#list .offer")?.focus({ preventScroll: true }); }
  expanded();
}
function expanded() {
  for (const button of document.querySelectorAll("[data-open][aria-expanded]")) button.setAttribute("aria-expanded", String(document.getElementById(button.dataset.open)?.hasAttribute("data-opened") ?? false));
}
// What was opened is put away, and the focus goes back to what opened it.
const opener = (name) => document.querySelector(`[data-open="${CSS.escape(name)}"]`);
function away() {
  const left = document.activeElement?.closest("details.card, #list, #story, #menu"), card = left?.dataset.card;
  cards.close();
  past.now();
  for (const each of document.querySelectorAll("[data-opened]")) each.removeAttribute("data-opened");
  expanded();
  if (left) arrows.back(card ? arrows.stop(card) ?? document.getElementById(`open-${card}`) : opener(left.id));
}
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form.act")) return;
  event.preventDefault();
  if (form.dataset.sure && !confirm(form.dataset.sure)) return;
  if (form.dataset.sure && form.closest("#menu")) unfold("menu"); // what was asked twice is done with
  const send = form.matches("[data-decides]") ? decide : post;
  send(form.action, new URLSearchParams(new FormData(form, event.submitter)));
  for (const field of form.elements) written.delete(field);
  if (form.matches(".once")) form.reset();
});
// What is typed above the list, and the kind chosen there, leave the rows that have them; the choices of a new position
// are read from the start.
const filter = () => document.getElementById("list-filter");
function sift(kind = document.querySelector("#list [data-kind][aria-pressed=true]")?.dataset.kind) {
  const wanted = filter()?.value.toLowerCase() ?? "";
  for (const row of document.querySelectorAll("#list .row")) row.hidden = Boolean(kind && row.dataset.group !== kind) || !row.textContent.toLowerCase().includes(wanted);
  for (const each of document.querySelectorAll("#list [data-kind]")) each.setAttribute("aria-pressed", String(each.dataset.kind === (kind ?? "")));
}
function anew() {
  if (filter()) filter().value = "";
  document.querySelector("#list .rows")?.scrollTo(0, 0);
  // Who chose there goes on there.
  if (document.activeElement === document.body) document.querySelector("#list[data-opened] .offer")?.focus({ preventScroll: true });
}
document.addEventListener("input", ({ target }) => { if (target === filter()) sift(); });
document.addEventListener("click", ({ target }) => { const kind = target.closest("#list [data-kind]"); if (kind) sift(kind.dataset.kind); });
// What has the focus in the list is marked on the board.
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches?.("#list .offer")) return;
  for (const each of document.querySelectorAll("#drawing .pointed")) each.classList.remove("pointed");
  for (const each of document.querySelectorAll(`#drawing [data-thing="${CSS.escape(target.dataset.of)}"]`)) each.classList.add("pointed");
});
let pressing = false, byMouse = false;
for (const [when, down] of [["pointerdown", true], ["pointerup", false], ["pointercancel", false]]) document.addEventListener(when, () => { pressing = down; }, true);
document.addEventListener("focusin", () => { byMouse = pressing; });
document.addEventListener("keydown", (event) => {
  const list = event.target.closest("#list");
  if (list && ["ArrowDown", "ArrowUp"].includes(event.key)) {
    const all = [...list.querySelectorAll(".offer")].filter((each) => each.offsetParent), at = all.indexOf(event.target);
    all[(at + (event.key === "ArrowDown" ? 1 : -1) + all.length) % all.length]?.focus();
    return event.preventDefault();
  }
  if (event.key === "Escape") away();
  if (arrows.key(event)) return;
  if (event.ctrlKey && event.key === "Enter") return document.querySelector("#ways .finish:not(:disabled)")?.click();
  if (event.altKey && /^[1-9]$/.test(event.key)) { const tab = document.querySelectorAll("#zones [data-zone]")[event.key - 1]; if (tab) zones.turn(tab); return; }
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  hurry();
  // Enter and the space bar belong to what has the focus, and a key that is held is one press. What was chosen with a mouse
  // has had its press: Enter then goes on.
  const focused = ["Enter", " "].includes(event.key) && event.target.closest("a, button, summary, [role=button], [data-thing]");
  const spent = focused && byMouse && event.key === "Enter" && focused.closest("#drawing, #cards, #ways, #list"), own = !spent && focused;
  if (spent) event.preventDefault();
  if (own && (event.repeat || !own.matches("a, button, summary"))) event.preventDefault();
  if (own && !event.repeat && !own.matches("a, button, summary")) own.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (own || event.repeat) return;
  const key = event.key === "Backspace" ? "u" : event.key;
  // With a card open Enter is the card's.
  const primary = key === "Enter" && cards.open()?.querySelectorAll(".steps > li.chosen .do, .control.one .do, .control.several .do");
  const wanted = primary?.length === 1 ? primary[0] : document.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  // What is never taken back, in a card that nobody opened, is only gone to; else this key would press what it went to.
  if (primary && wanted === primary[0] && cards.open().matches(".auto") && wanted.matches(FOR_GOOD)) { event.preventDefault(); wanted.focus(); }
  else wanted?.click();
});

wear();
clocks();
if (table()) { ready(); pace(); }
if (table()?.matches("[data-live]")) connect(show);
