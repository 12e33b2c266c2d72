/**
 * Stages of rules. A problem in one stage can cause problems in later stages. For example, a misspelled point leaves
 * the correct point unused. All other rules come last.
 */
const STAGES: readonly (readonly string[])[] = [
  ["seamline/openapi-3-1"],
  ["struct", "no-unresolved-refs"],
  ["operation-operationId-unique", "seamline/own-path-file"],
  ["seamline/extension-shape"],
  ["seamline/extension-point-defined"],
];

/** Returns the problems in the first failing stage, because later problems may be consequences. */
export function rootCauses<Problem extends { readonly ruleId: string }>(
  problems: readonly Problem[],
): Problem[] {
  const stages = STAGES.map((rules) => problems.filter(({ ruleId }) => rules.includes(ruleId)));
  return stages.find((stage) => stage.length > 0) ?? [...problems];
}
