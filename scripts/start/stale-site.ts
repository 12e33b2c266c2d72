import { existsSync, globSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const repository = dirname(dirname(import.meta.dirname));

/**
 * Removes the built site if it shows a contract that no longer exists. Turbo restores the current site from its cache,
 * but does not delete the pages of the removed contract.
 */
export function removeStaleSite(): void {
  const site = join(repository, "packages/docs/dist");
  const bundles = ["*/openapi.json", "*/*/openapi.json"].flatMap((pattern) =>
    globSync(pattern, { cwd: join(site, "bundles") }),
  );
  const isStale = bundles
    .map(dirname)
    .filter((document) => basename(document) !== "reference")
    .some((document) => !existsSync(join(repository, "specs", document, "openapi.yaml")));
  if (isStale) rmSync(site, { recursive: true });
}
