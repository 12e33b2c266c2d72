import { createHash } from "node:crypto";
import { serveLocally } from "../../support/serve-locally.ts";
import { tarball } from "./tarball.ts";

/** A local package registry. */
export interface PackageRegistry {
  readonly url: string;
  /** The targets and header values of all received requests. */
  readonly asked: string[];
}

/**
 * Serves version 1.0.0 of packages. `packages` contains the members of each `package.json` by name.
 *
 * @param packedTarballs overrides the tarballs of packages
 */
export async function packageRegistry(
  packages: Readonly<Record<string, object>>,
  packedTarballs: Readonly<Record<string, Buffer>> = {},
): Promise<PackageRegistry> {
  const asked: string[] = [];
  const url = await serveLocally((request, response) => {
    asked.push([request.url, ...Object.values(request.headers)].join(" "));
    const path = decodeURIComponent(request.url ?? "");
    const name = Object.keys(packages).find((each) => path === `/${each}` || path === `/${each}.tgz`);
    if (name === undefined) return void response.writeHead(404).end("{}");
    const manifest = { name, version: "1.0.0", ...packages[name] };
    const archive =
      packedTarballs[name] ??
      tarball({
        "package.json": JSON.stringify(manifest),
        "index.js": `module.exports = '${name}';`,
      });
    if (path.endsWith(".tgz")) return void response.end(archive);
    const dist = {
      tarball: `http://${request.headers.host}/${encodeURIComponent(name)}.tgz`,
      integrity: `sha512-${createHash("sha512").update(archive).digest("base64")}`,
    };
    const versions = { "1.0.0": { ...manifest, dist } };
    response.end(JSON.stringify({ name, "dist-tags": { latest: "1.0.0" }, versions }));
  });
  return { url: `${url}/`, asked };
}
