import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BundledPackage } from "./bundled-packages.ts";

/** The name of the notices file. The file is next to its bundle. */
export const NOTICES_FILE = "THIRD-PARTY.txt";

const RULE = "=".repeat(80);
const HEADER = `The files in this folder and its subfolders contain parts of these third-party packages, under these licences.`;

/** Writes the notices that must ship with a bundle. Removes the file if the bundle contains no third-party package. */
export async function writeNotices(folder: string, packages: readonly BundledPackage[]): Promise<void> {
  const file = join(folder, NOTICES_FILE);
  if (packages.length === 0) return rm(file, { force: true });
  await writeFile(file, formatNotices(packages));
}

/** Formats notices for human readers, in a format that {@link parseNotices} can read. */
function formatNotices(packages: readonly BundledPackage[]): string {
  const sections = packages.map(
    ({ name, version, licence, notice }) => `${RULE}\n${name} ${version}\n${licence}\n${RULE}\n\n${notice}\n`,
  );
  return [`${HEADER}\n`, ...sections].join("\n");
}

/**
 * Reads the packages in a folder's notices.
 *
 * @throws Error if the file cannot be read, or was not written by {@link writeNotices}
 */
export async function readNotices(folder: string): Promise<BundledPackage[]> {
  const file = join(folder, NOTICES_FILE);
  const text = await readFile(file, "utf8");
  const packages = parseNotices(text);
  if (formatNotices(packages) !== text)
    throw new Error(`${file} was edited or is outdated: build the package again.`);
  return packages;
}

function parseNotices(text: string): BundledPackage[] {
  // Licenses can contain separator lines, but never around two lines in this format.
  const sections = new RegExp(`^${RULE}\\n(\\S+) (\\S+)\\n(.+)\\n${RULE}\\n\\n`, "gm");
  const starts = [...text.matchAll(sections)];
  return starts.map((start, index) => {
    const [whole, name = "", version = "", licence = ""] = start;
    const end = starts[index + 1]?.index ?? text.length;
    return { name, version, licence, notice: text.slice(start.index + whole.length, end).trim() };
  });
}
