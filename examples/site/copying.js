// A text to the clipboard, on a press, and what came of it in words.

// `otherwise()` does what can be done without a clipboard, and says it.
export function copyOnPress(button, said, text, otherwise) {
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(text());
      said.textContent = "Copied.";
    } catch {
      said.textContent = otherwise();
    }
  };
}
