import type { ComponentChildren, JSX } from "preact";

/** A part of a page that scrolls horizontally on narrow screens and can be scrolled by keyboard. */
export function ScrollBox({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div class="wide" tabIndex={0}>
      {children}
    </div>
  );
}
