/** A page that may exist in several versions of a service. */
export interface VersionedPage {
  /** Path relative to the site root, for example `functions/v2/getFunction/`. */
  readonly path: string;
  /** Name of the contract with its version, for example `Functions v2`. */
  readonly of?: string | undefined;
}

/**
 * Merges pages that differ only in the version of their service. Keeps the page in the version of the current page, or
 * else in the latest stable version, and lists all versions in `of`.
 *
 * @param here path of the current page relative to the site root
 */
export function mergeVersions<Page extends VersionedPage>(pages: readonly Page[], here: string): Page[] {
  const groups = [...Map.groupBy(pages, pathWithoutVersion).values()];
  return groups.flatMap((group) => {
    const [first, ...others] = group.toSorted((a, b) => rankOf(a, here) - rankOf(b, here));
    if (first === undefined || others.length === 0) return group;
    return [{ ...first, of: [first.of, ...others.map(versionOf)].join(", ") }];
  });
}

function pathWithoutVersion(page: VersionedPage): string {
  const [service, version, ...rest] = page.path.split("/");
  return version === versionOf(page) ? [service, ...rest].join("/") : page.path;
}

function versionOf({ of = "" }: VersionedPage): string | undefined {
  return of.split(" ").slice(1).at(-1);
}

/** Returns the rank of a page among its versions: the current version, then the latest stable version. */
function rankOf(page: VersionedPage, here: string): number {
  const version = versionOf(page) ?? "";
  const folder = page.path.split("/").slice(0, 2).join("/");
  if (here.startsWith(`${folder}/`)) return Number.NEGATIVE_INFINITY;
  const [, stable, preview = ""] = /^v(\d+)(.*)$/.exec(version) ?? [];
  return (preview === "" ? 0 : 1000) - Number(stable ?? 0);
}
