import { type Body, mediaTypeOf, type ReadBody, readBody } from "./body.ts";
import type { ContractContent, ContractOperation, ContractResponse } from "./contract-operation.ts";
import type { HeaderReader } from "./route-request.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";
import { describeFailure, type Violation } from "./violation.ts";

/** A response as it is sent. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: HeaderReader;
  readonly body: Body;
  /** The value that a JSON body was made from, where it is known: the body need not be parsed again. */
  readonly json?: unknown;
}

/** Says what the contract of an operation does not allow about a response, which may have no undocumented members. */
export function checkResponse(
  operation: ContractOperation,
  response: ResponseParts,
  definitions: SchemaDefinitions,
): Violation[] {
  const { status, headers } = response;
  const documented = responseOf(operation, status);
  if (!documented) {
    const right = [...operation.responses.keys()].join(", ");
    const problem = `${operation.operationId} must answer with one of ${right}, and answers with ${status}.`;
    return [{ in: "status", pointer: "", rule: "documented", problem }];
  }
  const ofBody = checkBody(documented.content, response, definitions);
  return documented.requiredHeaders.length === 0 ? ofBody : [...checkHeaders(documented, headers), ...ofBody];
}

/** The documented response of a status: its own, or that of its class, or the default. */
function responseOf({ responses }: ContractOperation, status: number): ContractResponse | undefined {
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
  definitions: SchemaDefinitions,
): Violation[] {
  const { body } = response;
  const isEmpty = body === undefined || body.length === 0;
  if (content.length === 0)
    return isEmpty ? [] : [wrongBody("documented", "There must be no body, and there is one.")];
  if (isEmpty) return [wrongBody("required", "There must be a body, and there is none.")];
  const read = readResponse(response, content, definitions);
  if ("violation" in read) return [read.violation];
  const { definition } = read.content;
  const failure = definition === undefined ? undefined : definitions.responseCheck(definition)(read.value);
  return failure ? [describeFailure("body", "", failure)] : [];
}

function readResponse(
  { headers, body, json }: ResponseParts,
  content: readonly ContractContent[],
  { takesUndefinedMembers }: SchemaDefinitions,
): ReadBody {
  const mediaType = mediaTypeOf(headers.get("content-type"));
  const written = json === undefined ? undefined : content.find((each) => each.mediaType === mediaType);
  if (written && takesUndefinedMembers) return { value: json, content: written };
  return readBody(body, mediaType, content);
}

function wrongBody(rule: string, problem: string): Violation {
  return { in: "body", pointer: "", rule, problem };
}
