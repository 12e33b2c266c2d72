import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";

interface MoreMenuProps {
  readonly label: string;
  /** Links and buttons. */
  readonly children: readonly ComponentChildren[];
}

/** A button that opens a list of rarely used links. It closes on Escape and on blur. */
export function MoreMenu({ label, children }: MoreMenuProps): JSX.Element {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  return (
    <details
      class="more"
      ref={menu}
      onFocusOut={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && menu.current?.contains(relatedTarget))) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        // Close only the menu, not the item.
        event.preventDefault();
        close();
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary class="button">{label}</summary>
      {/* Focusable, because Safari does not focus a link that is clicked, and the menu would close before the click. */}
      <ul tabIndex={-1}>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </details>
  );
}
