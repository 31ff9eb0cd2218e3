// A review: its curve is the slider. While the game is still being looked at, the page asks now and then how far that has come.
import { mark } from "./judged.js";
import * as reel from "./reel.js";

const ASK = 3000, TEMPO = 1200;
const TABS = ["panel-moments", "panel-players", "whose-all", "whose-mine"];
const moments = () => [...document.querySelectorAll("#moments [data-at]")].map((one) => +one.dataset.at);

// The line under the hand is there before the server has drawn what it points at.
function point(at) {
  const { min, max } = reel.slider(), x = `${(100 * (at - min)) / Math.max(1, max - min)}%`;
  for (const end of ["x1", "x2"]) document.querySelector("#chance .cursor line").setAttribute(end, x);
}

function dress(find) {
  for (const id of TABS) find(id)?.toggleAttribute("checked", document.getElementById(id)?.checked);
  for (const { id, open } of document.querySelectorAll("#players details")) find(id)?.toggleAttribute("open", open);
}

function show(next, morph) {
  morph();
  mark();
}

function chosen(target) {
  const link = target.closest("#review [data-at]:not(main)");
  return link ? +link.dataset.at : undefined;
}

async function watch() {
  while (reel.page().dataset.done !== "yes") {
    await reel.wait(ASK);
    if (document.hidden) continue;
    await reel.refresh().catch(() => {}); // the line is cut: it will be asked again
  }
}

reel.start({
  point, dress, show, chosen,
  keeps: ({ done }) => done,
  tempo: () => TEMPO,
  keys: { n: () => reel.on(moments()), p: () => reel.back(moments()) },
  scrolls: "#moments, #players",
});
mark();
addEventListener("resize", mark);
watch();
