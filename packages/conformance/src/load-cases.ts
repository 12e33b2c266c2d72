import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ConformanceCase } from "./case.ts";

/** Folder with the cases in `@seamline/client-core`. */
export const casesFolder: string = join(
  dirname(createRequire(import.meta.url).resolve("@seamline/client-core/package.json")),
  "conformance",
);

/** Returns the names of the case files. Each file covers one topic. */
export function caseFiles(): string[] {
  const files = readdirSync(casesFolder)
    .filter((file) => file.endsWith(".json"))
    .sort();
  return files.filter((file) => file !== "openapi.json" && file !== "case.schema.json");
}

/** Reads all cases, file by file. */
export function loadCases(): ConformanceCase[] {
  return caseFiles().flatMap((file) => {
    const { cases } = JSON.parse(readFileSync(join(casesFolder, file), "utf8")) as {
      cases: ConformanceCase[];
    };
    return cases;
  });
}
