import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ConformanceCase } from "./case.ts";

/** The folder in which `@seamline/client-core` keeps the cases. */
export const casesFolder: string = join(
  dirname(createRequire(import.meta.url).resolve("@seamline/client-core/package.json")),
  "conformance",
);

/** The names of the case files; each covers one theme. */
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
