import styles from "@seamline/ui/styles/parts.css?inline";
import { type ComponentType, render } from "preact";
import { LiveCall } from "./live-call.tsx";
import { tabEmulator } from "./tab-emulator.ts";
import type { TryItOperation } from "./try-it-data.ts";
import { TryItPanel } from "./try-it-panel.tsx";
import { tryItText } from "./try-it-strings.ts";
import type { PanelProps } from "./use-panel.ts";

interface TryItOptions {
  /** URL of the operation's data, created by `tryItOperation`. */
  readonly dataUrl: string;
}

let panels = 0;

/** Style sheet of the panel. It is part of the panel's bundle, so pages do not load it earlier. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/**
 * Renders the try-it panel of an operation and starts the page's emulator.
 *
 * @throws Error if the data cannot be loaded
 */
export function mountTryIt(element: HTMLElement, options: TryItOptions): Promise<void> {
  return mount(TryItPanel, element, options);
}

/** Renders a single request and sends it immediately. @throws Error if the data cannot be loaded */
export function mountLiveCall(element: HTMLElement, options: TryItOptions): Promise<void> {
  return mount(LiveCall, element, options);
}

async function mount(
  Panel: ComponentType<PanelProps>,
  element: HTMLElement,
  { dataUrl }: TryItOptions,
): Promise<void> {
  const emulator = tabEmulator();
  // Start the emulator while the data loads. If it fails to start, the panel shows the error.
  emulator.start().catch(() => undefined);
  const operation = await loadOperation(new URL(dataUrl, document.baseURI));
  panels += 1;
  render(
    <Panel id={`try-it-${panels}`} dataUrl={dataUrl} operation={operation} emulator={emulator} />,
    element,
  );
}

async function loadOperation(url: URL): Promise<TryItOperation> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(tryItText.dataNotLoaded(response.status));
  return (await response.json()) as TryItOperation;
}
