import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PackageFolder, publicPackages } from "../release/packages.ts";
import { packWorkspace } from "../release/tarball.ts";
import { runTurbo } from "../start/run-turbo.ts";
import type { ShippedPackage } from "./bill-of-materials.ts";
import type { Hash } from "./bom.ts";
import { bundledComponents } from "./bundled-components.ts";
import { pnpmBills } from "./pnpm-bills.ts";

/**
 * Finds everything that ships with each public package of a workspace. The packages must be built.
 *
 * @throws Error if pnpm does not generate an SBOM for a package
 */
export async function shippedPackages(workspace: string): Promise<ShippedPackage[]> {
  const packages = await publicPackages(workspace);
  const bills = await pnpmBills(
    workspace,
    packages.map(({ name }) => name),
  );
  return Promise.all(
    packages.map(async ({ name, folder }) => {
      const bill = bills.get(name);
      if (!bill) throw new Error(`pnpm generated no bill of materials for ${name}.`);
      return { bill, bundled: await bundledComponents(workspace, folder) };
    }),
  );
}

/**
 * Builds the public packages of this workspace and the packages that their builds need.
 *
 * @throws Error if a package fails to build; the build output is in this terminal
 */
export async function buildPublic(): Promise<void> {
  const filters = (await publicPackages()).map(({ name }) => `--filter=${name}`);
  if ((await runTurbo(["build", ...filters])) !== 0) throw new Error("the packages failed to build.");
}

/** Packs packages. Returns the digests of their tarballs in the same order. */
export async function packedHashes(packages: readonly PackageFolder[]): Promise<Hash[]> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-packed-"));
  try {
    const hashes: Hash[] = [];
    for (const { folder: source } of packages) {
      const tarball = await readFile(await packWorkspace(source, folder));
      hashes.push({ alg: "SHA-512", content: createHash("sha512").update(tarball).digest("hex") });
    }
    return hashes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
