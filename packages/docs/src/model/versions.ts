import type { Contract } from "./contract.ts";

/** A version of a service, and the page in it that is nearest to the one at hand. */
export interface VersionLink {
  readonly version: string;
  readonly url: string;
  readonly isCurrent: boolean;
  /** Whether the version has the page itself, and not only one near it. */
  readonly isSame: boolean;
}

/** What a page is about; another version may have it too. */
export type Subject =
  | { readonly kind: "overview" }
  | { readonly kind: "operation"; readonly operationId: string; readonly tag: string }
  | { readonly kind: "resource"; readonly tag: string }
  | { readonly kind: "schema"; readonly name: string };

/** The page of the differences between the versions of a service. */
export function versionsUrl({ service }: Pick<Contract, "service">): string {
  return `/${service}/versions/`;
}

/** The contracts of each service that has more than one version. */
export function versionFamilies(contracts: readonly Contract[]): [Contract, ...Contract[]][] {
  const groups = [...Map.groupBy(contracts, ({ service }) => service).values()];
  return groups.flatMap(([first, ...others]) => (first && others.length > 0 ? [[first, ...others]] : []));
}

/** The versions of the service of a contract; empty for a service with one. */
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

/** The page of a subject in a contract, else that of its resource, else the overview. */
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
