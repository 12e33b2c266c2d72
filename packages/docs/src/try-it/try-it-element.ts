/**
 * `<seamline-try-it data-url="try-it.json">`: a button that opens the panel of an operation, and closes it again. Nothing
 * but this is loaded before it is opened.
 */
class TryItElement extends HTMLElement {
  readonly #button = document.createElement("button");
  readonly #panel = document.createElement("div");
  #isLoaded = false;

  connectedCallback(): void {
    if (this.#button.isConnected) return;
    this.#button.type = "button";
    this.#button.textContent = "Try it";
    this.#button.addEventListener("click", () => void this.#toggle());
    this.append(this.#button);
  }

  async #toggle(): Promise<void> {
    if (this.#button.ariaBusy === "true") return;
    if (!this.#isLoaded && !(await this.#load())) return;
    const opens = !this.hasAttribute("open");
    if (!this.#panel.isConnected) this.append(this.#panel);
    this.#panel.hidden = !opens;
    this.toggleAttribute("open", opens);
    this.#button.ariaExpanded = String(opens);
    this.#button.textContent = opens ? "Close" : "Try it";
    if (opens) this.#panel.querySelector<HTMLElement>("input:not([type=radio]), select, textarea")?.focus();
  }

  /** @returns whether the panel is there */
  async #load(): Promise<boolean> {
    this.#button.ariaBusy = "true";
    this.#button.textContent = "Loading…";
    try {
      const { mountTryIt } = await import("./mount-try-it.tsx");
      await mountTryIt(this.#panel, { dataUrl: this.dataset.url ?? "" });
      this.#isLoaded = true;
      this.querySelector("p")?.remove();
    } catch (error) {
      this.#button.textContent = "Try it again";
      this.#say((error as Error).message);
    }
    this.#button.ariaBusy = null;
    return this.#isLoaded;
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
