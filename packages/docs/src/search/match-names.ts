import { editDistance } from "@seamline/openapi/edit-distance";
import type { IndexedPage } from "../after-build/page-index.ts";

/** Maximum number of pages found by name. */
const MOST = 6;

/** Minimum query length for fuzzy matching. Shorter queries resemble too many names. */
const MIN_GUESS_LENGTH = 5;

/**
 * Finds pages by title, operationId, schema name, or client path. Tolerates one or two typos in long queries.
 */
export function matchNames(pages: readonly IndexedPage[], query: string): IndexedPage[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < 2) return [];
  return pages
    .map((page) => ({ page, score: Math.max(...namesOf(page).map((name) => scoreOf(name, wanted))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page }) => page);
}

function namesOf({ path, title, place }: IndexedPage): string[] {
  const own = path.split("/").at(-2) ?? "";
  return [title, own, place ?? ""].filter(Boolean).map((name) => name.toLowerCase());
}

/** Returns a score from 0 (no match) to 1 (exact match). Shorter names have higher scores. */
function scoreOf(name: string, wanted: string): number {
  const share = wanted.length / Math.max(name.length, wanted.length);
  if (name === wanted) return 1;
  if (name.startsWith(wanted)) return 0.7 + 0.2 * share;
  if (name.includes(wanted)) return 0.4 + 0.2 * share;
  if (wanted.length < MIN_GUESS_LENGTH) return 0;
  const slips = editDistance(name, wanted);
  return slips <= wanted.length / 5 ? 0.3 - 0.1 * slips : 0;
}
