import { nearestName, snakeCase } from "../text/field-names.ts";
import { pointerTo } from "../text/json-pointer.ts";
import { checkBody } from "./body-check.ts";
import type { ContractOperation, ParameterPlace } from "./contract-operation.ts";
import { type ParameterCheck, parameterCheck } from "./parameter-check.ts";
import type { Body } from "./read-body.ts";
import type { LenientRules } from "./read-leniently.ts";
import { type RawQuery, readQuery } from "./read-query.ts";
import { MOST_WARNINGS, NO_WARNINGS, type RequestWarning, unknownName } from "./request-warning.ts";
import type { HeaderReader } from "./route-request.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import { isSystemParameter } from "./system-parameters.ts";
import type { Violation } from "./violation.ts";

/** What a request says to its operation. */
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
  /** Empty when the contract holds. A body gives the first of what is wrong with it. */
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
  rules: LenientRules,
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
  rules: LenientRules,
): NamedCheck[] {
  return parameters
    .filter((each) => each.in === place)
    .map((each) => ({
      name: each.name,
      check: parameterCheck(each, rules, () => definitions.requestCheck(each.definition)),
    }));
}

/** Prepares what there is to say of parameters of a query that the operation does not have. */
function queryWarnings(
  { parameters }: ContractOperation,
  { leniencies }: LenientRules,
): (sent: RawQuery) => readonly RequestWarning[] {
  const names = parameters.flatMap((each) => (each.in === "query" ? [each.name] : []));
  const known = new Set(leniencies.has("snake-case-fields") ? [...names, ...names.map(snakeCase)] : names);
  const isSystem = leniencies.has("system-parameters") ? isSystemParameter : () => false;
  return (sent) => {
    const unknown: string[] = [];
    for (const name of sent.keys())
      if (!known.has(name) && name !== "" && !isSystem(name)) unknown.push(name);
    if (unknown.length === 0) return NO_WARNINGS;
    return unknown
      .slice(0, MOST_WARNINGS)
      .map((name) =>
        unknownName({ in: "query", pointer: pointerTo(name) }, "parameter", name, nearestName(name, names)),
      );
  };
}

function sentUnder(
  name: string,
  sent: RawQuery,
  { leniencies }: LenientRules,
): readonly string[] | undefined {
  const values = sent.get(name);
  return values ?? (leniencies.has("snake-case-fields") ? sent.get(snakeCase(name)) : undefined);
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
