import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { IGNORE_FILE, type IsIgnored, sourceRules } from "@seamline/openapi/source-rules";

/** A temporary file that vim creates while it saves another file. */
const VIM_TEST_FILE = "4913";

/** Rules for the files in a folder. */
export interface FolderRules {
  readonly isIgnored: IsIgnored;
  /** Text of the ignore file. A change to this text can add files to the source or remove files from it. */
  readonly text: string;
}

/**
 * Returns a folder's rules: the default patterns of `folderSource`, and the patterns in its ignore file.
 *
 * @param withModules whether `node_modules` is part of the source
 */
export async function folderRules(root: string, withModules: boolean): Promise<FolderRules> {
  const text = await readFile(join(root, IGNORE_FILE), "utf8").catch(() => "");
  const modules = withModules ? "!node_modules/" : "node_modules/";
  return { isIgnored: sourceRules(VIM_TEST_FILE, `/${IGNORE_FILE}`, text, modules), text };
}
