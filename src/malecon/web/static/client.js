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

async function post(url, body, type) {
  try {
    const headers = { Accept: "application/json", ...(type && { "Content-Type": type }) };
    const answer = await fetch(url, { method: "POST", headers, body });
    const said = await answer.json().catch(() => ({}));
    if (!answer.ok) toast(said.message || answer.statusText);
    if (said.location) location.assign(said.location);
  } catch {
    toast(document.body.dataset.offline);
  }
}

function move(notation) {
  const { n, seat } = table().dataset;
  post(`${here}/moves`, JSON.stringify({ n: +n, move: notation, seat: +seat }), "application/json");
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
const morphing = {
  morphStyle: "outerHTML",
  ignoreActiveValue: true,
  // what a person opened stays open
  callbacks: { beforeAttributeUpdated: (name, node) => !(name === "data-opened" || (name === "open" && node.matches("details"))) },
};

function show(news) {
  const before = places(), counts = tallies(), turn = table().dataset.turn, asked = document.getElementById("ask");
  document.title = news.title;
  Idiomorph.morph(table(), news.html, morphing);
  clocks();
  const ask = document.getElementById("ask");
  if (ask && !asked) ask.scrollIntoView({ block: "nearest", inline: "center" });
  const log = document.getElementById("log");
  if (log) log.scrollTop = log.scrollHeight;
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
document.addEventListener("click", (event) => {
  const el = event.target.closest("[data-move], [data-why], [data-wish], [data-open], [data-zoom]");
  if (!el || el.disabled) return;
  const { move: notation, why: asked, wish: name, open, zoom: step } = el.dataset;
  if (notation !== undefined) { event.preventDefault(); move(notation); }
  else if (asked !== undefined) why(asked);
  else if (name) wish(name, el);
  else if (open) document.getElementById(open)?.toggleAttribute("data-opened");
  else zoom(zoom.now * +step);
});
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form.act")) return;
  event.preventDefault();
  if (form.dataset.sure && !confirm(form.dataset.sure)) return;
  post(form.action, new URLSearchParams(new FormData(form, event.submitter)));
  if (form.matches(".once")) form.reset();
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  hurry();
  const lit = event.target.closest("[role=button]:not(button)");
  if (lit && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); lit.dispatchEvent(new MouseEvent("click", { bubbles: true })); return; }
  if (event.key === "Escape") document.querySelectorAll("[data-opened]").forEach((el) => el.removeAttribute("data-opened"));
  document.querySelector(`[data-key="${CSS.escape(event.key)}"]:not(:disabled)`)?.click();
});

// The board is as wide as its frame times the zoom; panning is the frame's own scrolling.
function zoom(factor) {
  zoom.now = Math.max(1, Math.min(4, factor));
  document.documentElement.style.setProperty("--zoom", zoom.now);
}
zoom.now = 1;
let spread = 0;
document.addEventListener("touchmove", (event) => {
  if (event.touches.length !== 2 || !event.target.closest("#board")) { spread = 0; return; }
  event.preventDefault();
  const [a, b] = event.touches, wide = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  if (spread) zoom((zoom.now * wide) / spread);
  spread = wide;
}, { passive: false });

// A phone shows the middle of the board first.
const frame = document.getElementById("board");
if (frame) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;

wear();
clocks();
if (table()?.matches("[data-live]")) connect();
