/** The addresses of the site. All begin with a slash; the build makes them relative to the page they stand on. */

/** The folder of a contract: `/retention/v1/`, or `/edge/` for a service without versions. */
export function contractUrl({ service, version }: { service: string; version: string | undefined }): string {
  return version === undefined ? `/${service}/` : `/${service}/${version}/`;
}

/** The page of an overlay: `/overlays/retention/v1/reference.overlay/`. */
export function overlayUrl(overlay: string): string {
  return `/overlays/${overlay.replace(/\.yaml$/, "")}/`;
}

/** A line on the page of an overlay. */
export function overlayLineUrl(overlay: string, line: number): string {
  return `${overlayUrl(overlay)}#L${line}`;
}

/** The bundle of a contract as shown: `/bundles/retention/v1/openapi.json`. */
export function bundleUrl(contract: { service: string; version: string | undefined }): string {
  return `/bundles${contractUrl(contract)}openapi.json`;
}

/** A page in Markdown: `/retention/v1/closeMatter.md` for `/retention/v1/closeMatter/`. */
export function twinUrl(url: string): string {
  return url === "/" ? "/index.md" : `${url.slice(0, -1)}.md`;
}

/**
 * The one address of a page that search engines are told.
 *
 * @param site address of the site, which may have a path
 */
export function canonicalUrl(site: string, url: string): string {
  return `${site.replace(/\/$/, "")}${url}`;
}

/** The page of a workflow: `/workflows/retention/matterLifeCycle/`. */
export function workflowUrl({ service, slug }: { service: string; slug: string }): string {
  return `/workflows/${service}/${slug}/`;
}

/** The pages of a contract. */
export interface ContractUrls {
  readonly overview: string;
  readonly points: string;
  readonly operation: (operationId: string) => string;
  readonly resource: (tag: string) => string;
  readonly schema: (name: string) => string;
  readonly point: (id: string) => string;
}

/** The addresses of the pages of a contract. */
export function contractUrls(contract: { service: string; version: string | undefined }): ContractUrls {
  const overview = contractUrl(contract);
  const points = `${overview}points/`;
  return {
    overview,
    points,
    operation: (operationId) => `${overview}${operationId}/`,
    resource: (tag) => `${overview}resources/${tag}/`,
    schema: (name) => `${overview}schemas/${name}/`,
    point: (id) => `${points}#${encodeURIComponent(id)}`,
  };
}
