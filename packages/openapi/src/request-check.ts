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

/** The parts of a request that its operation reads. */
export interface RequestParts {
  /** Decoded, as routing gives them. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** As it was sent, without its question mark. */
  readonly query: string;
  readonly headers: HeaderReader;
  readonly body: Body;
}

/** What a request says, as the contract means it. Values that break the contract are not among them. */
export interface CheckedRequest {
  /** Empty where nothing is wrong. Of a body, only the first thing that is wrong is here. */
  readonly violations: readonly Violation[];
  /** What of the request is ignored, and was probably meant to count. */
  readonly warnings: readonly RequestWarning[];
  /** Of the types that the contract gives them. */
  readonly pathParameters: Readonly<Record<string, unknown>>;
  /** Of the types that the contract gives them, with its defaults; only what the contract knows. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Headers that the contract knows, by their names as it writes them. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** `undefined` where the operation takes none. */
  readonly body: unknown;
}

export type RequestCheck = (request: RequestParts) => CheckedRequest;

interface NamedCheck {
  readonly name: string;
  readonly check: ParameterCheck;
}

/** Prepares the check of an operation's requests; schemas are made ready when a value needs them. */
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

/** Prepares the warnings about query parameters that the operation does not have. */
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

/** What clients may add to any request (reference facts of retention, "Every method also takes"). */
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

/** Whether a parameter of a query is of the kind that clients add to any request: `$alt`, `prettyPrint`, … */
export function isSystemParameter(name: string): boolean {
  return name.startsWith("$") || SYSTEM_PARAMETERS.has(name);
}
