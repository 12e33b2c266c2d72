import { posix } from "node:path";
import type { Root } from "mdast";
import type { BuiltPage } from "../after-build/built-page.ts";
import { relativeAddress } from "../after-build/relative-address.ts";
import { pageFacts } from "../model/page-facts.ts";
import { twinUrl } from "../model/site-urls.ts";
import { pageTree, printMarkdown } from "./page-markdown.ts";

/** A page in Markdown, beside the page itself. */
export interface Twin {
  readonly page: BuiltPage;
  readonly tree: Root;
}

/** Reads a page as Markdown. */
export function twinOf(page: BuiltPage): Twin {
  return { page, tree: pageTree(page, aboutPage(page.url)) };
}

function aboutPage(url: string): string {
  const { contract, operation } = pageFacts(url);
  if (contract === undefined) return "";
  const version = contract.version === undefined ? "" : ` ${contract.version}`;
  const document = `${contract.title}${version}`;
  if (operation === undefined) return `Part of ${document}.`;
  return `Operation ${operation.operationId} of ${document}; ${operation.place} in the TypeScript client.`;
}

/**
 * Prints a twin as it stands in a file of the site.
 *
 * @param file path of the file, from whose folder links lead
 * @param twins addresses of the pages that have a twin
 */
export function printTwin({ page, tree }: Twin, file: string, twins: ReadonlySet<string>): string {
  return printMarkdown(tree, (address) => {
    if (/^[a-z][\w+.-]*:|^\/\//i.test(address)) return address;
    const { pathname } = new URL(address, `https://site.invalid${page.url}`);
    const isOwnPlace = pathname === page.url && address.includes("#");
    if (isOwnPlace) return undefined;
    const isForPeople = pathname === page.url || !twins.has(pathname);
    return relativeAddress(posix.dirname(file), isForPeople ? pathname : twinUrl(pathname));
  });
}
