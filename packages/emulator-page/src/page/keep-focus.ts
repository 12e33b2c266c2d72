/** Where the focus goes when what had it is gone, from the nearest part of the page on. */
const PARTS = ".vl, form, section, nav, main";

/**
 * Keeps the focus where it was: when what has it is removed, the nearest part of the page that is still there takes it.
 * Otherwise the browser would give it to the whole document, and the next Tab would begin at the top.
 *
 * @returns a function that ends it
 */
export function keepFocus(page: HTMLElement, main: HTMLElement): () => void {
  let place: readonly HTMLElement[] = [];
  const note = ({ target }: FocusEvent): void => {
    place = target instanceof HTMLElement ? ancestorsOf(target) : [];
  };
  const mend = (): void => {
    const [focused] = place;
    if (!focused || focused.isConnected || hasFocus()) return;
    focusPart(place.find((each) => each.isConnected && each.matches(PARTS)) ?? main);
  };
  const observer = new MutationObserver(mend);
  page.addEventListener("focusin", note);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener("focusin", note);
    observer.disconnect();
  };
}

/** Gives the focus to what was opened, where what had it is gone or can no longer be seen. */
export function focusWhatOpened(main: HTMLElement): void {
  const focused = document.activeElement;
  if (!hasFocus() || !focused?.checkVisibility()) focusPart(main);
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent ? [element, ...ancestorsOf(parent)] : [element];
}

function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
