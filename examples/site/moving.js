// A rule moves by pointer, by arrow keys on its handle, or by buttons that a press on it shows.

// `moved(name, at)` hears which rule was moved, and to which place in the list.
export function makeMovable(list, moved) {
  const at = (li) => [...list.children].indexOf(li);
  const handleOf = (event) => event.target.closest(".handle");

  // The others move round it: what is taken out of the page loses the focus and the pointer.
  function shift(li, to) {
    const place = Math.max(0, Math.min(list.children.length - 1, to));
    while (at(li) > place) li.after(li.previousElementSibling);
    while (at(li) < place) li.before(li.nextElementSibling);
    moved(li.dataset.name, place);
  }

  list.addEventListener("keydown", (event) => {
    const li = handleOf(event)?.closest("li");
    const to = li && { ArrowUp: at(li) - 1, ArrowDown: at(li) + 1, Home: 0, End: list.children.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    shift(li, to);
  });

  list.addEventListener("click", (event) => {
    const pressed = event.target.closest(".up, .down");
    if (!pressed) return;
    const li = pressed.closest("li");
    shift(li, at(li) + (pressed.matches(".up") ? -1 : 1));
  });

  list.addEventListener("pointerdown", (event) => {
    const handle = handleOf(event);
    if (!handle || event.button !== 0) return;
    event.preventDefault();
    handle.focus();
    const li = handle.closest("li");
    const from = at(li);
    const ended = new AbortController();
    const on = (name, then) => handle.addEventListener(name, then, { signal: ended.signal });
    const middle = (other) => other.offsetTop + other.offsetHeight / 2;

    handle.setPointerCapture(event.pointerId);
    li.classList.add("dragged");
    on("pointermove", (move) => {
      const y = move.clientY - list.getBoundingClientRect().top;
      let before = li.previousElementSibling, after = li.nextElementSibling;
      for (; before && y < middle(before); before = li.previousElementSibling) li.after(before);
      for (; after && y > middle(after); after = li.nextElementSibling) li.before(after);
      if (move.clientY < 60) scrollBy(0, -12);
      if (move.clientY > innerHeight - 60) scrollBy(0, 12);
    });
    const end = (then) => () => {
      ended.abort();
      li.classList.remove("dragged");
      then();
    };
    on("pointercancel", end(() => shift(li, from)));
    on("pointerup", end(() => at(li) === from ? li.classList.toggle("lifted") : shift(li, at(li))));
  });
}
