import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { IGNORE_FILE, type IsIgnored, sourceRules } from "@seamline/openapi/source-rules";

/** A file that vim creates for a moment while it saves another one. */
const VIM_TEST_FILE = "4913";

/** Rules for the files of a folder. */
export interface FolderRules {
  readonly isIgnored: IsIgnored;
  /** Text of the ignore file, whose changes also change the source. */
  readonly text: string;
}

/**
 * Returns the rules of a folder: the default patterns of `folderSource`, and those of its ignore file.
 *
 * @param withModules whether `node_modules` is part of the source
 */
export async function folderRules(root: string, withModules: boolean): Promise<FolderRules> {
  const text = await readFile(join(root, IGNORE_FILE), "utf8").catch(() => "");
  const modules = withModules ? "!node_modules/" : "node_modules/";
  return { isIgnored: sourceRules(VIM_TEST_FILE, `/${IGNORE_FILE}`, text, modules), text };
}
