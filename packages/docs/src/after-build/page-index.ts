import { pageFacts } from "../model/page-facts.ts";
import type { BuiltPage } from "./built-page.ts";

/** A page in the index used by the search and the 404 page. */
export interface IndexedPage {
  /** Path relative to the site root, for example `retention/v1/closeMatter/`. */
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  /** The contract that the page belongs to, for example `Retention v1`. */
  readonly of?: string;
  /** Upper-case method and client path of an operation. */
  readonly method?: string;
  readonly place?: string;
}

/** Returns the index entries of the pages that readers can find by name. */
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
