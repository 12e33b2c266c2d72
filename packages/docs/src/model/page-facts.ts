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

/** The contracts by the address of their overview, and their operations by the address of their page. */
interface KnownPages {
  readonly overviews: ReadonlyMap<string, Contract>;
  readonly operations: ReadonlyMap<string, Operation>;
}

let known: KnownPages | undefined;

/** Tells what the page at an address of the site is about: `/retention/v1/closeMatter/`. */
export function pageFacts(url: string): PageFacts {
  known ??= knownPages(contracts());
  const contract = contractOf(url, known);
  if (contract === undefined) return { kind: FOLDER_KINDS[url.split("/")[1] ?? ""] ?? "page" };
  const operation = known.operations.get(url);
  if (operation !== undefined) return { kind: "operation", contract, operation };
  const folder = url.slice(contract.urls.overview.length).split("/")[0] ?? "";
  return { kind: CONTRACT_KINDS[folder] ?? "page", contract };
}

function knownPages(all: readonly Contract[]): KnownPages {
  return {
    overviews: new Map(all.map((contract) => [contract.urls.overview, contract])),
    operations: new Map(
      all.flatMap(({ operations }) => operations.map((operation) => [operation.url, operation])),
    ),
  };
}

/** The contract with the longest address, since a service may have pages above those of its versions. */
function contractOf(url: string, { overviews }: KnownPages): Contract | undefined {
  const [, service, version] = url.split("/");
  return overviews.get(`/${service}/${version}/`) ?? overviews.get(`/${service}/`);
}
