// A review without reloading: the curve is the slider, the server draws the position, the page is morphed to it. While
// the game is still being looked at, the page asks now and then how far that has come.
import { mark } from "./judged.js";
import { toast } from "./server.js";
import * as zones from "./zones.js";

const KEPT = 80, PAUSE = 60, REST = 200, ASK = 3000, TEMPO = 1200;
const page = () => document.getElementById("review");
const slider = () => document.getElementById("at");
const shown = () => +page().dataset.at;
const drawn = new Map(); // what the server sent, by position
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let wanted = shown(), busy = false, asked = 0, resting, playing;

// --- going to a position -------------------------------------------------------------------------------------------
async function go(at) {
  wanted = Math.max(+slider().min, Math.min(+slider().max, at));
  point();
  if (busy) return;
  busy = true;
  try {
    while (shown() !== wanted) {
      if (!drawn.has(wanted)) await wait(asked + PAUSE - performance.now());
      show(await ask(wanted));
    }
  } catch {
    wanted = shown();
    point();
    stop();
    toast(document.body.dataset.offline);
  } finally {
    busy = false;
  }
}

async function ask(at) {
  if (drawn.has(at)) return drawn.get(at);
  asked = performance.now();
  const answer = await fetch(`?at=${at}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.statusText);
  const news = await answer.json();
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value);
  if (news.done) drawn.set(at, news); // what is still being looked at changes
  return news;
}

// The line under the hand is there before the server has drawn what it points at.
function point() {
  const { min, max } = slider(), x = `${(100 * (wanted - min)) / Math.max(1, max - min)}%`;
  slider().value = wanted;
  for (const end of ["x1", "x2"]) document.querySelector("#chance .cursor line").setAttribute(end, x);
}

const TABS = ["panel-moments", "panel-players", "whose-all", "whose-mine"];
function show({ html }) {
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("review");
  const board = document.getElementById("drawing");
  // What the server doesn't know: which tab is open, what plays, which zone is seen.
  for (const id of TABS) next.querySelector(`#${id}`)?.toggleAttribute("checked", document.getElementById(id)?.checked);
  if (board) next.querySelector("#drawing")?.setAttribute("viewBox", board.getAttribute("viewBox"));
  turn(next.querySelector("#play"));
  next.querySelector("#play").hidden = false;
  next.querySelector("#at").setAttribute("value", wanted);
  Idiomorph.morph(page(), next, { morphStyle: "outerHTML" });
  point();
  clearTimeout(resting);
  resting = setTimeout(() => history.replaceState(null, "", `?at=${shown()}`), REST); // browsers count these
  mark();
}

// --- playing by itself ---------------------------------------------------------------------------------------------
function turn(button) {
  button.dataset.plays ??= button.getAttribute("aria-label");
  button.setAttribute("aria-pressed", Boolean(playing));
  button.setAttribute("aria-label", playing ? button.dataset.pauses : button.dataset.plays);
}
function stop() {
  clearTimeout(playing);
  playing = undefined;
  turn(document.getElementById("play"));
}
function play() {
  if (playing) return stop();
  if (wanted >= +slider().max) go(+slider().min);
  tick();
  turn(document.getElementById("play"));
}
function tick() {
  playing = setTimeout(async () => {
    await go(wanted + 1);
    if (!playing) return;
    if (wanted >= +slider().max) stop();
    else tick();
  }, TEMPO);
  if (!busy && wanted < +slider().max) ask(wanted + 1).catch(() => {});
}

// --- hands ---------------------------------------------------------------------------------------------------------
const byHand = (at) => { if (playing) stop(); go(at); };
document.addEventListener("input", (event) => event.target.id === "at" && byHand(+event.target.value));
document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-zone]");
  if (tab) zones.turn(tab);
  if (event.target.closest("#play")) play();
  const link = event.target.closest("#review [data-at]:not(main)");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  byHand(+link.dataset.at);
});

const starts = (name) => slider().dataset[name].split(" ").map(Number);
const moments = () => [...document.querySelectorAll("#moments [data-at]")].map((one) => +one.dataset.at);
const after = (all) => all.find((at) => at > wanted) ?? +slider().max, before = (all) => all.findLast((at) => at < wanted) ?? +slider().min;
const keys = {
  ArrowLeft: () => wanted - 1, ArrowRight: () => wanted + 1,
  "Shift ArrowLeft": () => before(starts("turns")), "Shift ArrowRight": () => after(starts("turns")),
  PageUp: () => before(starts("chapters")), PageDown: () => after(starts("chapters")),
  n: () => after(moments()), p: () => before(moments()),
  Home: () => +slider().min, End: () => +slider().max,
};
document.addEventListener("keydown", (event) => {
  const { target } = event, name = `${event.shiftKey ? "Shift " : ""}${event.key}`;
  if (event.ctrlKey || event.metaKey || event.altKey || (target !== slider() && target.matches("input, select, textarea, #moments, #players"))) return;
  if (name === " " && !target.closest("button, a, summary")) { event.preventDefault(); if (!event.repeat) play(); }
  if (!keys[name]) return;
  event.preventDefault();
  byHand(keys[name]());
});

// --- how far it has come -------------------------------------------------------------------------------------------
async function watch() {
  while (page().dataset.done !== "yes") {
    await wait(ASK);
    if (document.hidden || busy) continue;
    try {
      const news = await ask(wanted);
      if (!busy && news.at === wanted) show(news);
    } catch { /* the line is cut: it will be asked again */ }
  }
}

document.getElementById("play").hidden = false;
zones.fit();
mark();
addEventListener("resize", mark);
watch();
