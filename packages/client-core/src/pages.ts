import type { Behaviour } from "./behaviour.ts";
import type { PageKey } from "./pagination.ts";
import { pendingPages } from "./pending-pages.ts";

/** Lists give back a `PageCall`. */
export const pages: Behaviour = {
  of({ pagination }) {
    if (!pagination) return undefined;
    const { parameter } = pagination;
    const pageOf = (key: PageKey | undefined) => (key === undefined ? undefined : { [parameter]: key });
    return ({ begin, ask }) => pendingPages({ pagination, ask: (key) => ask(begin(), pageOf(key)) });
  },
};
