
"use strict";
// Only filters: everything on the page can be read without this.
(() => {
  const form = document.querySelector(".filter");
  const words = form.querySelector("#words");
  const which = form.querySelector("#which");
  const count = form.querySelector("output");
  const unexpected = ["violated", "no longer deviates", "inconclusive", "not reached"];
  const rules = [...document.querySelectorAll(".rule")].map(element => ({
    element,
    text: plain(outside(element) + " " + element.closest(".topic").id),
    examples: [...element.querySelectorAll(".example")].map(example => ({
      element: example, verdict: example.dataset.verdict, text: plain(example.textContent) })),
  }));

  // What a rule says apart from its examples: a match here shows all of them.
  function outside(rule) {
    return [...rule.children].filter(child => !child.matches(".example")).map(child => child.textContent).join(" ");
  }

  function plain(text) {
    return text.toLowerCase().replace(/\s+/g, " ");
  }

  function wanted(verdict) {
    return !which.value || (which.value === "unexpected" ? unexpected.includes(verdict) : verdict === which.value);
  }

  function filter() {
    const needles = plain(words.value).trim().split(" ").filter(Boolean);
    let shown = 0;
    for (const rule of rules) {
      let some = false;
      for (const example of rule.examples) {
        const show = wanted(example.verdict)
          && needles.every(needle => rule.text.includes(needle) || example.text.includes(needle));
        example.element.hidden = !show;
        some ||= show;
      }
      rule.element.hidden = !some;
      shown += some;
    }
    for (const part of [...document.querySelectorAll(".topic"), ...document.querySelectorAll(".chapter")]) {
      part.hidden = !part.querySelector(".rule:not([hidden])");
    }
    for (const row of document.querySelectorAll("[data-topic]")) {
      row.classList.toggle("hushed", document.getElementById(row.dataset.topic).hidden);
    }
    const filtering = needles.length > 0 || which.value !== "";
    form.classList.toggle("active", filtering);
    count.textContent = filtering ? `${shown} of ${rules.length} rules` : "";
  }

  function keep() {
    const query = new URLSearchParams();
    if (words.value) query.set("words", words.value);
    if (which.value) query.set("verdict", which.value);
    const hash = query.toString();
    history.replaceState(null, "", hash ? "#" + hash : location.pathname + location.search);
  }

  function changed() {
    filter();
    keep();
  }

  function set(text, verdict) {
    words.value = text;
    which.value = verdict;
  }

  // A fragment with an equals sign is a filter, any other a place on the page: it must be seen.
  function arrive() {
    const hash = location.hash.slice(1);
    if (hash.includes("=")) {
      const query = new URLSearchParams(hash);
      set(query.get("words") ?? "", query.get("verdict") ?? "");
      filter();
      form.scrollIntoView();
      return;
    }
    const place = document.getElementById(hash);
    if (!place) return;
    if (place.closest("[hidden]")) {
      set("", "");
      filter();
    }
    if (place.matches("details")) place.open = true;
    place.scrollIntoView();
  }

  form.hidden = false;
  form.addEventListener("input", changed);
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", event => {
    event.preventDefault();
    set("", "");
    changed();
    words.focus();
  });
  addEventListener("hashchange", arrive);
  arrive();
})();
