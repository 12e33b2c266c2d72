import type { RequestDraft } from "@seamline/ui/request/request-draft";

/** Prefix of the storage keys, followed by the URL of the operation's data. */
const PREFIX = "seamline-try-it-draft ";

/** Returns whether the browser is restoring a page that the reader had left, for example with the Back button. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "back_forward" || entry?.type === "reload";
}

/** Returns the draft of an operation if the reader returns to its page. Ignores malformed values. */
export function keptDraft(dataUrl: string): RequestDraft | undefined {
  if (!isReturn()) return undefined;
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + dataUrl) ?? "null") as RequestDraft | null;
    return draft !== null && isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft({ path, others, body }: RequestDraft): boolean {
  const texts = Object.values(path);
  const lists = Object.values(others);
  return typeof body === "string" && texts.every(isText) && lists.every((list) => list.every(isText));
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** Keeps a draft without its file until the tab is closed. Ignores errors from full or blocked storage. */
export function keepDraft(dataUrl: string, { file: _, ...draft }: RequestDraft): void {
  try {
    sessionStorage.setItem(PREFIX + dataUrl, JSON.stringify(draft));
  } catch {
    // The next visit starts with the example.
  }
}
