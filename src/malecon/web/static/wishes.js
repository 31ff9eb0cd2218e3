// What a person wishes of this browser: light or dark, a chime, a notice, how fast bots play.
import { here, table, toast } from "./server.js";

const wishes = localStorage;

// --- it is your turn -------------------------------------------------------------------------------------------------
export function yourTurn(title) {
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
export async function wish(name, button) {
  const value = name === "theme" ? (dark() ? "light" : "dark") : wishes[name] === "on" ? "off" : "on";
  if (name === "notify" && value === "on" && (await Notification.requestPermission()) !== "granted") return;
  wishes[name] = value;
  if (name === "sound" && value === "on") chime();
  wear(button);
}
const dark = () => (wishes.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
export function wear() {
  if (wishes.theme) document.documentElement.dataset.theme = wishes.theme;
  for (const button of document.querySelectorAll("[data-wish]")) button.setAttribute("aria-pressed", button.dataset.wish === "theme" ? dark() : wishes[button.dataset.wish] === "on");
}

// --- how fast bots play: sent as it is chosen, and wished of the next table too, unless others sit there -----------------
const field = () => document.getElementById("pace-ms");
document.addEventListener("change", ({ target }) => {
  if (target !== field()) return;
  wishes.pace = target.value;
  target.form.requestSubmit();
  toast(`${target.labels[0].textContent} ${target.selectedOptions[0].textContent}`);
});
export function pace() {
  if (!field() || !wishes.pace || wishes.pace === field().value || table().dataset.step !== "0" || document.querySelector(".seat:not(.bot, .you)")) return;
  field().value = wishes.pace;
  field().form.requestSubmit();
}
