import type { ComponentChildren, JSX } from "preact";
import { codeText } from "../strings.ts";

/** Longer code is cut. `site.css` has the same number. */
const LINES_SHOWN = 14;

/** Shows the first lines of a long code block, with a control below it that shows all lines. Needs no JavaScript. */
export function CutCode(props: { lines: number; children: ComponentChildren }): JSX.Element {
  const { lines, children } = props;
  // Cutting only a few lines would not save space.
  if (lines <= LINES_SHOWN + 2) return <>{children}</>;
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
