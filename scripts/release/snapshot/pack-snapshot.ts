import { mkdir } from "node:fs/promises";
import { type PackageFolder, publicPackages } from "../packages.ts";
import { pendingChangesets } from "../pending-changesets.ts";
import { putVersionsBack, run } from "../release-steps.ts";
import { packWorkspace } from "../tarball.ts";
import { isSnapshotVersion } from "./snapshot-version.ts";

/**
 * Packs the packages named in the changesets and their dependents, with snapshot versions. The work tree must be clean,
 * and is restored at the end.
 *
 * @param folder folder for the tarballs, which is created if necessary
 * @throws Error if there is nothing to pack, or packing fails
 */
export async function packSnapshot(name: string, folder: string): Promise<void> {
  const workspace = process.cwd();
  await requireChangesets(workspace);
  await mkdir(folder, { recursive: true });
  try {
    run("changeset", "version", "--snapshot", name);
    const packages = (await publicPackages(workspace)).filter(({ version }) =>
      isSnapshotVersion(version, name),
    );
    run("turbo", "run", "build", ...packages.map((each) => `--filter=${each.name}`));
    await packAll(packages, folder);
  } finally {
    putVersionsBack();
  }
}

async function packAll(packages: readonly PackageFolder[], folder: string): Promise<void> {
  for (const { name, version, folder: source } of packages) {
    await packWorkspace(source, folder);
    console.log(`Packed ${name}@${version}`);
  }
}

/** @throws Error if a changeset cannot be read, or no changeset names a package */
async function requireChangesets(workspace: string): Promise<void> {
  const known = (await publicPackages(workspace)).map(({ name }) => name);
  const { changesets, problems } = await pendingChangesets(workspace, known);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  if (changesets.length > 0) return;
  throw new Error(
    'No changeset names a package, so the snapshot would be empty. Run "npx -y pnpm changeset" to write one.',
  );
}
