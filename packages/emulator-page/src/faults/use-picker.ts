import { useState } from "preact/hooks";

/** The state of a field that offers options while the user types. */
export interface Picker {
  readonly isOpen: boolean;
  /** Index of the option that Enter picks, or -1. */
  readonly active: number;
  open(): void;
  close(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Handles the keys of the combobox pattern in the ARIA Authoring Practices: the arrow keys move between the options,
 * Enter picks one, and Escape closes the list.
 */
export function usePicker(count: number, onPick: (index: number) => void): Picker {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const open = (): void => {
    setOpen(true);
    setActive(-1);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number): void => {
    setOpen(true);
    setActive(Math.min(count - 1, Math.max(0, active + step)));
  };
  return {
    isOpen,
    active,
    open,
    close,
    onKeyDown(event) {
      if (event.key === "ArrowDown") move(1);
      else if (event.key === "ArrowUp") move(-1);
      else if (event.key === "Enter" && isOpen && active >= 0) onPick(active);
      else if (event.key === "Escape" && isOpen) close();
      else return;
      event.preventDefault();
    },
  };
}
