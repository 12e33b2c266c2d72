import { existsSync, statfsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMemoryStore } from "@seamline/emulator-kit/host";
import { onTestFinished } from "vitest";
import type { Collections, Store } from "../../../src/index.ts";
import { openSqliteStore } from "../../../src/node/sqlite/sqlite-stores.ts";

export interface Opener {
  readonly engine: string;
  readonly open: <const All extends Collections>(collections: All) => Promise<Store<All>>;
  /** Examples per property. */
  readonly examples: number;
}

const builtIn: readonly Opener[] = [
  { engine: "memory", open: async (collections) => createMemoryStore(collections), examples: 150 },
  {
    engine: "sqlite",
    open: async (collections) => {
      const store = await openSqliteStore({ folder: await temporaryFolder(), collections });
      onTestFinished(() => store.close());
      return store;
    },
    examples: 150,
  },
];

/** Engines that need no external programs, unless {@link testEngines} has replaced them. */
export let openers: readonly Opener[] = builtIn;

/** Sets the engines for store tests that are imported later. */
export function testEngines(others: readonly Opener[]): void {
  openers = others;
}

const IN_MEMORY = "/dev/shm";
const GIBIBYTE = 1024 ** 3;

/**
 * Returns the folder of an in-memory file system if it has enough space. Databases are faster there, because they wait
 * for the disk after each change. No test needs data to survive a power failure.
 */
function fastestRoot(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize > GIBIBYTE ? IN_MEMORY : tmpdir();
}

/** Creates a folder that is removed after the test. The system may forbid running programs in {@link IN_MEMORY}. */
export async function temporaryFolder(root: string = fastestRoot()): Promise<string> {
  const folder = await mkdtemp(join(root, "seamline-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
