/** Kinds of pages that most readers want. */
export const FIRST_KINDS: readonly string[] = ["operation", "guide", "workflow", "package"];

/** Kinds of pages that few readers want. Kinds in neither list rank in between. */
const LAST = ["schema", "points", "overlay", "decision"];

/** Maximum number of results of each kind. */
const MOST_OF_A_KIND = 6;

interface RankedPage {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
}

/**
 * Sorts found pages: exact name matches first, then operations and guides, and schemas last. Keeps the order within
 * these groups, and omits the last pages of kinds with many results.
 */
export function rankPages<Page extends RankedPage>(pages: readonly Page[], query: string): Page[] {
  const wanted = query.trim();
  const tierOf = (page: Page) => (namesOf(page).includes(wanted) ? 0 : tierOfKind(page.kind));
  const sorted = pages.toSorted((a, b) => tierOf(a) - tierOf(b));
  const kinds = Map.groupBy(sorted, ({ kind }) => kind);
  return sorted.filter((page) => (kinds.get(page.kind) ?? []).indexOf(page) < MOST_OF_A_KIND);
}

/** Returns the title and the last path segment, which may be an operationId or a schema name. */
function namesOf({ path, title }: RankedPage): (string | undefined)[] {
  return [title, path.split("/").at(-2)];
}

function tierOfKind(kind: string): number {
  if (FIRST_KINDS.includes(kind)) return 1;
  return LAST.includes(kind) ? 3 : 2;
}

/** Minimum length of the beginning of a word that a page must contain. */
const MIN_PART = 3;

/**
 * Fraction of a word that a page must contain, counted from its start. The ending may differ, as in `deploying` and
 * `deployment`.
 */
const STEM = 0.6;

/** Returns whether text contains all words of a query, except for their endings. */
export function containsWords(text: string, query: string): boolean {
  const lower = text.toLowerCase();
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.every((word) =>
    lower.includes(word.slice(0, Math.max(MIN_PART, Math.ceil(word.length * STEM)))),
  );
}
