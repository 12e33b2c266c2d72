import { type Config, createConfig, lint, lintFromString } from "@redocly/openapi-core";
import seamline from "../rules/plugin.ts";
import type { BuiltDocument } from "./built-document.ts";
import { toSpecProblem } from "./bundle-document.ts";
import type { SpecSource } from "./discover-documents.ts";
import { AS_SHOWN } from "./profiles.ts";
import { reportingFailures } from "./redocly-failure.ts";
import { toJsonText } from "./render.ts";
import { rootCauses } from "./root-causes.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/** Rules whose violation makes a bundle incorrect. The bundle command checks these rules itself. */
const INTEGRITY_RULES = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-operationId": "error",
  "operation-operationId-unique": "error",
  "seamline/extension-point-defined": "error",
  "seamline/filled-point": "error",
  "seamline/openapi-3-1": "error",
  "seamline/inventory-complete": "error",
  "seamline/inventory-operations": "error",
  "seamline/own-path-file": "error",
  "seamline/portable-to-openapi-3-0": "error",
} as const;

/**
 * Checks the rules that keep bundles correct. Reports each problem's file and line.
 *
 * @throws {SpecProblemsError}
 */
export async function checkIntegrity(documents: readonly SpecSource[]): Promise<void> {
  const config = await integrityConfig();
  for (const { file } of documents) {
    const problems = await reportingFailures(file, () => lint({ ref: file, config }));
    if (problems.length > 0) throw new SpecProblemsError(rootCauses(problems).map(toSpecProblem));
  }
}

/**
 * Checks filled documents against the same rules. Reports each problem's overlay and line.
 *
 * @throws {SpecProblemsError}
 */
export async function checkFilledIntegrity(documents: readonly BuiltDocument[]): Promise<void> {
  const config = await integrityConfig();
  for (const { source, openapi, placeOf } of documents.filter(({ profile }) => profile !== AS_SHOWN)) {
    // Pass the path of the authored file, because the rules use it to find the inventory.
    const problems = await reportingFailures(source.file, () =>
      lintFromString({ source: toJsonText(openapi), absoluteRef: source.file, config }),
    );
    const found = rootCauses(problems).map((problem) => {
      const [place] = problem.location;
      const isOfDocument = place?.source.absoluteRef === source.file;
      return { ...toSpecProblem(problem), ...(isOfDocument && placeOf(place.pointer?.slice(1) ?? "")) };
    });
    if (found.length > 0) throw new SpecProblemsError(found);
  }
}

function integrityConfig(): Promise<Config> {
  return createConfig({ rules: INTEGRITY_RULES, plugins: [seamline()] });
}
