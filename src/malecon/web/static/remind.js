// This browser takes reminders, if its person says so and it can.
import { toast } from "./server.js";

const push = document.getElementById("push");

if (push && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  push.hidden = false;
  push.querySelector("button").addEventListener("click", subscribe);
}

async function subscribe() {
  try {
    if ((await Notification.requestPermission()) !== "granted") return toast(push.dataset.denied);
    const worker = await navigator.serviceWorker.ready;
    // One that was made with another key of the house can't be used any more.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push.dataset.key });
    const { endpoint, keys } = made.toJSON();
    const answer = await fetch("/me/reminders/push", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    });
    if (!answer.ok) return toast(push.dataset.denied);
    location.hash = "reminders";
    location.reload();
  } catch {
    toast(push.dataset.denied);
  }
}
