import { type Contract, contracts, type Operation, type Resource } from "./contract.ts";
import { itemSchemas } from "./resource-view.ts";

/** Facts about a page for search results, metadata, and files for programs. */
export interface PageFacts {
  /** Kind of page in one word, for example `operation`, `schema` or `guide`. */
  readonly kind: string;
  readonly contract?: Contract;
  readonly operation?: Operation;
  /** The resource of an operation, or the resource whose items have the schema. */
  readonly resource?: Resource;
}

/** Kinds of pages outside the contracts, by the first folder in their URL. */
const FOLDER_KINDS: Readonly<Record<string, string>> = {
  adr: "decision",
  clients: "package",
  emulator: "package",
  guides: "guide",
  overlays: "overlay",
  workflows: "workflow",
};

/** Kinds of contract pages, by folder. */
const CONTRACT_KINDS: Readonly<Record<string, string>> = {
  "": "overview",
  points: "points",
  resources: "resource",
  schemas: "schema",
};

/** Contracts by the URL of their overview, and operations by the URL of their page. */
interface KnownPages {
  readonly overviews: ReadonlyMap<string, Contract>;
  readonly operations: ReadonlyMap<string, Operation>;
}

let known: KnownPages | undefined;

/** Returns the facts about the page at a URL, for example `/retention/v1/closeMatter/`. */
export function pageFacts(url: string): PageFacts {
  known ??= knownPages(contracts());
  const contract = contractOf(url, known);
  if (contract === undefined) return { kind: FOLDER_KINDS[url.split("/")[1] ?? ""] ?? "page" };
  const operation = known.operations.get(url);
  if (operation !== undefined) {
    const resource = contract.resources.find(({ tag }) => tag === operation.tag);
    return { kind: "operation", contract, operation, ...(resource && { resource }) };
  }
  const [folder = "", name] = url.slice(contract.urls.overview.length).split("/");
  const resource = folder === "schemas" && name ? resourceOfSchema(contract, name) : undefined;
  return { kind: CONTRACT_KINDS[folder] ?? "page", contract, ...(resource && { resource }) };
}

function resourceOfSchema({ resources }: Contract, name: string): Resource | undefined {
  return resources.find((resource) => itemSchemas(resource).includes(name));
}

function knownPages(all: readonly Contract[]): KnownPages {
  return {
    overviews: new Map(all.map((contract) => [contract.urls.overview, contract])),
    operations: new Map(
      all.flatMap(({ operations }) => operations.map((operation) => [operation.url, operation])),
    ),
  };
}

/** Returns the contract with the longest matching URL, because a service may also have pages outside its versions. */
function contractOf(url: string, { overviews }: KnownPages): Contract | undefined {
  const [, service, version] = url.split("/");
  return overviews.get(`/${service}/${version}/`) ?? overviews.get(`/${service}/`);
}
