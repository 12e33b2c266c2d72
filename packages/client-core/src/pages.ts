import type { Behaviour } from "./behaviour.ts";
import type { PaginationDefinition } from "./definition.ts";
import type { PageKey } from "./pagination.ts";
import { pendingPages } from "./pending-pages.ts";

/** Lists give back a `PageCall`. */
export const pages: Behaviour = {
  of({ pagination }) {
    if (!pagination) return undefined;
    const { parameter } = pagination;
    const pageOf = (key: PageKey | undefined) => (key === undefined ? undefined : { [parameter]: key });
    return ({ input, begin, ask }) =>
      pendingPages({
        pagination,
        start: pageIn(input, pagination),
        ask: (key) => ask(begin(), pageOf(key)),
      });
  },
};

/** The page that an input says, where it says one. A number may be given as text. */
function pageIn(input: unknown, { parameter, style }: PaginationDefinition): PageKey | undefined {
  const given = (input as { query?: Record<string, unknown> } | undefined)?.query?.[parameter];
  if (given === "" || !/^(number|string)$/.test(typeof given)) return undefined;
  return style === "page" ? Number(given) : `${given}`;
}
