import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { explainFaults, type OutputPlace } from "../output-error.ts";

const FILE: OutputPlace = {
  inFile: ["is inside a file", "choose a file in a folder"],
  taken: ["is a folder", "choose a file in it"],
  other: "choose another file",
};

/**
 * Writes a file atomically: writes and checks a draft next to the file, and then renames the draft.
 *
 * @param check receives the path of the draft; if it throws, the file stays unchanged
 * @throws OutputError if the file cannot be written
 */
export async function writeText(
  path: string,
  text: string,
  check: (draft: string) => Promise<void>,
): Promise<void> {
  const file = explainFaults(path, FILE, () => (existsSync(path) ? realpathSync(path) : resolve(path)));
  const draft = join(dirname(file), `.${process.pid}-${basename(file)}`);
  explainFaults(path, FILE, () => {
    if (existsSync(file) && statSync(file).isDirectory())
      throw Object.assign(new Error(), { code: "EISDIR" });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text, { flag: "wx" });
  });
  try {
    await check(draft);
    explainFaults(path, FILE, () => renameSync(draft, file));
  } finally {
    rmSync(draft, { force: true });
  }
}
