import { copyText } from "../strings.ts";

/** Adds a copy button to every code block that does not have one. */
for (const block of document.querySelectorAll<HTMLElement>("pre.code:has(> code)")) addButton(block);

function addButton(block: HTMLElement): void {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-button";
  button.textContent = copyText.copy;
  button.addEventListener("click", () => void copy(block, button));
  const frame = document.createElement("div");
  frame.className = "code-frame";
  block.replaceWith(frame);
  frame.append(block, button);
}

/** Copies a block and shows the result on the button for two seconds. If copying fails, selects the block instead. */
async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(block.textContent.trimEnd()).then(
    () => true,
    () => false,
  );
  button.textContent = isCopied ? copyText.copied : copyText.pressKeys;
  button.classList.add("result");
  if (!isCopied) getSelection()?.selectAllChildren(block);
  setTimeout(() => {
    button.textContent = copyText.copy;
    button.classList.remove("result");
  }, 2000);
}
