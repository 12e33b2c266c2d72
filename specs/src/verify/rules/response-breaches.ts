import type { Violation } from "@seamline/openapi/violation";
import type { StatementPointers } from "../contract/statement-pointers.ts";
import type { VerifiedDocument } from "../contract/verified-document.ts";
import type { Breach, RuleName } from "../findings/breach.ts";
import { isRejection, type Received } from "../traffic/call.ts";
import { errorBodyBreaches } from "./error-body.ts";
import { isOpenStatus } from "./open-status.ts";

/** A rule that applies to each individual response. */
type ResponseRule = (received: Received, document: VerifiedDocument, pointers: StatementPointers) => Breach[];

const RULES: readonly ResponseRule[] = [contractBreaches, errorBodyBreaches];

/** Returns the breaches in one response: its status, headers, media type and body. */
export function responseBreaches(
  received: Received,
  document: VerifiedDocument,
  pointers: StatementPointers,
): Breach[] {
  const special = connectionBreach(received, pointers) ?? serverErrorBreach(received, pointers);
  return special ? [special] : RULES.flatMap((rule) => rule(received, document, pointers));
}

function connectionBreach(received: Received, pointers: StatementPointers): Breach | undefined {
  if (received.status !== 0) return undefined;
  const { operation } = received.call;
  return breachOf(received, "connection", pointers.operation(operation), "a response", received.text);
}

function serverErrorBreach(received: Received, pointers: StatementPointers): Breach | undefined {
  const { status, call } = received;
  if (status < 500) return undefined;
  const pointer = pointers.response(call.operation, status);
  return breachOf(received, "server-error", pointer, "a status below 500", `status ${status}`);
}

/** Compares a response with the documented statuses, headers, media types and schemas. */
function contractBreaches(
  received: Received,
  document: VerifiedDocument,
  pointers: StatementPointers,
): Breach[] {
  const { call, status, headers, text } = received;
  const body = text === "" ? undefined : text;
  const violations = document.contract.reportResponse(call.operation, { status, headers, body });
  return violations.flatMap((violation) => {
    if (violation.in === "status" && isRejection(received) && isOpenStatus(call.operation, document))
      return [];
    return violationBreach(violation, received, document, pointers) ?? [];
  });
}

function violationBreach(
  violation: Violation,
  received: Received,
  document: VerifiedDocument,
  pointers: StatementPointers,
): Breach | undefined {
  const { operation } = received.call;
  const { in: place, pointer: at, problem } = violation;
  const rule = ruleOf(violation);
  const response = pointers.response(operation, received.status);
  const schema = pointers.responseSchema(operation, received.status);
  const isPart =
    place === "body" && schema !== undefined && (at !== "" || !WHOLE_BODY.includes(violation.rule));
  const pointer = isPart ? statementOf(violation, schema, pointers) : response;
  if (rule === "closed-schema" && !document.isMarked && !isWrittenClosed(pointer, pointers)) return undefined;
  if (violation.rule === "enum" && pointers.schema(pointer)["x-open-enum"] === true) return undefined;
  const [expected, got] = splitProblem(problem);
  return { ...breachOf(received, rule, pointer, expected, got), ...(place === "body" && { at }) };
}

/** Rules that apply to a whole body and do not come from a schema. */
const WHOLE_BODY: readonly string[] = ["documented", "json", "encoding", "depth"];

function statementOf(violation: Violation, schema: string, pointers: StatementPointers): string {
  const at = pointers.schemaAt(schema, violation.pointer);
  return violation.missing === undefined ? at : pointers.schemaAt(at, `/${violation.missing}`);
}

function isWrittenClosed(pointer: string, pointers: StatementPointers): boolean {
  const { additionalProperties, unevaluatedProperties } = pointers.schema(pointer);
  return additionalProperties === false || unevaluatedProperties === false;
}

function ruleOf({ in: place, rule }: Violation): RuleName {
  if (place === "status") return "status";
  if (rule === "media-type") return "media-type";
  if (place === "header") return "header";
  return rule === "additionalProperties" ? "closed-schema" : "body";
}

/** Splits `X must be a string, but got 5.` into the expectation and the actual value. */
function splitProblem(problem: string): [expected: string, got: string] {
  const [, subject, member] = /^(.*) must not have (.*), which is not documented\.?$/.exec(problem) ?? [];
  if (member !== undefined) return [`${subject} must have only documented members`, `has ${member}`];
  const [expected = problem, ...got] = problem.replace(/\.$/, "").split(/, but (?:got )?/);
  return [expected, got.join(", but ") || "something else"];
}

function breachOf(
  received: Received,
  rule: RuleName,
  pointer: string,
  expected: string,
  got: string,
): Breach {
  const { operationId } = received.call.operation;
  return { rule, operationId, pointer, expected, got, responses: [received] };
}
