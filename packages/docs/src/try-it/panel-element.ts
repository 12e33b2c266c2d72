import { tryItText } from "../strings.ts";

/** An element with a button that loads and toggles a panel. */
export abstract class PanelElement extends HTMLElement {
  /** Button text while the panel is closed. */
  protected abstract readonly label: string;
  readonly #button = document.createElement("button");
  readonly #panel = document.createElement("div");
  #isLoaded = false;

  connectedCallback(): void {
    if (this.#button.isConnected) return;
    this.#button.type = "button";
    this.#button.textContent = this.label;
    this.#button.addEventListener("click", () => void this.#toggle());
    this.append(this.#button);
  }

  /** Renders the panel. @param dataUrl URL of the operation's data */
  protected abstract mount(element: HTMLElement, dataUrl: string): Promise<void>;

  async #toggle(): Promise<void> {
    if (this.#button.ariaBusy === "true") return;
    if (!this.#isLoaded && !(await this.#load())) return;
    const opens = !this.hasAttribute("open");
    if (!this.#panel.isConnected) this.append(this.#panel);
    this.#panel.hidden = !opens;
    this.toggleAttribute("open", opens);
    this.#button.ariaExpanded = String(opens);
    this.#button.textContent = opens ? tryItText.close : this.label;
    if (opens) this.#panel.querySelector<HTMLElement>("input:not([type=radio]), select, textarea")?.focus();
  }

  /** @returns whether the panel is loaded */
  async #load(): Promise<boolean> {
    this.#button.ariaBusy = "true";
    this.#button.textContent = tryItText.loading;
    try {
      await this.mount(this.#panel, this.dataset.url ?? "");
      this.#isLoaded = true;
      this.querySelector("p")?.remove();
    } catch (error) {
      this.#button.textContent = tryItText.retry(this.label);
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
