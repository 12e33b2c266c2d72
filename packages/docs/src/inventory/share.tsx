import type { JSX } from "preact";

/** Shows a fraction as text and as a bar. */
export function Share({ part, whole }: { part: number; whole: number }): JSX.Element {
  return (
    <span
      class={part === whole ? "share whole" : "share"}
      style={{ "--share": `${whole === 0 ? 0 : (100 * part) / whole}%` }}
    >
      {`${part} of ${whole}`}
    </span>
  );
}
