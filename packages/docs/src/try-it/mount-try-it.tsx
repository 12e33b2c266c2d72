import styles from "@seamline/ui/styles/parts.css?inline";
import { type ComponentType, render } from "preact";
import { LiveCall } from "./live-call.tsx";
import { tabEmulator } from "./tab-emulator.ts";
import type { TryItOperation } from "./try-it-data.ts";
import { TryItPanel } from "./try-it-panel.tsx";
import type { PanelProps } from "./use-panel.ts";

interface TryItOptions {
  /** Where the operation's data is, as `tryItOperation` makes it: relative to the page, or absolute. */
  readonly dataUrl: string;
}

let panels = 0;

/** The style sheet comes with the panel, so that pages do not load it before. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/**
 * Puts the panel of an operation into an element, and starts the emulator of the page.
 *
 * @throws Error where the data cannot be loaded
 */
export function mountTryIt(element: HTMLElement, options: TryItOptions): Promise<void> {
  return mount(TryItPanel, element, options);
}

/** Puts a single request into an element, and sends it. @throws Error where the data cannot be loaded */
export function mountLiveCall(element: HTMLElement, options: TryItOptions): Promise<void> {
  return mount(LiveCall, element, options);
}

async function mount(
  Panel: ComponentType<PanelProps>,
  element: HTMLElement,
  { dataUrl }: TryItOptions,
): Promise<void> {
  const emulator = tabEmulator();
  // It starts while the data is on its way. What keeps it from starting is shown by the panel.
  emulator.start().catch(() => undefined);
  const operation = await loadOperation(new URL(dataUrl, document.baseURI));
  panels += 1;
  render(<Panel id={`try-it-${panels}`} operation={operation} emulator={emulator} />, element);
}

async function loadOperation(url: URL): Promise<TryItOperation> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`What there is to try could not be loaded (${response.status}).`);
  return (await response.json()) as TryItOperation;
}
