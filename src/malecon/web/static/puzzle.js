// Puzzles: which were solved, and for how many days in a row, is kept in this browser and nowhere else.
import { mark } from "./judged.js";
import * as zones from "./zones.js";

const KEY = "malecon-puzzles", A_DAY = 86400000;
const read = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; } };
const kept = { solved: {}, tried: {}, days: [], ...read() };
const before = (day) => new Date(Date.parse(day) - A_DAY).toISOString().slice(0, 10);

// The days in a row, up to today or yesterday, on which a puzzle of the day was solved.
function streak(today) {
  let day = kept.days.includes(today) ? today : before(today), n = 0;
  while (kept.days.includes(day)) { n++; day = before(day); }
  return n;
}

const page = document.getElementById("puzzle");
if (page) {
  const { game, number, day, todays, solved } = page.dataset;
  if (solved === "yes") {
    kept.solved[`${game}/${number}`] ??= day;
    if (todays === "yes" && !kept.days.includes(day)) kept.days = [...kept.days, day].slice(-400);
  } else {
    kept.tried[`${game}/${number}`] ??= day;
  }
  try { localStorage.setItem(KEY, JSON.stringify(kept)); } catch { /* a browser that keeps nothing */ }
  zones.fit();
  mark();
  addEventListener("resize", mark);
  document.addEventListener("click", ({ target }) => { const tab = target.closest("[data-zone]"); if (tab) zones.turn(tab); });
}
for (const each of document.querySelectorAll(".puzzles [data-puzzle]")) {
  const solved = each.dataset.puzzle in kept.solved;
  each.classList.toggle("solved", solved);
  each.classList.toggle("tried", !solved && each.dataset.puzzle in kept.tried);
}
const told = document.getElementById("streak");
if (told) {
  const n = streak(told.dataset.day);
  told.hidden = !n;
  told.textContent = n === 1 ? told.dataset.one : told.dataset.many.replace("{n}", n);
}
