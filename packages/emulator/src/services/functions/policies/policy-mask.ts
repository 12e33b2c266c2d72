import { wrongField } from "../../../service/wrong-field.ts";
import { nearestName } from "../../../text/nearest-name.ts";

const PARTS = ["bindings", "etag", "auditConfigs", "version"] as const;

export type PolicyPart = (typeof PARTS)[number];

/** What is set where nobody says it (reference facts, "IAM"). */
const DEFAULT_MASK = "bindings, etag";

/**
 * The parts of a policy that a mask names; `*` names them all.
 *
 * @param mask in camelCase, as the contract reads it
 *
 * @throws Refusal 400 for what is no part of a policy
 */
export function policyMask(mask = ""): ReadonlySet<PolicyPart> {
  const names = (mask.trim() || DEFAULT_MASK).split(",").map((each) => each.trim());
  return new Set(names.flatMap((name) => (name === "*" ? PARTS : [partOf(name)])));
}

function partOf(name: string): PolicyPart {
  const part = PARTS.find((each) => each === name);
  if (part) return part;
  const near = nearestName(name, PARTS);
  const hint = near === undefined ? `It may name ${PARTS.join(", ")} and *.` : `Did you mean ${near}?`;
  throw wrongField(
    "/updateMask",
    "field-mask",
    `updateMask names ${JSON.stringify(name.slice(0, 60))}, which is no part of a policy. ${hint}`,
  );
}
