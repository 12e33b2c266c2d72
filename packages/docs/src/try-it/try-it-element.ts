import { tryItText } from "../strings.ts";
import { PanelElement } from "./panel-element.ts";

/** `<seamline-try-it data-url="try-it.json">`: opens the panel of an operation. */
class TryItElement extends PanelElement {
  protected readonly label = tryItText.tryIt;

  protected async mount(element: HTMLElement, dataUrl: string): Promise<void> {
    const { mountTryIt } = await import("./mount-try-it.tsx");
    await mountTryIt(element, { dataUrl });
  }
}

/**
 * `<seamline-live-call data-url="retention/v1/createMatter/try-it.json">`: sends the example of an operation and shows
 * the editable request.
 */
class LiveCallElement extends PanelElement {
  protected readonly label = tryItText.runIt;

  protected async mount(element: HTMLElement, dataUrl: string): Promise<void> {
    const { mountLiveCall } = await import("./mount-try-it.tsx");
    await mountLiveCall(element, { dataUrl });
  }
}

customElements.define("seamline-try-it", TryItElement);
customElements.define("seamline-live-call", LiveCallElement);
