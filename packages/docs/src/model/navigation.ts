import { type Contract, contracts } from "./contract.ts";

/** Content of the sidebar: all services, and the resources and operations of the current contract. */
export interface Navigation {
  readonly services: readonly ServiceLink[];
  /** Contract that the page belongs to. */
  readonly current: Contract | undefined;
  /** All versions of the current service. */
  readonly versions: readonly Contract[];
}

export interface ServiceLink {
  readonly name: string;
  readonly url: string;
  readonly isCurrent: boolean;
}

/** Returns the navigation for the page at a URL path. */
export function navigationOf(pathname: string): Navigation {
  const all = contracts();
  const services = [...Map.groupBy(all, ({ service }) => service).values()];
  const current = all.find(({ urls }) => pathname.startsWith(urls.overview)) ?? ofService(services, pathname);
  return {
    current,
    versions: all.filter(({ service, version }) => service === current?.service && version !== undefined),
    services: services.map((versions) => {
      const { name, service, urls } = defaultVersion(versions);
      return { name, url: urls.overview, isCurrent: service === current?.service };
    }),
  };
}

/** Returns the default version of the service that a page without a version belongs to. */
function ofService(services: readonly (readonly Contract[])[], pathname: string): Contract | undefined {
  const versions = services.find(([first]) => pathname.startsWith(`/${first?.service}/`));
  return versions && defaultVersion(versions);
}

/** Returns the latest stable version. Alpha and beta versions are not stable. */
export function defaultVersion(versions: readonly Contract[]): Contract {
  const stable = versions.filter(({ version = "" }) => /^(v\d+)?$/.test(version));
  return (stable.at(-1) ?? versions[0]) as Contract;
}
