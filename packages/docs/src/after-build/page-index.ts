import { pageFacts } from "../model/page-facts.ts";
import type { BuiltPage } from "./built-page.ts";

/** A page as the search and the page for wrong addresses know it. */
export interface IndexedPage {
  /** Its address below the root of the site: `retention/v1/closeMatter/`. */
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  /** `Retention v1`, where the page belongs to a contract. */
  readonly of?: string;
  /** What an operation is called: its method in upper case, and its place in the client. */
  readonly method?: string;
  readonly place?: string;
}

/** Describes the pages that a reader looks for by name. */
export function pageIndex(pages: readonly BuiltPage[]): IndexedPage[] {
  return pages.map(({ url, title }) => {
    const { kind, contract, operation } = pageFacts(url);
    return {
      path: url.slice(1),
      title,
      kind,
      ...(contract && { of: [contract.name, contract.version].filter(Boolean).join(" ") }),
      ...(operation && { method: operation.method, place: operation.place }),
    };
  });
}
