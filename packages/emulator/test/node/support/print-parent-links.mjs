/** Prints the links from this process to its parents, with the program name of each parent. */
import { basename } from "node:path";
import { findParentLinks } from "../../../src/node/cli/lifetime/parent-links.ts";
import { readProcess } from "../../../src/node/cli/lifetime/process-info.ts";

const names: string[] = [];
for (const { parent } of await findParentLinks(process.ppid)) {
  const { words: [program = ""] = [] } = (await readProcess(parent)) ?? {};
  names.push(basename(program));
}
console.log(JSON.stringify(names));
