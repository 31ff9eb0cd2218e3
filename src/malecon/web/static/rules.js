// The rules are searched while one types: the server marks what it finds, as it does for a form that is sent.
const field = document.getElementById("rules-q"), page = document.getElementById("main");
let timer;

async function find() {
  const asked = new URL(location.href);
  for (const input of field.form.querySelectorAll("[name]")) asked.searchParams.set(input.name, input.value.trim());
  if (!field.value.trim()) asked.searchParams.delete("q");
  asked.hash = "";
  const wanted = field.value, answer = await fetch(asked).catch(() => undefined);
  if (!answer?.ok || wanted !== field.value) return;
  const made = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of ["#book", "#contents > ol"]) page.querySelector(part).replaceWith(document.adoptNode(made.querySelector(part)));
  history.replaceState(null, "", asked);
}

// Who asks by the button wants to read: the page goes to what was found first.
field?.form.addEventListener("submit", async (event) => {
  event.preventDefault();
  clearTimeout(timer);
  await find();
  field.blur();
  (page.querySelector("#book mark") ?? page.querySelector("#found")).scrollIntoView({ block: "center" });
});
field?.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(find, 250); });
