import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languagesFolder } from "./folders.ts";
import { recordedResults } from "./results.ts";
import { tableOf } from "./table.ts";

const readme = join(languagesFolder, "README.md");

/** The table stands between these lines. */
const TABLE =
  /(?<=<!-- The table of the results begins\. -->\n)[\s\S]*(?=<!-- The table of the results ends\. -->)/;

/** The README with the table of all recorded results. */
export function readmeWithTable(): string {
  return readFileSync(readme, "utf8").replace(TABLE, () => `\n${tableOf(recordedResults())}\n\n`);
}

/** Writes the table of all recorded results into the README. */
export function writeTable(): void {
  writeFileSync(readme, readmeWithTable());
}
