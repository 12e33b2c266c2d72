import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { root as repository, repositoryFiles } from "./repository.ts";

/** Matches the files that the scaffolding commands read. */
const READ =
  /^(specs\/(edge|functions|retention)\/|packages\/(edge|functions)\/[^/]*\.(json|ts)$|packages\/emulator\/(coverage\.json|src\/services\/\w+\/service\.ts)|packages\/docs\/src\/samples\/requests\/|examples\/first-call\/package\.json)/;

interface CopyForTests {
  /** A copy of these files that tests must not change. */
  readonly untouched: string;
  /** Working folder of a test. Initially empty. */
  readonly root: string;
  /** Copies a folder into the working folder. */
  take(folder: string): void;
}

/** Copies the files that the commands read, for all tests of a test file. */
export function copyForTests(): CopyForTests {
  const made = { untouched: "", root: "", take };
  beforeAll(() => {
    made.untouched = mkdtempSync(join(tmpdir(), "seamline-scaffold-"));
    for (const file of repositoryFiles().filter((each) => READ.test(each))) {
      mkdirSync(dirname(join(made.untouched, file)), { recursive: true });
      copyFileSync(join(repository, file), join(made.untouched, file));
    }
  });
  beforeEach(() => {
    made.root = mkdtempSync(join(tmpdir(), "seamline-scaffold-"));
  });
  afterEach(() => rmSync(made.root, { recursive: true }));
  afterAll(() => rmSync(made.untouched, { recursive: true }));
  return made;

  function take(folder: string): void {
    cpSync(join(made.untouched, folder), join(made.root, folder), { recursive: true });
  }
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}
