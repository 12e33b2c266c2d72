import type { Contract } from "./contract.ts";

/** A link to the current page in another version, or to the nearest existing page. */
export interface VersionLink {
  readonly version: string;
  readonly url: string;
  readonly isCurrent: boolean;
  /** True if the version has the same page. */
  readonly isSame: boolean;
}

/** The subject of a page. It may also exist in other versions. */
export type Subject =
  | { readonly kind: "overview" }
  | { readonly kind: "operation"; readonly operationId: string; readonly tag: string }
  | { readonly kind: "resource"; readonly tag: string }
  | { readonly kind: "schema"; readonly name: string };

/** Returns the URL of the page that compares the versions of a service. */
export function versionsUrl({ service }: Pick<Contract, "service">): string {
  return `/${service}/versions/`;
}

/** Returns the contracts of each service that has several versions. */
export function versionFamilies(contracts: readonly Contract[]): [Contract, ...Contract[]][] {
  const groups = [...Map.groupBy(contracts, ({ service }) => service).values()];
  return groups.flatMap(([first, ...others]) => (first && others.length > 0 ? [[first, ...others]] : []));
}

/** Returns links to all versions of a contract's service. Empty for a service with a single version. */
export function versionLinks(
  contracts: readonly Contract[],
  current: Contract,
  subject: Subject,
): VersionLink[] {
  const family = contracts.filter(({ service }) => service === current.service);
  if (family.length < 2) return [];
  return family.map((contract) => ({
    version: contract.version ?? "",
    isCurrent: contract === current,
    ...nearestPage(contract, subject),
  }));
}

/** Returns the page of a subject, or else the page of its resource, or else the overview. */
function nearestPage(contract: Contract, subject: Subject): Pick<VersionLink, "url" | "isSame"> {
  const same = pageOf(contract, subject);
  if (same !== undefined) return { url: same, isSame: true };
  const near = subject.kind === "operation" ? resourceUrl(contract, subject.tag) : undefined;
  return { url: near ?? contract.urls.overview, isSame: false };
}

function pageOf(contract: Contract, subject: Subject): string | undefined {
  const { operations, urls, shown, filled } = contract;
  switch (subject.kind) {
    case "overview":
      return urls.overview;
    case "operation":
      return operations.find(({ operationId }) => operationId === subject.operationId)?.url;
    case "resource":
      return resourceUrl(contract, subject.tag);
    case "schema": {
      const known = [shown, filled].some(({ bundle }) => bundle.components?.schemas?.[subject.name]);
      return known ? urls.schema(subject.name) : undefined;
    }
  }
}

function resourceUrl({ resources }: Contract, tag: string): string | undefined {
  return resources.find((resource) => resource.tag === tag)?.url;
}
