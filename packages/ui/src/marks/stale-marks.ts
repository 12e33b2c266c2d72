import { verificationText } from "../strings.ts";

/**
 * Turns verified marks into stale marks if their last day has passed. Pages do this when they are opened, because they
 * may have been built long ago.
 *
 * @param today day in UTC (RFC 3339 full-date)
 */
export function showStaleMarks(root: ParentNode, today: string): void {
  for (const mark of root.querySelectorAll<HTMLElement>("[data-fresh-until]")) {
    if (today <= (mark.dataset.freshUntil ?? "")) continue;
    mark.classList.replace("verified", "stale");
    mark.firstElementChild?.replaceChildren(verificationText.stale);
  }
}
