/**
 * `<seamline-try-it data-url="try-it.json">`: a button, and the panel of an operation once it is pressed. Nothing else is
 * loaded before.
 */
class TryItElement extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "ti-open";
    button.textContent = "Try it";
    button.addEventListener("click", () => void this.#open(button));
    this.append(button);
  }

  async #open(button: HTMLButtonElement): Promise<void> {
    if (button.ariaDisabled === "true") return;
    button.ariaDisabled = "true";
    button.textContent = "Loading…";
    const panel = document.createElement("div");
    try {
      const { mountTryIt } = await import("./mount-try-it.tsx");
      await mountTryIt(panel, { dataUrl: this.dataset.url ?? "" });
    } catch (error) {
      button.ariaDisabled = null;
      button.textContent = "Try it again";
      this.#say((error as Error).message);
      return;
    }
    this.replaceChildren(panel);
    panel.querySelector<HTMLElement>("input:not([type=radio]), select, textarea")?.focus();
  }

  #say(message: string): void {
    const text = document.createElement("p");
    text.role = "alert";
    text.textContent = message;
    this.querySelector("p")?.remove();
    this.append(text);
  }
}

customElements.define("seamline-try-it", TryItElement);
