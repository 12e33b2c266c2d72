import { openText } from "../strings.ts";
import { PanelElement } from "./panel-element.ts";

/** Defines `<seamline-try-it data-url="try-it.json">`, which opens the panel of an operation. */
class TryItElement extends PanelElement {
  protected readonly label = openText.tryIt;

  protected async mount(element: HTMLElement, dataUrl: string): Promise<void> {
    const { mountTryIt } = await import("./mount-try-it.tsx");
    await mountTryIt(element, { dataUrl });
  }
}

/**
 * Defines `<seamline-live-call data-url="retention/v1/createMatter/try-it.json">`, which sends the example request of
 * an operation and shows it in an editor.
 */
class LiveCallElement extends PanelElement {
  protected readonly label = openText.runIt;

  protected async mount(element: HTMLElement, dataUrl: string): Promise<void> {
    const { mountLiveCall } = await import("./mount-try-it.tsx");
    await mountLiveCall(element, { dataUrl });
  }
}

customElements.define("seamline-try-it", TryItElement);
customElements.define("seamline-live-call", LiveCallElement);
