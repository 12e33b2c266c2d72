import type { JSX } from "preact";

/** A part of a whole, with a bar. */
export function Share({ part, whole }: { part: number; whole: number }): JSX.Element {
  return (
    <span class="share" style={{ "--share": `${whole === 0 ? 0 : (100 * part) / whole}%` }}>
      {`${part} of ${whole}`}
    </span>
  );
}
