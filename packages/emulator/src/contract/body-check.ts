import type { ContractRequestBody } from "./contract-operation.ts";
import { describeFailure } from "./describe-failure.ts";
import { type Body, mediaTypeOf, readBody } from "./read-body.ts";
import { type LenientRules, readLeniently } from "./read-leniently.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import type { Violation } from "./violation.ts";

/** What a body was read as; a body that breaks the contract has no value. */
export interface CheckedBody {
  readonly value?: unknown;
  readonly violations: readonly Violation[];
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
  const isEmpty = body === undefined || body.length === 0;
  if (isEmpty && !rules.leniencies.has("empty-bodies")) return { violations: missing(documented) };
  const sentType = mediaTypeOf(contentType);
  const isUntyped = isEmpty || (sentType === "" && rules.leniencies.has("untyped-bodies"));
  const mediaType = isUntyped ? (first?.mediaType ?? "") : sentType;
  const read = readBody(isEmpty ? "{}" : body, mediaType, documented.content);
  if ("violation" in read) return { violations: [read.violation] };
  const { definition } = read.content;
  return definition === undefined
    ? { value: read.value, violations: [] }
    : checkValue(read.value, definition, definitions, rules);
}

function checkValue(
  sent: unknown,
  definition: string,
  definitions: SchemaDefinitions,
  rules: LenientRules,
): CheckedBody {
  const value = readLeniently(sent, { $ref: `#/$defs/${definition}` }, rules);
  const failure = definitions.requestCheck(definition)(value);
  return failure ? { violations: [describeFailure("body", "", failure)] } : { value, violations: [] };
}

function missing({ required }: ContractRequestBody): Violation[] {
  const problem = "A body is required, and none was sent.";
  return required ? [{ in: "body", pointer: "", rule: "required", problem }] : [];
}
