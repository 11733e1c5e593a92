// A rule moves by pointer, by arrow keys on its handle, or by buttons that a press on it shows.

// `place(name, to)` is called with the place in the list that a rule was moved to.
export function makeMovable(list, place) {
  const at = (li) => [...list.children].indexOf(li);
  const handleOf = (event) => event.target.closest(".handle");

  list.addEventListener("keydown", (event) => {
    const handle = handleOf(event);
    const to = handle && {
      ArrowUp: (here) => here - 1, ArrowDown: (here) => here + 1,
      Home: () => 0, End: () => list.children.length - 1,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    const li = handle.closest("li");
    place(li.dataset.name, to(at(li)));
  });

  list.addEventListener("click", (event) => {
    const pressed = event.target.closest(".up, .down");
    if (!pressed) return;
    const li = pressed.closest("li");
    place(li.dataset.name, at(li) + (pressed.matches(".up") ? -1 : 1));
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
    const drop = () => {
      ended.abort();
      li.classList.remove("dragged");
      if (at(li) === from) li.classList.toggle("lifted");
      else place(li.dataset.name, at(li));
    };
    on("pointerup", drop);
    on("pointercancel", drop);
  });
}
