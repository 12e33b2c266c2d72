/** The site's URLs. They start with a slash. The build makes them relative to each page. */

/** Returns the URL of a contract: `/retention/v1/`, or `/edge/` for a service without versions. */
export function contractUrl({ service, version }: { service: string; version: string | undefined }): string {
  return version === undefined ? `/${service}/` : `/${service}/${version}/`;
}

/** Returns the URL of an overlay page, for example `/overlays/retention/v1/reference.overlay/`. */
export function overlayUrl(overlay: string): string {
  return `/overlays/${overlay.replace(/\.yaml$/, "")}/`;
}

/** Returns the URL of a line on an overlay page. */
export function overlayLineUrl(overlay: string, line: number): string {
  return `${overlayUrl(overlay)}#L${line}`;
}

/**
 * Returns the URL of a contract's bundle, for example `/bundles/retention/v1/reference/openapi.json`.
 *
 * @param profile defaults to the as-shown profile
 */
export function bundleUrl(
  contract: { service: string; version: string | undefined },
  profile: "as shown" | "reference" = "as shown",
  format: "json" | "yaml" = "json",
): string {
  const folder = profile === "reference" ? "reference/" : "";
  return `/bundles${contractUrl(contract)}${folder}openapi.${format}`;
}

/** Returns the URL of a page's Markdown: `/retention/v1/closeMatter.md` for `/retention/v1/closeMatter/`. */
export function twinUrl(url: string): string {
  return url === "/" ? "/index.md" : `${url.slice(0, -1)}.md`;
}

/**
 * Returns the canonical URL of a page.
 *
 * @param site URL of the site. It may include a path
 */
export function canonicalUrl(site: string, url: string): string {
  return `${site.replace(/\/$/, "")}${url}`;
}

/** Returns the URL of a workflow page, for example `/workflows/retention/matterLifeCycle/`. */
export function workflowUrl({ service, slug }: { service: string; slug: string }): string {
  return `/workflows/${service}/${slug}/`;
}

export interface ContractUrls {
  readonly overview: string;
  readonly points: string;
  readonly operation: (operationId: string) => string;
  readonly resource: (tag: string) => string;
  readonly schema: (name: string) => string;
  readonly point: (id: string) => string;
}

/** Returns the URLs of a contract's pages. */
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
