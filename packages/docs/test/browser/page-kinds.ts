import { contracts } from "../../src/model/contract.ts";
import { pageFacts } from "../../src/model/page-facts.ts";
import { siteFiles } from "../built/site-files.ts";

/** A page of each kind that the site has, by its address below the root. */
export interface KindPage {
  readonly kind: string;
  readonly href: string;
}

/** One page of each kind: the largest operation of the first contract would hide what a small one lacks, so two of them. */
export function pageKinds(): KindPage[] {
  const urls = siteFiles()
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => `/${file.replace(/index\.html$/, "")}`);
  const first = [...Map.groupBy(urls, kindOf)].map(([kind, [url = "/"]]) => ({ kind, href: url.slice(1) }));
  return [...first, { kind: "operation that only the profile has", href: addedOperation() }].filter(
    ({ href }) => href !== undefined,
  ) as KindPage[];
}

/** Pages outside of contracts that have no common kind are one kind each. */
function kindOf(url: string): string {
  const { kind } = pageFacts(url);
  return kind === "page" ? `page ${url.split("/").slice(0, 2).join("/")}` : kind;
}

function addedOperation(): string | undefined {
  const operations = contracts().flatMap((contract) => contract.operations);
  return operations.find(({ shown }) => shown === undefined)?.url.slice(1);
}
