// A replay without reloading: slider, buttons, keys or the clock choose a position, the server draws it, the page is morphed.
import { svg } from "./motion.js";
import { toast } from "./server.js";
import * as zones from "./zones.js";

const KEPT = 80, MARKS = 9, PAUSE = 60, REST = 200;
const page = () => document.getElementById("replay");
const slider = () => document.getElementById("at");
const shown = () => +page().dataset.at;
const drawn = new Map(); // what the server sent, by position
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let wanted = shown(), busy = false, asked = 0, resting, playing;

// --- going to a position -------------------------------------------------------------------------------------------
// One question at a time and a breath between two, the next for where the hand is by then: what it passed meanwhile is
// never asked for.
async function go(at) {
  wanted = Math.max(+slider().min, Math.min(+slider().max, at));
  slider().value = wanted;
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
    slider().value = wanted;
    stop();
    toast(document.body.dataset.offline);
  } finally {
    busy = false;
  }
}

async function ask(at) {
  if (!drawn.has(at)) {
    asked = performance.now();
    const answer = await fetch(`?at=${at}`, { headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(answer.statusText);
    if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value);
    drawn.set(at, await answer.json());
  }
  return drawn.get(at);
}

function show({ at, html }) {
  const next = new DOMParser().parseFromString(html, "text/html").getElementById("replay");
  // Where the board has turned to another seat, what it shows of that seat is no change.
  const one = Math.abs(at - shown()) === 1 && next.dataset.own === page().dataset.own, before = one && looks();
  dress(next);
  Idiomorph.morph(page(), next, { morphStyle: "outerHTML" });
  slider().value = wanted;
  clearTimeout(resting);
  resting = setTimeout(() => history.replaceState(null, "", `?at=${shown()}`), REST); // browsers count these
  if (one) mark(before);
  zones.follow([...document.querySelectorAll("#drawing .change")]);
}

// What the server doesn't know: where the hand is, and what plays. Who hears the slider need not hear it twice.
function dress(next) {
  const find = (id) => next.querySelector(`#${id}`);
  find("at").setAttribute("value", wanted);
  find("drawing")?.setAttribute("viewBox", document.getElementById("drawing").getAttribute("viewBox"));
  find("slide").hidden = find("play").hidden = false;
  next.querySelector("noscript")?.remove();
  const tempo = document.getElementById("tempo").value;
  for (const option of find("tempo").options) option.toggleAttribute("selected", option.value === tempo);
  turn(find("play"));
  if (playing || document.activeElement === slider()) find("sentence").setAttribute("aria-live", "off");
}

const step = (by, way) => {
  if (by === "move") return wanted + (way === "on" ? 1 : -1);
  const starts = slider().dataset[`${by}s`].split(" ").map(Number);
  return way === "on" ? (starts.find((at) => at > wanted) ?? +slider().max) : (starts.findLast((at) => at < wanted) ?? +slider().min);
};

// --- what the last step changed ------------------------------------------------------------------------------------
const keyed = () => document.querySelectorAll("#drawing [id], .tally[id]");
const looks = () => new Map([...keyed()].map((el) => [el.id, el.outerHTML]));

function mark(before) {
  const changed = [...keyed()].filter((el) => before.get(el.id) !== el.outerHTML);
  const inner = changed.filter((el) => !changed.some((other) => other !== el && el.contains(other)));
  inner.filter((el) => el.matches(".tally")).forEach((el) => el.classList.add("changed"));
  const board = document.getElementById("drawing");
  for (const el of inner.filter((el) => !el.matches(".tally")).slice(0, MARKS)) {
    const { x, y, width, height } = zones.place(el);
    if (width && height) board.append(svg("rect", { class: "change", x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 10 }));
  }
}

// --- playing by itself ---------------------------------------------------------------------------------------------
function turn(button) {
  const word = button.querySelector(".word");
  button.dataset.plays ??= word.textContent;
  button.setAttribute("aria-pressed", Boolean(playing));
  word.textContent = playing ? button.dataset.pauses : button.dataset.plays;
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
  }, +document.getElementById("tempo").value);
  if (!busy && wanted < +slider().max) ask(wanted + 1).catch(() => {});
}

// --- hands ---------------------------------------------------------------------------------------------------------
const byHand = (at) => { if (playing) stop(); go(at); };
document.addEventListener("input", (event) => event.target.id === "at" && byHand(+event.target.value));
document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-zone]");
  if (tab) zones.turn(tab);
  const link = event.target.closest("#wheel a.step");
  if (event.target.closest("#play")) play();
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  byHand(step(link.dataset.by, link.dataset.way));
});

const keys = {
  ArrowLeft: () => step("move", "back"), ArrowRight: () => step("move", "on"),
  "Shift ArrowLeft": () => step("turn", "back"), "Shift ArrowRight": () => step("turn", "on"),
  PageUp: () => step("chapter", "back"), PageDown: () => step("chapter", "on"),
  Home: () => +slider().min, End: () => +slider().max,
};
document.addEventListener("keydown", (event) => {
  const { target } = event, name = `${event.shiftKey ? "Shift " : ""}${event.key}`;
  if (event.ctrlKey || event.metaKey || event.altKey || (target !== slider() && target.matches("input, select, textarea, #log"))) return;
  if (name === " " && !target.closest("button, summary")) { event.preventDefault(); if (!event.repeat) play(); }
  if (!keys[name]) return;
  event.preventDefault();
  byHand(keys[name]());
});

zones.fit();
document.querySelector("#wheel noscript")?.remove();
document.getElementById("slide").hidden = document.getElementById("play").hidden = false;
