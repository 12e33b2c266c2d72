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

/**
 * Returns the kind of a page. The first page of a folder and the pages of an API have separate kinds, and the pages
 * of the generic kind `page` are distinguished by their folder.
 */
function kindOf(url: string): string {
  const { kind } = pageFacts(url);
  const [, folder = "", page] = url.split("/");
  if (!page && kind !== "overview") return `start of /${folder}`;
  if (url.includes("/api/")) return "API";
  return kind === "page" ? `page below /${folder}` : kind;
}

function addedOperation(): string | undefined {
  const operations = contracts().flatMap((contract) => contract.operations);
  return operations.find(({ shown }) => shown === undefined)?.url.slice(1);
}
