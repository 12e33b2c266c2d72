import { type Body, mediaTypeOf, type ReadBody, readBody } from "./body.ts";
import type { ContractContent, ContractOperation, ContractResponse } from "./contract-operation.ts";
import type { HeaderReader } from "./route-request.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import { describeFailure, describeKind, type Violation } from "./violation.ts";

/** A response as it is sent. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: HeaderReader;
  readonly body: Body;
  /** The value that a JSON body was made from, where it is known: the body need not be parsed again. */
  readonly json?: unknown;
}

/** What a schema does not allow about the value of a body. */
type BodyViolations = (definition: string, value: unknown) => Violation[];

/** Says what the contract of an operation does not allow about a response, which may have no undocumented members. */
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
 * The same, with everything that the body has wrong and not only the first of it, and without quoting any value: for
 * reports of recorded traffic, whose values may be secrets.
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

/** Media types that are no secrets, whoever sent them. */
const COMMON_MEDIA_TYPE =
  /, and is (?:absent|application\/(?:json|octet-stream|problem\+json|xml)|text\/(?:csv|html|plain|xml))\.$/;

/** The message of a parser quotes the text around what is wrong, and a media type is a value of a header. */
function withoutQuotation(violation: Violation): Violation {
  const { rule, problem } = violation;
  if (rule === "json") return { ...violation, problem: "The body must be JSON, and is not." };
  if (rule !== "media-type" || COMMON_MEDIA_TYPE.test(problem)) return violation;
  return { ...violation, problem: problem.replace(/, and is .*$/s, ", and is another.") };
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
    const problem = `${operation.operationId} must answer with one of ${right}, and answers with ${status}.`;
    return [{ in: "status", pointer: "", rule: "documented", problem }];
  }
  const ofBody = checkBody(documented.content, response, violationsOf);
  return documented.requiredHeaders.length === 0 ? ofBody : [...checkHeaders(documented, headers), ...ofBody];
}

/** The documented response of a status: its own, or that of its class, or the default. */
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
      problem: `${name} is required, and was not sent.`,
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
    return isEmpty ? [] : [wrongBody("documented", "There must be no body, and there is one.")];
  if (isEmpty) return [wrongBody("required", "There must be a body, and there is none.")];
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
