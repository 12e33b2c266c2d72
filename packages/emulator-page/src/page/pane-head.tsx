import type { ComponentChildren, JSX } from "preact";
import { pageText } from "../strings.ts";
import { IconLink } from "./icon-link.tsx";

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
      <IconLink class="pane-close" href={closed} name={pageText.closePane} path="M3.5 3.5l9 9m0-9l-9 9" />
    </div>
  );
}
