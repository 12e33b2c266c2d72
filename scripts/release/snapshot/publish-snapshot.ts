import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { isSnapshotVersion } from "./snapshot-version.ts";

interface PackedPackage {
  readonly tarball: string;
  readonly name: string;
  readonly version: string;
}

/**
 * Publishes a snapshot's tarballs under its dist-tag. Publishes nothing unless all tarballs are valid. Versions that
 * are already on the registry are skipped, so that a failed run can be repeated.
 *
 * @throws Error if a tarball is not part of the snapshot, a package has never been released, or the registry rejects a
 * tarball
 */
export async function publishSnapshot(name: string, folder: string): Promise<void> {
  const packages = await packedPackages(folder);
  requireSnapshot(name, packages);
  const released = await Promise.all(packages.map(releasedVersions));
  const fresh = packages.filter((_, index) => released[index] === undefined);
  // The registry always tags the first version of a package as `latest`.
  if (fresh.length > 0)
    throw new Error(
      `${listed(fresh)} was never released, and a snapshot as the first version would become its "latest". Release it first.`,
    );
  for (const [index, each] of packages.entries()) {
    if (released[index]?.includes(each.version))
      console.log(`${listed([each])}@${each.version} is published.`);
    else await publish(each, name);
  }
  console.log(`\nInstall it with: npm install ${packages.map((each) => `${each.name}@${name}`).join(" ")}`);
}

async function publish({ name, version, tarball }: PackedPackage, tag: string): Promise<void> {
  const args = ["publish", tarball, "--tag", tag, "--access", "public", "--ignore-scripts"];
  await runCommand("npm", args, { cwd: process.cwd() });
  console.log(`Published ${name}@${version} as ${tag}`);
}

/** Tarballs can come from an untrusted build, so only snapshot versions are published. */
function requireSnapshot(name: string, packages: readonly PackedPackage[]): void {
  if (packages.length === 0)
    throw new Error(
      'The folder contains no tarball. Run "npx -y pnpm release:snapshot" with --pack-to first.',
    );
  const strange = packages.filter(({ version }) => !isSnapshotVersion(version, name));
  if (strange.length === 0) return;
  const versions = strange.map((each) => `${each.name}@${each.version}`).join(", ");
  throw new Error(`${versions} is not a version in the snapshot ${name}: nothing was published.`);
}

async function packedPackages(folder: string): Promise<PackedPackage[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".tgz")).toSorted();
  return Promise.all(files.map((file) => readPacked(join(folder, file))));
}

async function readPacked(tarball: string): Promise<PackedPackage> {
  const manifest = await runCommand("tar", ["-xzOf", tarball, "package/package.json"], { cwd: "." });
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  return { tarball, name, version };
}

/** Returns the versions of a package on the registry; undefined if it has never been published. */
async function releasedVersions({ name }: PackedPackage): Promise<readonly string[] | undefined> {
  const args = ["view", name, "versions", "--json"];
  const output = await runCommand("npm", args, { cwd: process.cwd() }).catch((error: Error) => {
    if (error.message.includes("E404")) return undefined;
    throw error;
  });
  return output === undefined ? undefined : [JSON.parse(output) as string | string[]].flat();
}

function listed(packages: readonly PackedPackage[]): string {
  return packages.map(({ name }) => name).join(", ");
}
