import { type Contract, contracts, type Operation } from "./contract.ts";

/** What a page is about, as search results, heads of pages and files for machines tell it. */
export interface PageFacts {
  /** `operation`, `schema`, `guide`: one word that a reader of search results knows. */
  readonly kind: string;
  readonly contract?: Contract;
  readonly operation?: Operation;
}

/** The kinds of pages outside the contracts, by the first folder of their address. */
const FOLDER_KINDS: Readonly<Record<string, string>> = {
  adr: "decision",
  guides: "guide",
  overlays: "overlay",
  workflows: "workflow",
};

/** The kinds of pages of a contract, by the folder below it. */
const CONTRACT_KINDS: Readonly<Record<string, string>> = {
  "": "overview",
  points: "points",
  resources: "resource",
  schemas: "schema",
};

/** Tells what the page at an address of the site is about: `/retention/v1/closeMatter/`. */
export function pageFacts(url: string): PageFacts {
  const contract = contractOf(url);
  if (contract === undefined) return { kind: FOLDER_KINDS[url.split("/")[1] ?? ""] ?? "page" };
  const operation = contract.operations.find((one) => one.url === url);
  if (operation !== undefined) return { kind: "operation", contract, operation };
  const folder = url.slice(contract.urls.overview.length).split("/")[0] ?? "";
  return { kind: CONTRACT_KINDS[folder] ?? "page", contract };
}

/** The contract with the longest address, since a service may have pages above those of its versions. */
function contractOf(url: string): Contract | undefined {
  return contracts()
    .filter(({ urls }) => url.startsWith(urls.overview))
    .toSorted((a, b) => b.urls.overview.length - a.urls.overview.length)[0];
}
