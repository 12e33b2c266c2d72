import { type Contract, contracts } from "../model/contract.ts";
import { versionsUrl } from "../model/versions.ts";
import type { NavigationGroup, NavigationLink } from "./navigation-group.ts";

/** Returns the contract that a page belongs to. A page about all versions belongs to the default version. */
export function contractOf(pathname: string): Contract | undefined {
  const ofService = contracts().filter(({ service }) => pathname.startsWith(`/${service}/`));
  const exact = ofService.find(({ urls }) => pathname.startsWith(urls.overview));
  return exact ?? (ofService.length > 0 ? defaultVersion(ofService) : undefined);
}

/** Returns the latest stable version. Alpha and beta versions are not stable. */
export function defaultVersion(versions: readonly Contract[]): Contract {
  const stable = versions.filter(({ version = "" }) => /^(v\d+)?$/.test(version));
  return (stable.at(-1) ?? versions[0]) as Contract;
}

/** Returns the versions of a service. Empty for a service without versions. */
export function versionsOf({ service }: Contract): Contract[] {
  return contracts().filter((each) => each.service === service && each.version !== undefined);
}

/** Returns links to the overviews of all services. */
export function serviceLinks(): NavigationLink[] {
  const services = [...Map.groupBy(contracts(), ({ service }) => service).values()];
  return services.map((versions) => {
    const { name, urls } = defaultVersion(versions);
    return { title: name, url: urls.overview };
  });
}

/** Returns the resources of a contract with their operations, and its other pages. */
export function contractGroups(contract: Contract): NavigationGroup[] {
  const { name, version, urls, resources } = contract;
  return [
    { title: [name, version].filter(Boolean).join(" "), url: urls.overview, links: [] },
    ...resources.map(({ title, url, operations }) => ({ title, url, links: operations })),
    { title: "More", links: otherPages(contract) },
  ];
}

function otherPages(contract: Contract): NavigationLink[] {
  const compared = { title: "Compare versions", url: versionsUrl(contract) };
  return [
    { title: "Extension points", url: contract.urls.points },
    ...(versionsOf(contract).length > 1 ? [compared] : []),
  ];
}
