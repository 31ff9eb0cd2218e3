// At the real table: dice that are complete are sent by themselves, and what was typed while the line was cut is kept in
// this browser, sent in its order when the line is back, and never lost without a word.
import { here, table } from "./server.js";

const KEY = `malecon-outbox ${here}`, AGAIN = 3000, KEPT = /\/(luck|moves|end|undo)$/;
const kept = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? []; } catch { return []; } };
const keep = (all) => { if (all.length) localStorage.setItem(KEY, JSON.stringify(all)); else localStorage.removeItem(KEY); };
const said = () => document.getElementById("outbox")?.dataset ?? {};

// --- dice ------------------------------------------------------------------------------------------------------------
document.addEventListener("change", ({ target }) => {
  const form = target.closest?.("#luck-form");
  if (form && target.type === "radio" && form.checkValidity()) form.requestSubmit();
});

// What is asked next is read from its beginning, wherever the last answer stood.
const question = () => document.getElementById("luck-title")?.textContent ?? "";
let asked = question();
document.addEventListener("drawn", () => {
  if (asked === question()) return;
  asked = question();
  if (asked) document.getElementById("luck-title").scrollIntoView({ block: "nearest" });
  else document.getElementById("sheet")?.scrollTo(0, 0);
});

// --- the outbox ------------------------------------------------------------------------------------------------------
// What a press was, in words: the dice of a form, a button's title or its text.
let pressed = "";
const plain = (el) => (el?.title || el?.textContent || el?.getAttribute("aria-label") || "").replace(/\s+/g, " ").trim();
// What is pressed on a card is told with the name of its thing: «stop here» doesn't say where.
const words = (el) => [el?.closest("details.card")?.querySelector("summary"), el].map(plain).filter(Boolean).join(" · ");
document.addEventListener("click", ({ target }) => { pressed = words(target.closest("button, label, [data-thing]")); }, true);
document.addEventListener("submit", ({ target, submitter }) => {
  const dice = [...target.querySelectorAll("input:checked")].map((die) => words(die.closest("label")));
  pressed = dice.join(" · ") || words(submitter) || pressed;
}, true);

document.addEventListener("unsent", (event) => {
  const { url, body, type } = event.detail, all = kept();
  if (!KEPT.test(new URL(url, location).pathname)) return;
  event.preventDefault();
  // While something waits here, that is what is taken back.
  if (all.length && !all.at(-1).why && !flush.busy && /\/undo$/.test(new URL(url, location).pathname)) { keep(all.slice(0, -1)); show(); return; }
  // Several tiles may be typed one after the other; the same dice of one roll only once.
  const roll = body.includes("move-0=");
  if (!(roll && all.some((one) => one.body === body))) all.push({ url, body, type, what: pressed, after: all.length > 0 });
  keep(all);
  show();
});

// The position that a decision was made on: what was typed after another belongs to the one that this led to.
function on(entry, n) {
  if (entry.type) return JSON.stringify({ ...JSON.parse(entry.body), n: +n });
  const fields = new URLSearchParams(entry.body);
  fields.set("n", n);
  return String(fields);
}

async function flush() {
  if (flush.busy) return;
  flush.busy = true;
  try {
    for (let all = kept(); all.length && !all[0].why; all = kept()) {
      const [first, ...rest] = all, type = first.type || "application/x-www-form-urlencoded";
      const answer = await fetch(first.url, { method: "POST", headers: { Accept: "application/json", "Content-Type": type }, body: first.body });
      if (answer.status >= 500 || answer.status === 429) break;
      const told = await answer.json().catch(() => ({}));
      if (answer.ok) keep(rest.map((one) => (one.after ? { ...one, body: on(one, told.n) } : one)));
      else keep([{ ...first, why: answer.status === 409 ? said().moved : told.message || answer.statusText }, ...rest]);
    }
  } catch { /* the line is still cut: tried again later */ } finally {
    flush.busy = false;
    show();
  }
}

function element(name, text, add = {}) {
  return Object.assign(document.createElement(name), { textContent: text }, add);
}

// Outside of what the server draws anew.
function show() {
  const all = kept(), box = document.getElementById("waits") ?? document.body.appendChild(element("aside", "", { id: "waits", role: "status" }));
  box.hidden = !all.length;
  box.replaceChildren();
  clearTimeout(show.timer);
  if (!all.length) return;
  const { kept: waiting, refused, retry: again, forget, one: this_one, all: them_all } = said(), stuck = Boolean(all[0].why);
  box.append(element("p", stuck ? refused : waiting));
  const list = box.appendChild(element("ol", ""));
  for (const one of all) {
    const line = list.appendChild(element("li", one.what));
    if (one.why) line.append(element("span", one.why, { className: "why" }));
  }
  if (stuck) box.append(element("button", again, { id: "outbox-again", onclick: retry }));
  if (stuck && all.length > 1) box.append(element("button", this_one, { id: "outbox-forget-one", onclick: forgetOne }));
  box.append(element("button", all.length > 1 ? them_all : forget, { id: "outbox-forget", onclick: () => { keep([]); show(); } }));
  if (!stuck) show.timer = setTimeout(flush, AGAIN);
}

// What was typed after it may have been meant for what it would have led to: each waits to be sent by hand.
function forgetOne() {
  keep(kept().slice(1).map((one) => ({ ...one, why: said().held })));
  show();
}

// Once more, on what the page shows now.
function retry() {
  const [first, ...rest] = kept();
  keep([{ ...first, body: on(first, table().dataset.n), why: undefined }, ...rest.map((one) => ({ ...one, after: true }))]);
  flush();
}

// --- what hands have done ----------------------------------------------------------------------------------------------
// A tick stays with its line, whatever is drawn anew or taken back meanwhile.
const DONE = `malecon-done ${here}`, MOST = 200;
const done = () => { try { return JSON.parse(localStorage.getItem(DONE)) ?? []; } catch { return []; } };
document.addEventListener("change", ({ target }) => {
  if (!target.matches?.("#todo input")) return;
  const others = done().filter((id) => id !== target.id);
  localStorage.setItem(DONE, JSON.stringify(target.checked ? [...others, target.id].slice(-MOST) : others));
});
function tick() {
  const ticked = new Set(done());
  for (const box of document.querySelectorAll("#todo input")) if (ticked.has(box.id)) box.checked = true;
}
document.addEventListener("drawn", tick);
tick();

addEventListener("online", flush);
if (kept().length) flush();
