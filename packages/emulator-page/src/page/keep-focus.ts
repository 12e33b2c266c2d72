/** Elements that can receive focus when the focused element is removed. */
const PARTS = ".vl, form, section, nav, main";

/**
 * Keeps the focus nearby: if the focused element is removed, its nearest remaining ancestor receives focus. By default,
 * browsers focus the document, so the next Tab would start at the top of the page.
 *
 * @returns a function that removes the listeners
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

/** Focuses content that was just opened if the focused element was removed or hidden. */
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
