import { type Body, checkBody } from "./body.ts";
import type { ContractOperation, ParameterPlace } from "./contract-operation.ts";
import { nearestName, snakeCase } from "./field-names.ts";
import { pointerTo } from "./json-pointer.ts";
import { type ParameterCheck, parameterCheck } from "./parameter-check.ts";
import type { ReadingRules } from "./read-value.ts";
import { type RawQuery, readQuery } from "./request-target.ts";
import { MAX_WARNINGS, NO_WARNINGS, type RequestWarning, unknownName } from "./request-warning.ts";
import type { HeaderReader } from "./route-request.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import type { Violation } from "./violation.ts";

/** The parts of a request that are checked against its operation. */
export interface RequestParts {
  /** Decoded path parameters from routing. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** Query as sent, without the question mark. */
  readonly query: string;
  readonly headers: HeaderReader;
  readonly body: Body;
}

/** The parsed values of a request, without invalid values. */
export interface CheckedRequest {
  /** Violations; empty if the request is valid. Only the first violation in the body is reported. */
  readonly violations: readonly Violation[];
  /** Warnings about ignored parts of the request. */
  readonly warnings: readonly RequestWarning[];
  /** Path parameters with their documented types. */
  readonly pathParameters: Readonly<Record<string, unknown>>;
  /** Known query parameters with their documented types, including defaults. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Known headers by documented name. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed body; `undefined` if the operation has no body. */
  readonly body: unknown;
}

export type RequestCheck = (request: RequestParts) => CheckedRequest;

interface NamedCheck {
  readonly name: string;
  readonly check: ParameterCheck;
}

/** Creates the check for an operation's requests. Schemas are prepared on first use. */
export function requestCheck(
  operation: ContractOperation,
  definitions: SchemaDefinitions,
  rules: ReadingRules,
): RequestCheck {
  const path = checksOf("path", operation, definitions, rules);
  const query = checksOf("query", operation, definitions, rules);
  const headers = checksOf("header", operation, definitions, rules);
  const warningsAbout = queryWarnings(operation, rules);
  return (request) => {
    const violations: Violation[] = [];
    const sent = request.query === "" ? undefined : readQuery(request.query);
    const warnings = sent ? warningsAbout(sent) : NO_WARNINGS;
    const values = {
      pathParameters: readAll(path, (name) => listOf(request.pathParameters[name]), violations),
      query: readAll(query, (name) => sent && sentUnder(name, sent, rules), violations),
      headers: readAll(headers, (name) => listOf(request.headers.get(name)), violations),
    };
    if (!operation.requestBody) return { ...values, body: undefined, violations, warnings };
    const contentType = request.headers.get("content-type");
    const body = checkBody(operation.requestBody, request.body, contentType, definitions, rules);
    return {
      ...values,
      body: body.value,
      violations: [...violations, ...body.violations],
      warnings: body.warnings ? [...warnings, ...body.warnings] : warnings,
    };
  };
}

function checksOf(
  place: ParameterPlace,
  { parameters }: ContractOperation,
  definitions: SchemaDefinitions,
  rules: ReadingRules,
): NamedCheck[] {
  return parameters
    .filter((each) => each.in === place)
    .map((each) => ({
      name: each.name,
      check: parameterCheck(each, rules, () => definitions.requestCheck(each.definition)),
    }));
}

/** Creates a function that returns warnings about unknown query parameters. */
function queryWarnings(
  { parameters }: ContractOperation,
  { quirks }: ReadingRules,
): (sent: RawQuery) => readonly RequestWarning[] {
  const names = parameters.flatMap((each) => (each.in === "query" ? [each.name] : []));
  const known = new Set(quirks.has("snake-case-fields") ? [...names, ...names.map(snakeCase)] : names);
  const isSystem = quirks.has("system-parameters") ? isSystemParameter : () => false;
  return (sent) => {
    const unknown: string[] = [];
    for (const name of sent.keys())
      if (!known.has(name) && name !== "" && !isSystem(name)) unknown.push(name);
    if (unknown.length === 0) return NO_WARNINGS;
    return unknown
      .slice(0, MAX_WARNINGS)
      .map((name) =>
        unknownName({ in: "query", pointer: pointerTo(name) }, "parameter", name, nearestName(name, names)),
      );
  };
}

function sentUnder(name: string, sent: RawQuery, { quirks }: ReadingRules): readonly string[] | undefined {
  const values = sent.get(name);
  return values ?? (quirks.has("snake-case-fields") ? sent.get(snakeCase(name)) : undefined);
}

function listOf(value: string | null | undefined): string[] | undefined {
  return typeof value === "string" ? [value] : undefined;
}

function readAll(
  checks: readonly NamedCheck[],
  sent: (name: string) => readonly string[] | undefined,
  violations: Violation[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, check } of checks) {
    const read = check(sent(name));
    if (read.violations.length > 0) violations.push(...read.violations);
    else if ("value" in read) values[name] = read.value;
  }
  return values;
}

/** Parameters that clients can add to any request (reference facts of retention, "Every method also takes"). */
const SYSTEM_PARAMETERS: ReadonlySet<string> = new Set([
  "access_token",
  "alt",
  "callback",
  "fields",
  "key",
  "oauth_token",
  "prettyPrint",
  "quotaUser",
  "uploadType",
  "upload_protocol",
]);

/** Returns whether clients can add a query parameter to any request, like `$alt` or `prettyPrint`. */
export function isSystemParameter(name: string): boolean {
  return name.startsWith("$") || SYSTEM_PARAMETERS.has(name);
}
