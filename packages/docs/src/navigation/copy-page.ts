import { copyText } from "../strings.ts";

/** Defines `<seamline-copy-page data-url="…">`, whose button copies the page's Markdown. */
class CopyPage extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (button === null) return;
    // Browsers allow pages from other machines to access the clipboard only over TLS.
    if (navigator.clipboard === undefined) this.hidden = true;
    button.addEventListener("click", () => void this.#copy(button));
  }

  /** Copies the Markdown and shows the result on the button for two seconds. */
  async #copy(button: HTMLButtonElement): Promise<void> {
    const label = button.textContent;
    button.textContent = await copyMarkdown(new URL(this.dataset.url ?? "", document.baseURI));
    button.className = "result";
    setTimeout(() => {
      button.textContent = label;
      button.className = "";
    }, 2000);
  }
}

/** Copies a file to the clipboard. @returns the result in words */
async function copyMarkdown(url: URL): Promise<string> {
  try {
    const response = await fetch(url);
    if (!response.ok) return copyText.failed;
    await navigator.clipboard.writeText(await response.text());
    return copyText.copied;
  } catch {
    return copyText.failed;
  }
}

customElements.define("seamline-copy-page", CopyPage);
