/**
 * Rules in the order in which one defect leads to another: a path that cannot be read lacks its operations,
 * and a misspelled point leaves the right one unused. Rules that are not here come last, together.
 */
const STAGES: readonly (readonly string[])[] = [
  ["seamline/openapi-3-1"],
  ["struct", "no-unresolved-refs"],
  ["operation-operationId-unique", "seamline/own-path-file"],
  ["seamline/extension-shape"],
  ["seamline/extension-point-defined"],
];

/** The problems to mend first: what merely follows from them would bury them. */
export function rootCauses<Problem extends { readonly ruleId: string }>(
  problems: readonly Problem[],
): Problem[] {
  const stages = STAGES.map((rules) => problems.filter(({ ruleId }) => rules.includes(ruleId)));
  return stages.find((stage) => stage.length > 0) ?? [...problems];
}
