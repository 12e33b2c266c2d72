import type { JSX } from "preact";
import { BreakableCode } from "./breakable.tsx";

/** Shows a changed part: the old version above the new one. Either may be missing. */
export function ChangeLines(props: {
  label: string;
  from: string | undefined;
  to: string | undefined;
}): JSX.Element {
  const { label, from, to } = props;
  return (
    <div class="change-lines">
      <span>{label}</span>{" "}
      {from !== undefined && (
        <del>
          <BreakableCode text={from} />
        </del>
      )}{" "}
      {to !== undefined && (
        <ins>
          <BreakableCode text={to} />
        </ins>
      )}
    </div>
  );
}
