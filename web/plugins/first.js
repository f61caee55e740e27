// Runs before anything is drawn: the light that was chosen, and the words of the language are
// asked for beside the code.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("naqala.settings")) ?? {};
  } catch {}
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  const words = __WORDS__;
  const wanted = [kept.language, ...navigator.languages].map(
    (tag) => String(tag).toLowerCase().split("-")[0],
  );
  const language = wanted.find((code) => Object.hasOwn(words, code)) ?? "en";
  document.documentElement.lang = language;
  for (const href of words[language]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
})();
