/** Adds a button that copies to every block of code that does not have one. */
for (const block of document.querySelectorAll<HTMLElement>("pre.code:has(> code)")) addButton(block);

function addButton(block: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  button.textContent = "Copy";
  button.addEventListener("click", () => void copy(block, button));
  const frame = document.createElement("div");
  frame.className = "code-frame";
  block.replaceWith(frame);
  frame.append(block, button);
}

/** Says on the button whether the browser let the page copy, and after a while what the button does. */
async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const text = block.querySelector("code")?.textContent ?? "";
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => "Copied",
    () => "Press Ctrl+C",
  );
  if (button.textContent !== "Copied") getSelection()?.selectAllChildren(block);
  setTimeout(() => {
    button.textContent = "Copy";
  }, 2000);
}
