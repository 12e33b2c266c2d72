import type { JSX } from "preact";
import { breakableParts } from "./long-lines.ts";

/** Renders text that wraps between the parts of a name or a path rather than inside a word. */
export function Breakable({ text }: { readonly text: string }): JSX.Element {
  const parts = breakableParts(text);
  return <>{parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]))}</>;
}
