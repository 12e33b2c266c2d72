import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { explainFaults, type OutputPlace } from "../output-error.ts";

const FILE: OutputPlace = {
  inFile: ["lies in a file", "name a file in a folder"],
  taken: ["is a folder", "name a file in it"],
  other: "name another file",
};

/**
 * Writes a file as a whole: the text lies beside it while it is checked, and takes its place then.
 *
 * @param check is given the path of the text beside; when it throws, nothing has changed
 * @throws OutputError when the file cannot be written
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
