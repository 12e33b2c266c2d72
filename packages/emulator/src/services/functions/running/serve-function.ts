import type { ExtraCall, ExtraRoute, HttpRequest, ServiceResponse } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import {
  CodeError,
  endToEndHeaders,
  type ProgramRequest,
  type ProgramResponse,
} from "@seamline/function-runner/code-runner";
import { decodeSegment } from "@seamline/openapi/request-target";
import { openRoute } from "../access/functions-authentication.ts";
import { functionName } from "../function-names.ts";
import { httpBodyLimits, inMegabytes, type StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { limitResponse } from "./function-response.ts";
import { EXECUTION_ID_HEADER, NotRunnableError, newExecutionId, runFunction } from "./run-function.ts";

type ServeCall = ExtraCall<FunctionsContext, FunctionsCaller>;

/** The route of function URLs. A function's code handles every request to its URL, including OPTIONS. */
export const serveFunctionRoute: ExtraRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "runFunction",
  extensions: openRoute,
  method: "*",
  origins: "any",
  path: /^\/run\/(?<project>[^/]+)\/(?<location>[^/]+)\/(?<id>[^/]+)(?<rest>\/.*)?$/,
  summary: "Runs an HTTP function: forwards the request to its code and returns the code's response.",
  async handle(call) {
    const stored = await addressedFunction(call);
    const maxBytes = httpBodyLimits[stored.environment];
    const body = bodyWithinLimit(call, maxBytes);
    try {
      return clientResponse(
        limitResponse(await runFunction(call.context, stored, forwardedRequest(call, body)), maxBytes),
      );
    } catch (error) {
      throw serviceErrorOf(error, call.request.signal);
    }
  },
};

/** @throws ServiceError 404 */
async function addressedFunction({ context, groups }: ServeCall): Promise<StoredFunction> {
  const { project = "", location = "", id = "" } = groups;
  const name = functionName({
    project: decodedOrRaw(project),
    location: decodedOrRaw(location),
    id: decodedOrRaw(id),
  });
  const stored = await context.state.read((reader) => reader.get("functions", name));
  if (!stored) throw new ServiceError(404, `There is no function ${name}.`, { field: name });
  const { eventTrigger } = (stored.deployed ?? stored).spec;
  if (!eventTrigger) return stored;
  const problem = `Function ${name} has no URL, because it has an event trigger.`;
  throw new ServiceError(404, problem, { field: name });
}

/** Decodes a path segment. A segment with invalid UTF-8 stays encoded, so it does not match any function. */
function decodedOrRaw(segment: string): string {
  return decodeSegment(segment) ?? segment;
}

/** @throws ServiceError 413, 415 */
function bodyWithinLimit({ request: { body } }: ServeCall, maxBytes: number): Uint8Array | undefined {
  if (body === "not-decoded")
    throw new ServiceError(
      415,
      "Content-Encoding must be gzip, deflate or identity, and must match the encoding of the body.",
    );
  if (body === "too-large" || (body && body.length > maxBytes))
    throw new ServiceError(413, `The body exceeds the limit of ${inMegabytes(maxBytes)}.`);
  return body;
}

function forwardedRequest({ request, groups }: ServeCall, body: Uint8Array | undefined): ProgramRequest {
  const { method, target, signal } = request;
  const at = target.indexOf("?");
  return {
    method,
    target: `${groups.rest ?? "/"}${at < 0 ? "" : target.slice(at)}`,
    headers: forwardedHeaders(request),
    ...(body && { body }),
    ...(signal && { signal }),
  };
}

/**
 * Converts an error that occurred during a run to a service error. After a client has disconnected, the error is only
 * recorded in the journal.
 */
function serviceErrorOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof CodeError) return codeServiceError(error);
  if (error instanceof NotRunnableError)
    return new ServiceError(503, error.message, { reason: "UNAVAILABLE" });
  return signal?.aborted
    ? new ServiceError(503, "The client has disconnected.", { reason: "CANCELLED" })
    : error;
}

/**
 * Header fields that are not forwarded. The emulator sets new values, or the fields do not apply to the decoded body.
 */
const REPLACED_HEADERS: ReadonlySet<string> = new Set([
  "content-encoding",
  "content-length",
  "expect",
  "host",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  EXECUTION_ID_HEADER,
]);

/** The emulator is bound to the loopback interface, so every client has this address. */
const CLIENT_ADDRESS = "127.0.0.1";

/** Yields the header fields of a forwarded request: the client's fields, and fields added by a proxy. */
function* forwardedHeaders({
  headers,
  origin,
}: Pick<HttpRequest, "headers" | "origin">): Generator<readonly [string, string]> {
  for (const field of endToEndHeaders(headers))
    if (!REPLACED_HEADERS.has(field[0].toLowerCase())) yield field;
  const [scheme = "http", host = ""] = origin.split("://");
  const forwardedFor = headers.get("x-forwarded-for");
  yield ["host", host];
  yield ["x-forwarded-for", forwardedFor ? `${forwardedFor}, ${CLIENT_ADDRESS}` : CLIENT_ADDRESS];
  yield ["x-forwarded-host", host];
  yield ["x-forwarded-proto", scheme];
  yield [EXECUTION_ID_HEADER, newExecutionId()];
}

/** Converts a program's response to a service response. Repeated header fields become arrays. */
function clientResponse({ status, headers, body }: ProgramResponse): ServiceResponse {
  const fields: Record<string, string | string[]> = {};
  for (const [field, value] of headers) {
    const name = field.toLowerCase();
    const known = fields[name];
    fields[name] = known === undefined ? value : [known, value].flat();
  }
  return { status, headers: fields, ...(body !== undefined && { body }) };
}

function codeServiceError({ problem, message }: CodeError): ServiceError {
  const isLate = problem === "timeout";
  return new ServiceError(isLate ? 504 : 500, message, { reason: isLate ? "DEADLINE_EXCEEDED" : "INTERNAL" });
}
