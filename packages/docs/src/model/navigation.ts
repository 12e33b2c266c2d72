import { type Contract, contracts } from "./contract.ts";

/** What the sidebar shows beside a page: the services, and of the service at hand its resources and operations. */
export interface Navigation {
  readonly services: readonly ServiceLink[];
  /** The contract that the page belongs to. */
  readonly current: Contract | undefined;
  /** Every version of its service. */
  readonly versions: readonly Contract[];
}

export interface ServiceLink {
  readonly name: string;
  readonly url: string;
  readonly isCurrent: boolean;
}

/** The navigation of a page, by its address. */
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

/** Pages of a service as a whole stand beside those of its versions. */
function ofService(services: readonly (readonly Contract[])[], pathname: string): Contract | undefined {
  const versions = services.find(([first]) => pathname.startsWith(`/${first?.service}/`));
  return versions && defaultVersion(versions);
}

/** The version that a reader wants who names none: the newest that is neither an alpha nor a beta. */
export function defaultVersion(versions: readonly Contract[]): Contract {
  const stable = versions.filter(({ version = "" }) => /^(v\d+)?$/.test(version));
  return (stable.at(-1) ?? versions[0]) as Contract;
}
