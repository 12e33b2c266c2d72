import { createConfig, lint } from "@redocly/openapi-core";
import seamline from "../rules/plugin.ts";
import { toSpecProblem } from "./bundle-document.ts";
import type { SpecSource } from "./discover-documents.ts";
import { reportingFailures } from "./redocly-failure.ts";
import { rootCauses } from "./root-causes.ts";
import { SpecProblemsError } from "./spec-problem.ts";

/** Rules without which a bundle would be wrong rather than untidy: the bundle command holds them by itself. */
const INTEGRITY_RULES = {
  struct: "error",
  "no-unresolved-refs": "error",
  "operation-operationId": "error",
  "operation-operationId-unique": "error",
  "seamline/extension-point-defined": "error",
  "seamline/openapi-3-1": "error",
  "seamline/inventory-complete": "error",
  "seamline/inventory-operations": "error",
  "seamline/own-path-file": "error",
  "seamline/portable-to-openapi-3-0": "error",
} as const;

/**
 * Refuses documents whose bundle would mislead, with file and line of each problem.
 *
 * @throws {SpecProblemsError}
 */
export async function checkIntegrity(documents: readonly SpecSource[]): Promise<void> {
  const config = await createConfig({ rules: INTEGRITY_RULES, plugins: [seamline()] });
  for (const { file } of documents) {
    const problems = await reportingFailures(file, () => lint({ ref: file, config }));
    if (problems.length > 0) throw new SpecProblemsError(rootCauses(problems).map(toSpecProblem));
  }
}
