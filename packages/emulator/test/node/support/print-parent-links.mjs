/**
 * Prints the links from this process to its parents, with the program name of each parent. It uses the built package,
 * because JavaScript starts twice as fast as TypeScript.
 */
import { basename } from "node:path";
import { findParentLinks } from "../../../dist/node/cli/lifetime/parent-links.js";
import { readProcess } from "../../../dist/node/cli/lifetime/process-info.js";

const names = [];
for (const { parent } of await findParentLinks(process.ppid)) {
  const { words: [program = ""] = [] } = (await readProcess(parent)) ?? {};
  names.push(basename(program));
}
console.log(JSON.stringify(names));
