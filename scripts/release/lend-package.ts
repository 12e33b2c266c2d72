import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { PackageFolder } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

export interface LendOptions {
  /** URL of the registry, with a slash at its end. */
  readonly registry: string;
  /** Folder for what is made on the way. */
  readonly folder: string;
}

/**
 * Puts an installed package of others into a registry as it is. It is written there directly: there are dozens of
 * them, and npm takes a second for each.
 *
 * @throws Error with the answer of a registry that refuses it
 */
export async function lendPackage(dependency: PackageFolder, options: LendOptions): Promise<void> {
  const { name, version, folder } = dependency;
  const tarball = await packInstalled(folder, options.folder);
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as object;
  const file = `${basename(name)}-${version}.tgz`;
  const dist = {
    tarball: `${options.registry}${name}/-/${file}`,
    shasum: createHash("sha1").update(tarball).digest("hex"),
    integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
  };
  const attachment = {
    content_type: "application/octet-stream",
    data: tarball.toString("base64"),
    length: tarball.length,
  };
  const response = await fetch(options.registry + name.replace("/", "%2f"), {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      _id: name,
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: { [file]: attachment },
    }),
  });
  if (!response.ok) throw new Error(`${name}@${version} cannot be lent: ${await response.text()}`);
}

async function packInstalled(folder: string, destination: string): Promise<Buffer> {
  // pnpm stores equal files once and links them; an archive of links would unpack to nothing.
  const parent = await mkdtemp(join(destination, "lent-"));
  await cp(folder, join(parent, "package"), { recursive: true });
  await runCommand("tar", ["-czf", "package.tgz", "package"], { cwd: parent });
  return readFile(join(parent, "package.tgz"));
}
