import { appendFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type FolderProblem, folderSource, isFolderSourceError } from "../../src/source/node.ts";

/** Runs after the folder has been listed, and before `victim.js` is opened. */
let beforeOpening = async (_path: string): Promise<void> => {};

vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  return {
    ...original,
    open: async (path: string, flags: number) => {
      if (path.endsWith("victim.js")) await beforeOpening(path);
      return original.open(path, flags);
    },
  };
});

afterEach(() => {
  beforeOpening = async () => {};
});

const SECRET = "secret";

/** Creates a folder with a secret next to it. The secret has the same size as the file in the folder. */
async function folderWithVictim(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "replaced-files-"));
  onTestFinished(() => rm(place, { recursive: true }));
  await writeFile(join(place, "secret.txt"), SECRET);
  const folder = join(place, "fn");
  await mkdir(join(folder, "lib"), { recursive: true });
  await mkdir(join(place, "outside"));
  await writeFile(join(place, "outside/victim.js"), SECRET);
  await writeFile(join(folder, "index.js"), "1");
  await writeFile(join(folder, "lib/victim.js"), "source");
  return folder;
}

async function problemsOf(packing: Promise<unknown>): Promise<readonly FolderProblem[]> {
  const error: unknown = await packing.catch((reason: unknown) => reason);
  if (!isFolderSourceError(error)) throw error;
  return error.problems;
}

test.each<[string, (path: string, folder: string) => Promise<void>]>([
  [
    "a link to a file outside of the folder",
    async (path, folder) => {
      await rm(path);
      await symlink(join(folder, "../secret.txt"), path);
    },
  ],
  ["another file", async (path, folder) => rename(join(folder, "../secret.txt"), path)],
  [
    "a file in a folder outside of the folder",
    async (_, folder) => {
      await rename(join(folder, "lib"), join(folder, "../moved"));
      await symlink("../outside", join(folder, "lib"));
    },
  ],
  ["a longer file", async (path) => appendFile(path, " and more")],
])("does not pack a file that was replaced by %s after the folder was listed", async (_, replace) => {
  const folder = await folderWithVictim();
  beforeOpening = (path) => replace(path, folder);
  expect(await problemsOf(folderSource(folder))).toEqual([
    {
      path: "lib/victim.js",
      problem: "changed while the folder was packed (pack it again when no program is writing to it)",
    },
  ]);
});
