"use strict";
// The whole client: the server draws; here a page is morphed to what it sends, pieces glide, and clicks become moves.
const still = matchMedia("(prefers-reduced-motion: reduce)");
const wishes = localStorage;
const here = location.pathname.replace(/\/$/, "");
const table = () => document.getElementById("table");

// --- talking to the server -------------------------------------------------------------------------------------------
function toast(text) {
  const line = document.getElementById("toast");
  line.textContent = text;
  line.classList.add("shown");
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => line.classList.remove("shown"), 6000);
}

// What the server says to it, or nothing where it was refused or never came there.
async function post(url, body, type) {
  const asked = `${url} ${body}`;
  if (post.underway.has(asked)) return;
  post.underway.add(asked);
  deed = press;
  try {
    const headers = { Accept: "application/json", ...(type && { "Content-Type": type }) };
    const answer = await fetch(url, { method: "POST", headers, body });
    const said = await answer.json().catch(() => ({}));
    if (said.location) location.assign(said.location);
    if (answer.ok) return said;
    toast(said.message || answer.statusText);
  } catch {
    toast(document.body.dataset.offline);
  } finally {
    post.underway.delete(asked);
  }
}
post.underway = new Set();

// From one position one decision is sent: the next when another position is shown, or when this one still stands.
async function decide(url, body, type) {
  const { n } = table().dataset;
  if (decide.from === n) return;
  decide.from = n;
  const said = await post(url, body, type);
  if (decide.from === n && (!said || String(said.n) === n)) decide.from = undefined;
}

function move(notation) {
  const { n, seat } = table().dataset;
  decide(`${here}/moves`, JSON.stringify({ n: +n, move: notation, seat: +seat }), "application/json");
}

async function why(notation) {
  const answer = await fetch(`${here}/why?move=${encodeURIComponent(notation)}`);
  toast((await answer.json()).why);
}

function connect(pause = 500) {
  // Not every browser says by itself which language a socket wants.
  const live = `${here}/live?lang=${document.documentElement.lang}`;
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + live);
  socket.onmessage = (event) => { pause = 500; show(JSON.parse(event.data)); };
  socket.onclose = () => setTimeout(connect, pause + Math.random() * pause, Math.min(pause * 2, 15000));
  const alive = setInterval(() => socket.readyState === 1 && socket.send('{"here": true}'), 30000);
  socket.addEventListener("close", () => clearInterval(alive));
}

// --- showing a new position ------------------------------------------------------------------------------------------
// What a person opened stays open, and what they wrote or chose stays until it is sent; all else follows, focused or not.
const written = new WeakSet();
const theirs = (name, node) =>
  name === "data-opened" ||
  (name === "open" && node.matches("details")) ||
  (["value", "checked", "selected"].includes(name) && written.has(node.closest("input, select, textarea")));
const morphing = { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: (name, node) => !theirs(name, node) } };
document.addEventListener("input", (event) => written.add(event.target));

function show(news) {
  const before = places(), counts = tallies(), { turn, n } = table().dataset, asked = document.getElementById("ask");
  document.title = news.title;
  Idiomorph.morph(table(), news.html, morphing);
  clocks();
  const ask = document.getElementById("ask");
  if (ask && !asked) ask.scrollIntoView({ block: "nearest", inline: "center" });
  const log = document.getElementById("log");
  if (log) log.scrollTop = log.scrollHeight;
  if (table().dataset.n !== n) document.getElementById("choices")?.scrollTo(0, 0);
  if (!still.matches && !document.hidden) { glide(before); count(counts); }
  if (news.turn && turn !== "yes") yourTurn(news.title);
}

const pieces = () => document.querySelectorAll("#drawing .piece[id]");
const places = () => new Map([...pieces()].map((el) => [el.id, { box: el.getBoundingClientRect(), at: el.dataset.at, el: el.cloneNode(true) }]));
const tallies = () => new Map([...document.querySelectorAll("[data-tally]")].map((el) => [el.id, +el.textContent]));
const easing = "cubic-bezier(.3, .7, .3, 1)";

// FLIP: every keyed piece starts where it stood and glides to where it stands now.
function glide(before) {
  const board = document.getElementById("drawing");
  if (!board) return;
  const scale = board.getScreenCTM().a;
  for (const el of pieces()) {
    const old = before.get(el.id), now = el.getBoundingClientRect();
    before.delete(el.id);
    if (!old) { arrive(el); continue; }
    if (el.dataset.rail) { if (old.at !== el.dataset.at) drive(el, +old.at, +el.dataset.at); continue; }
    const dx = (old.box.x - now.x) / scale, dy = (old.box.y - now.y) / scale;
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
function count(before) {
  for (const el of document.querySelectorAll("[data-tally]")) {
    const was = before.get(el.id), now = +el.textContent, home = document.getElementById(el.dataset.home);
    if (was === undefined || Number.isNaN(was + now) || was === now) continue;
    el.animate([{ scale: 1.7 }, { scale: 1 }], { duration: 400, easing });
    if (home) fly(el.dataset.tally, now > was ? home : el, now > was ? el : home);
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
const hurry = () => document.getAnimations().forEach((a) => a.effect.getTiming().iterations === 1 && a.playState === "running" && a.finish());

// The server doesn't know what time it is here: its moments are told by this clock, with the day if it isn't today.
function clocks() {
  for (const el of document.querySelectorAll("time[datetime]")) {
    const at = new Date(el.dateTime), today = at.toDateString() === new Date().toDateString();
    el.textContent = at.toLocaleString(document.documentElement.lang, { ...(!today && { weekday: "short", day: "numeric", month: "short" }), hour: "numeric", minute: "2-digit", ...(today && { second: "2-digit" }) });
  }
}

// --- it is your turn -------------------------------------------------------------------------------------------------
function yourTurn(title) {
  if (wishes.sound === "on") chime();
  if (wishes.notify === "on" && document.hidden && Notification.permission === "granted") new Notification(title, { tag: here });
}

function chime() {
  const ear = (chime.ear ??= new AudioContext());
  [523, 659, 784].forEach((pitch, i) => {
    const tone = ear.createOscillator(), loud = ear.createGain(), start = ear.currentTime + i * 0.12;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loud).connect(ear.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}

// --- wishes: theme, sound, notification ------------------------------------------------------------------------------
async function wish(name, button) {
  const value = name === "theme" ? (dark() ? "light" : "dark") : wishes[name] === "on" ? "off" : "on";
  if (name === "notify" && value === "on" && (await Notification.requestPermission()) !== "granted") return;
  wishes[name] = value;
  if (name === "sound" && value === "on") chime();
  wear(button);
}
const dark = () => (wishes.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
function wear() {
  if (wishes.theme) document.documentElement.dataset.theme = wishes.theme;
  for (const button of document.querySelectorAll("[data-wish]")) button.setAttribute("aria-pressed", button.dataset.wish === "theme" ? dark() : wishes[button.dataset.wish] === "on");
}

// --- hands: clicks, keys, fingers ------------------------------------------------------------------------------------
document.addEventListener("pointerdown", hurry, true);
// A tap so soon after one that did something, and so near, is its echo: whatever has come to stand there isn't meant.
const SOON = 350, NEAR = 40;
let press, deed;
document.addEventListener("click", (event) => {
  press = event.detail ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : undefined; // keys have no place
  if (!press || !deed || press.at - deed.at > SOON || Math.hypot(press.x - deed.x, press.y - deed.y) > NEAR) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-move], [data-why], [data-wish], [data-open]");
  if (!el || el.disabled) return;
  const { move: notation, why: asked, wish: name, open } = el.dataset;
  if (notation !== undefined) { event.preventDefault(); move(notation); }
  else if (asked !== undefined) why(asked);
  else if (name) wish(name, el);
  else document.getElementById(open)?.toggleAttribute("data-opened");
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form.act")) return;
  event.preventDefault();
  if (form.dataset.sure && !confirm(form.dataset.sure)) return;
  const send = form.matches("[data-decides]") ? decide : post;
  send(form.action, new URLSearchParams(new FormData(form, event.submitter)));
  for (const field of form.elements) written.delete(field);
  if (form.matches(".once")) form.reset();
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  hurry();
  // Enter and the space bar belong to what has the focus, and a key that is held is one press.
  const own = ["Enter", " "].includes(event.key) && event.target.closest("a, button, summary, [role=button]");
  if (own && (event.repeat || !own.matches("a, button, summary"))) event.preventDefault();
  if (own && !event.repeat && !own.matches("a, button, summary")) own.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  if (own || event.repeat) return;
  if (event.key === "Escape") document.querySelectorAll("[data-opened]").forEach((el) => el.removeAttribute("data-opened"));
  document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`)?.click();
});

// The board is as wide as its frame times the zoom; panning is the frame's own scrolling. What was under `from` comes to
// lie under `to`: what the fingers hold stays between them.
function zoom(factor, from, to = from) {
  const frame = document.getElementById("board"), drawing = frame.firstElementChild;
  const before = drawing.getBoundingClientRect();
  zoom.now = Math.max(1, Math.min(4, factor));
  document.documentElement.style.setProperty("--zoom", zoom.now);
  const after = drawing.getBoundingClientRect();
  frame.scrollLeft += after.left + ((from.x - before.left) * after.width) / before.width - to.x;
  frame.scrollTop += after.top + ((from.y - before.top) * after.height) / before.height - to.y;
}
zoom.now = 1;
const pinch = ([a, b]) => ({
  x: (a.clientX + b.clientX) / 2,
  y: (a.clientY + b.clientY) / 2,
  wide: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
});
let held;
document.addEventListener("touchstart", (event) => { held = event.touches.length === 2 ? pinch(event.touches) : undefined; }, { passive: true });
document.addEventListener("touchmove", (event) => {
  if (!held || event.touches.length !== 2 || !event.target.closest("#board")) return;
  event.preventDefault();
  const now = pinch(event.touches);
  zoom((zoom.now * now.wide) / held.wide, held, now);
  held = now;
}, { passive: false });
// A touchpad's pinch comes as a wheel with Ctrl.
document.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest("#board")) return;
  event.preventDefault();
  zoom(zoom.now * Math.exp(-event.deltaY / (event.deltaMode ? 6 : 200)), { x: event.clientX, y: event.clientY });
}, { passive: false });

// A phone shows the middle of the board first.
const frame = document.getElementById("board");
if (frame) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;

wear();
clocks();
if (table()?.matches("[data-live]")) connect();
