import { contracts } from "../../src/model/contract.ts";
import { pageFacts } from "../../src/model/page-facts.ts";
import { siteFiles } from "../built/site-files.ts";

/** A page and its kind. */
export interface KindPage {
  readonly kind: string;
  readonly href: string;
}

/** Returns one page of each kind, and an operation that only the reference profile has. */
export function pageKinds(): KindPage[] {
  const urls = siteFiles()
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => `/${file.replace(/index\.html$/, "")}`);
  const first = [...Map.groupBy(urls, kindOf)].map(([kind, [url = "/"]]) => ({ kind, href: url.slice(1) }));
  return [...first, { kind: "operation that only the reference profile has", href: addedOperation() }].filter(
    ({ href }) => href !== undefined,
  ) as KindPage[];
}

/** Returns the kind of a page. Distinguishes pages of the generic kind `page` by their first folder. */
function kindOf(url: string): string {
  const { kind } = pageFacts(url);
  return kind === "page" ? `page ${url.split("/").slice(0, 2).join("/")}` : kind;
}

function addedOperation(): string | undefined {
  const operations = contracts().flatMap((contract) => contract.operations);
  return operations.find(({ shown }) => shown === undefined)?.url.slice(1);
}
