import type { ComponentChildren, JSX } from "preact";
import { pageText } from "../strings.ts";

interface PaneHeadProps {
  /** URL of the view without the pane. */
  readonly closed: string;
  /** Breadcrumb links. */
  readonly children: ComponentChildren;
}

/** The first line of a pane next to a list: breadcrumb links, and a link that closes the pane. */
export function PaneHead({ closed, children }: PaneHeadProps): JSX.Element {
  return (
    <div class="pane-head">
      {children}
      <a class="button pane-close" href={closed}>
        <svg viewBox="0 0 16 16" width="14" height="14" role="img">
          <title>{pageText.closePane}</title>
          <path d="M3.5 3.5l9 9m0-9l-9 9" fill="none" stroke="currentColor" stroke-width="1.5" />
        </svg>
      </a>
    </div>
  );
}
