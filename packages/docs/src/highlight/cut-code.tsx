import type { ComponentChildren, JSX } from "preact";
import { codeText } from "../strings.ts";

/** Default number of lines that are shown initially. */
const MOST_LINES = 16;

/** Shows the first lines of a long code block, with a control below it that shows all lines. Needs no JavaScript. */
export function CutCode(props: { lines: number; most?: number; children: ComponentChildren }): JSX.Element {
  const { lines, most = MOST_LINES, children } = props;
  if (lines <= most) return <>{children}</>;
  return (
    <div class="cut-code">
      {children}
      <details data-markdown-ignore>
        <summary>
          <span class="when-closed">{codeText.showLines(lines)}</span>
          <span class="when-open">{codeText.showLess}</span>
        </summary>
      </details>
    </div>
  );
}
