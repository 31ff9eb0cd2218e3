// A game from its first move to its last: slider, links, keys or the clock choose a position, the server draws it, and the
// page is morphed to it without reloading. A replay and a review are such reels; what differs they say themselves.
import { toast } from "./server.js";
import * as zones from "./zones.js";

const KEPT = 80, PAUSE = 60, REST = 200;
export const page = () => document.querySelector("main[data-at]");
export const slider = () => document.getElementById("at");
export const shown = () => +page().dataset.at;
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const drawn = new Map(); // what the server sent, by position
let own, wanted = shown(), busy = false, asked = 0, resting, playing;

// What a reel says of itself; these it need not say.
const usual = {
  point: () => {}, // the hand has come to a position that may not be drawn yet
  dress: () => {}, // what the server doesn't know of the next page, before it is shown
  show: (next, morph) => morph(),
  keeps: () => true, // whether what was sent stays as it is
};

// --- going to a position -------------------------------------------------------------------------------------------
// One question at a time and a breath between two, the next for where the hand is by then: what it passed meanwhile is
// never asked for.
export async function go(at) {
  wanted = Math.max(+slider().min, Math.min(+slider().max, at));
  point();
  if (busy) return;
  busy = true;
  try {
    while (shown() !== wanted) {
      if (!drawn.has(wanted)) await wait(asked + PAUSE - performance.now());
      const at = wanted, moment = await ask(at);
      if (wanted === at) wanted = moment.at; // a running game may have taken moves back
      show(moment);
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
  const moment = await answer.json();
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value);
  if (own.keeps(moment)) drawn.set(at, moment);
  return moment;
}

// The position that is seen, asked for and shown once more, unless the hand has gone on meanwhile.
export async function refresh() {
  if (busy) return;
  const moment = await ask(wanted);
  if (!busy && moment.at === wanted) show(moment);
}

function point() {
  slider().value = wanted;
  own.point(wanted);
}

function show({ html }) {
  const next = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  const find = (id) => next.querySelector(`#${id}`), board = document.getElementById("drawing");
  find("at").setAttribute("value", wanted);
  if (board) find("drawing")?.setAttribute("viewBox", board.getAttribute("viewBox"));
  turn(find("play"));
  find("play").hidden = false;
  own.dress(find, Boolean(playing));
  own.show(next, () => Idiomorph.morph(page(), next, { morphStyle: "outerHTML" }));
  point();
  clearTimeout(resting);
  resting = setTimeout(() => history.replaceState(null, "", `?at=${shown()}`), REST); // browsers count these
}

// --- playing by itself ---------------------------------------------------------------------------------------------
function turn(button) {
  const word = button.querySelector(".word");
  button.dataset.plays ??= word ? word.textContent : button.getAttribute("aria-label");
  button.setAttribute("aria-pressed", Boolean(playing));
  const says = playing ? button.dataset.pauses : button.dataset.plays;
  if (word) word.textContent = says;
  else button.setAttribute("aria-label", says);
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
  }, own.tempo());
  if (!busy && wanted < +slider().max) ask(wanted + 1).catch(() => {});
}

// --- hands ---------------------------------------------------------------------------------------------------------
const starts = (name) => slider().dataset[name].split(" ").map(Number);
export const on = (all) => all.find((at) => at > wanted) ?? +slider().max;
export const back = (all) => all.findLast((at) => at < wanted) ?? +slider().min;
// Where a step of this length leads.
export const steps = {
  "move on": () => wanted + 1, "move back": () => wanted - 1,
  "turn on": () => on(starts("turns")), "turn back": () => back(starts("turns")),
  "chapter on": () => on(starts("chapters")), "chapter back": () => back(starts("chapters")),
};
const keys = {
  ArrowLeft: steps["move back"], ArrowRight: steps["move on"],
  "Shift ArrowLeft": steps["turn back"], "Shift ArrowRight": steps["turn on"],
  PageUp: steps["chapter back"], PageDown: steps["chapter on"],
  Home: () => +slider().min, End: () => +slider().max,
};
const byHand = (at) => { if (playing) stop(); go(at); };

function click(event) {
  const tab = event.target.closest("[data-zone]");
  if (tab) zones.turn(tab);
  if (event.target.closest("#play")) play();
  const at = own.chosen(event.target);
  if (at === undefined || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  byHand(at);
}

function press(event) {
  const { target } = event, name = `${event.shiftKey ? "Shift " : ""}${event.key}`, known = { ...keys, ...own.keys };
  const writing = target !== slider() && target.matches(`input, select, textarea, ${own.scrolls}`);
  if (event.ctrlKey || event.metaKey || event.altKey || writing) return;
  if (name === " " && !target.closest("button, a, summary")) { event.preventDefault(); if (!event.repeat) play(); }
  if (!known[name]) return;
  event.preventDefault();
  byHand(known[name]());
}

// chosen: where a pressed thing leads, if anywhere; tempo: ms between two positions; scrolls: what keys scroll themselves.
export function start(reel) {
  own = { ...usual, ...reel };
  document.addEventListener("input", (event) => event.target.id === "at" && byHand(+event.target.value));
  document.addEventListener("click", click);
  document.addEventListener("keydown", press);
  document.getElementById("play").hidden = false;
  zones.fit();
}
