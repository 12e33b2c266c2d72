import type { ContractRequestBody } from "./contract-operation.ts";
import { describeFailure } from "./describe-failure.ts";
import { type Body, mediaTypeOf, readBody } from "./read-body.ts";
import { type LenientRules, readLeniently } from "./read-leniently.ts";
import type { RequestWarning } from "./request-warning.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import { unknownMembers } from "./unknown-members.ts";
import type { Violation } from "./violation.ts";

/** What a body was read as; a body that breaks the contract has no value. */
export interface CheckedBody {
  readonly value?: unknown;
  readonly violations: readonly Violation[];
  /** What of it is ignored, where anything is. */
  readonly warnings?: readonly RequestWarning[];
}

/** Reads and checks the body of a request. */
export function checkBody(
  documented: ContractRequestBody,
  body: Body,
  contentType: string | null,
  definitions: SchemaDefinitions,
  rules: LenientRules,
): CheckedBody {
  const [first] = documented.content;
  if (body === undefined || body.length === 0) return checkAbsence(documented, definitions, rules);
  const sentType = mediaTypeOf(contentType);
  const isUntyped = sentType === "" && rules.leniencies.has("untyped-bodies");
  const mediaType = isUntyped ? (first?.mediaType ?? "") : sentType;
  const read = readBody(body, mediaType, documented.content);
  if ("violation" in read) return { violations: [read.violation] };
  // Generated clients write null for a body that they were not given.
  if (read.value === null && !documented.required) return checkAbsence(documented, definitions, rules);
  const { definition } = read.content;
  return definition === undefined
    ? { value: read.value, violations: [] }
    : checkValue(read.value, definition, definitions, rules);
}

/** What there is to say of a request without a body. */
function checkAbsence(
  { required, content: [first] }: ContractRequestBody,
  definitions: SchemaDefinitions,
  rules: LenientRules,
): CheckedBody {
  if (!required && !rules.leniencies.has("empty-bodies")) return { violations: [] };
  const read =
    first?.definition === undefined
      ? { value: {}, violations: [] }
      : checkValue({}, first.definition, definitions, rules);
  // A member that is missing says more than that all of them are.
  return required && read.violations.length === 0 ? { violations: [MISSING] } : read;
}

function checkValue(
  sent: unknown,
  definition: string,
  definitions: SchemaDefinitions,
  rules: LenientRules,
): CheckedBody {
  const schema = { $ref: `#/$defs/${definition}` };
  const notes = { hasUnknown: false };
  const value = readLeniently(sent, schema, rules, notes);
  const failure = definitions.requestCheck(definition)(value);
  const checked = failure
    ? { violations: [describeFailure("body", "", failure)] }
    : { value, violations: [] };
  // Where a member is unknown is looked for only once one is: most requests have none.
  return notes.hasUnknown ? { ...checked, warnings: unknownMembers(sent, schema, rules) } : checked;
}

const MISSING: Violation = {
  in: "body",
  pointer: "",
  rule: "required",
  problem: "A body is required, and none was sent.",
};
