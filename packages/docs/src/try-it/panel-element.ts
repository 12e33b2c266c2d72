import { openText } from "../strings.ts";

/** An element with a button that loads and toggles a panel. */
export abstract class PanelElement extends HTMLElement {
  /** Button text while the panel is closed. */
  protected abstract readonly label: string;
  readonly #button = document.createElement("button");
  #panel = document.createElement("div");
  /** URL of the data in the panel. Empty before the panel is loaded. */
  #loadedUrl = "";

  connectedCallback(): void {
    if (this.#button.isConnected) return;
    this.#button.type = "button";
    this.#button.textContent = this.label;
    this.#button.addEventListener("click", () => void this.#toggle());
    this.append(this.#button);
    for (const input of document.getElementsByName("profile"))
      input.addEventListener("change", () => void this.#followProfile());
    if (wasOpen(this.#url)) void this.#toggle(false);
  }

  /** Renders the panel. @param dataUrl URL of the operation's data */
  protected abstract mount(element: HTMLElement, dataUrl: string): Promise<void>;

  /** URL of the operation's data in the selected profile. */
  get #url(): string {
    const { url = "", urlAsShown } = this.dataset;
    const shown = document.getElementById("profile-shown") as HTMLInputElement | null;
    return shown?.checked && urlAsShown !== undefined ? urlAsShown : url;
  }

  async #toggle(focuses = true): Promise<void> {
    if (this.#button.ariaBusy === "true") return;
    if (this.#loadedUrl !== this.#url && !(await this.#load())) return;
    const opens = !this.hasAttribute("open");
    this.#panel.hidden = !opens;
    this.toggleAttribute("open", opens);
    this.#button.ariaExpanded = String(opens);
    this.#button.textContent = opens ? openText.close : this.label;
    rememberOpen(this.#url, opens);
    if (opens && focuses)
      this.#panel.querySelector<HTMLElement>("input:not([type=radio]), select, textarea")?.focus();
  }

  /** Shows the other profile's form after the reader has switched profiles. */
  async #followProfile(): Promise<void> {
    if (this.hasAttribute("open") && (await this.#load())) this.#button.textContent = openText.close;
  }

  /** @returns whether the panel is loaded */
  async #load(): Promise<boolean> {
    this.#button.ariaBusy = "true";
    this.#button.textContent = openText.loading;
    const [panel, url] = [document.createElement("div"), this.#url];
    try {
      await this.mount(panel, url);
      this.#panel.remove();
      this.#panel = panel;
      this.#loadedUrl = url;
      this.querySelector("p")?.remove();
      this.append(panel);
      return true;
    } catch (error) {
      this.#button.textContent = openText.retry(this.label);
      this.#say((error as Error).message);
      return false;
    } finally {
      this.#button.ariaBusy = null;
    }
  }

  #say(message: string): void {
    const text = document.createElement("p");
    text.role = "alert";
    text.textContent = message;
    this.querySelector("p")?.remove();
    this.append(text);
  }
}

/** Key of the browser history state that contains the URL of an open panel. */
const OPEN = "seamlineTryIt";

/** Stores in the page's history entry whether a panel is open, so that the Back button restores it. */
function rememberOpen(url: string, isOpen: boolean): void {
  history.replaceState({ ...history.state, [OPEN]: isOpen ? url : "" }, "");
}

function wasOpen(url: string): boolean {
  return url !== "" && history.state?.[OPEN] === url;
}
