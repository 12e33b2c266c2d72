import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { root as repository, repositoryFiles } from "./repository.ts";

/** What the commands that scaffold read. */
const READ =
  /^(specs\/(edge|functions|retention)\/|packages\/(edge|functions)\/[^/]*\.(json|ts)$|packages\/emulator\/(coverage\.json|src\/services\/\w+\/service\.ts)|packages\/docs\/src\/samples\/requests\/|examples\/first-call\/package\.json)/;

interface CopyForTests {
  /** A copy of what the commands read, which no test changes. */
  readonly untouched: string;
  /** Where a test works: a folder that is empty when it begins. */
  readonly root: string;
  /** Copies a folder to where the test works. */
  take(folder: string): void;
}

/** Copies what the commands read, for the tests of the file that calls this. */
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
