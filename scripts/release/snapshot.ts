/**
 * Publishes a snapshot of the packages named in the changesets, for people who want to try a pull request before it is
 * merged. The snapshot has versions such as 0.0.0-pr-12-20261123160000 and its own dist-tag, so that only users who
 * request the tag install it.
 *
 * pnpm release:snapshot pr-12                       packs and publishes
 * pnpm release:snapshot pr-12 --pack-to folder      only packs; publishes nothing
 * pnpm release:snapshot pr-12 --publish-from folder publishes packed tarballs; builds and runs nothing
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { requireCleanTree, requireLinks, stop } from "./release-steps.ts";
import { packSnapshot } from "./snapshot/pack-snapshot.ts";
import { publishSnapshot } from "./snapshot/publish-snapshot.ts";
import { isSnapshotName } from "./snapshot/snapshot-version.ts";

const { name, packTo, publishFrom } = readArguments();
await requireLinks(process.cwd());
if (publishFrom !== undefined) await publish(resolve(publishFrom));
else if (packTo !== undefined) await pack(resolve(packTo));
else await packAndPublish();

function readArguments(): { name: string; packTo?: string | undefined; publishFrom?: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { "pack-to": { type: "string" }, "publish-from": { type: "string" } },
    });
    const [first = "", ...others] = positionals;
    if (others.length > 0 || !isSnapshotName(first))
      stop(
        'Pass one name for the snapshot, such as pr-12: lower-case letters, digits and dashes, starting with a letter, but not "latest".',
      );
    return { name: first, packTo: values["pack-to"], publishFrom: values["publish-from"] };
  } catch (error) {
    return stop((error as Error).message);
  }
}

async function packAndPublish(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-snapshot-"));
  try {
    await pack(folder);
    await publish(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pack(folder: string): Promise<void> {
  requireCleanTree("restoring the versions after the snapshot would discard the changes");
  await packSnapshot(name, folder).catch((error: Error) => stop(error.message));
}

async function publish(folder: string): Promise<void> {
  await publishSnapshot(name, folder).catch((error: Error) => stop(error.message));
}
