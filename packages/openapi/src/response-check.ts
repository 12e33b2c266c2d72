import { type Body, mediaTypeOf, type ReadBody, readBody } from "./body.ts";
import type { ContractContent, ContractOperation, ContractResponse } from "./contract-operation.ts";
import type { HeaderReader } from "./route-request.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import { describeFailure, describeKind, type Violation } from "./violation.ts";

/** A response to check. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: HeaderReader;
  readonly body: Body;
  /** Parsed value of a JSON body, if it is already known. */
  readonly json?: unknown;
}

/** Returns violations of the body schema. */
type BodyViolations = (definition: string, value: unknown) => Violation[];

/** Returns the violations in a response. Undocumented members are also violations. */
export function checkResponse(
  operation: ContractOperation,
  response: ResponseParts,
  definitions: SchemaDefinitions,
): Violation[] {
  return check(operation, response, (definition, value) => {
    const failure = definitions.responseCheck(definition)(value);
    return failure ? [describeFailure("body", "", failure)] : [];
  });
}

/**
 * Returns all violations in a response without quoting values, for reports about recorded traffic, which may contain
 * secrets.
 */
export function reportResponse(
  operation: ContractOperation,
  response: ResponseParts,
  definitions: SchemaDefinitions,
): Violation[] {
  const violations = check(operation, response, (definition, value) =>
    definitions
      .responseReport(definition)(value)
      .map((failure) => describeFailure("body", "", failure, describeKind)),
  );
  return violations.map(withoutQuotation);
}

/** Matches common media types, which cannot contain secrets. */
const COMMON_MEDIA_TYPE =
  /, but got (?:absent|application\/(?:json|octet-stream|problem\+json|xml)|text\/(?:csv|html|plain|xml))\.$|, but is absent\.$/;

/** Removes quoted values. JSON parser messages quote the input, and a media type is a header value. */
function withoutQuotation(violation: Violation): Violation {
  const { rule, problem } = violation;
  if (rule === "json") return { ...violation, problem: "The body is not valid JSON." };
  if (rule !== "media-type" || COMMON_MEDIA_TYPE.test(problem)) return violation;
  return { ...violation, problem: problem.replace(/, but got .*$/s, ", but got a different one.") };
}

function check(
  operation: ContractOperation,
  response: ResponseParts,
  violationsOf: BodyViolations,
): Violation[] {
  const { status, headers } = response;
  const documented = documentedResponse(operation, status);
  if (!documented) {
    const right = [...operation.responses.keys()].join(", ");
    const problem = `${operation.operationId} must respond with one of ${right}, but responded with ${status}.`;
    return [{ in: "status", pointer: "", rule: "documented", problem }];
  }
  const ofBody = checkBody(documented.content, response, violationsOf);
  return documented.requiredHeaders.length === 0 ? ofBody : [...checkHeaders(documented, headers), ...ofBody];
}

/** Returns the documented response for a status: for the status itself, its class such as `4XX`, or `default`. */
export function documentedResponse(
  { responses }: ContractOperation,
  status: number,
): ContractResponse | undefined {
  const own = responses.get(String(status));
  return own ?? responses.get(`${Math.floor(status / 100)}XX`) ?? responses.get("default");
}

function checkHeaders({ requiredHeaders }: ContractResponse, headers: HeaderReader): Violation[] {
  return requiredHeaders
    .filter((name) => headers.get(name) === null)
    .map((name) => ({
      in: "header",
      pointer: `/${name}`,
      rule: "required",
      problem: `${name} is required but missing.`,
    }));
}

function checkBody(
  content: readonly ContractContent[],
  response: ResponseParts,
  violationsOf: BodyViolations,
): Violation[] {
  const { body } = response;
  const isEmpty = body === undefined || body.length === 0;
  if (content.length === 0)
    return isEmpty ? [] : [wrongBody("documented", "The response must not have a body, but has one.")];
  if (isEmpty) return [wrongBody("required", "The response must have a body.")];
  const read = readResponse(response, content);
  if ("violation" in read) return [read.violation];
  const { definition } = read.content;
  return definition === undefined ? [] : violationsOf(definition, read.value);
}

function readResponse({ headers, body, json }: ResponseParts, content: readonly ContractContent[]): ReadBody {
  const mediaType = mediaTypeOf(headers.get("content-type"));
  const written = json === undefined ? undefined : content.find((each) => each.mediaType === mediaType);
  if (written) return { value: json, content: written };
  return readBody(body, mediaType, content);
}

function wrongBody(rule: string, problem: string): Violation {
  return { in: "body", pointer: "", rule, problem };
}
