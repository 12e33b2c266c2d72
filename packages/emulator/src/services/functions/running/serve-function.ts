import { decodeSegment } from "../../../contract/read-path.ts";
import { CodeError } from "../../../service/code-error.ts";
import type { ProgramRequest } from "../../../service/code-runner.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { FurtherCall, FurtherRoute } from "../../../service/service.ts";
import { openRoute } from "../access/open-route.ts";
import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsCaller, FunctionsContext } from "../functions-context.ts";
import { functionName } from "../names/function-name.ts";
import { codeRefusal } from "./code-refusal.ts";
import { httpLimits, inMegabytes } from "./http-limits.ts";
import { limitedAnswer } from "./limited-answer.ts";
import { NotRunnableError } from "./not-runnable-error.ts";
import { passedOnHeaders } from "./passed-on-headers.ts";
import { runFunction } from "./run-function.ts";
import { servedAnswer } from "./served-answer.ts";

type RunCall = FurtherCall<FunctionsContext, FunctionsCaller>;

/** Functions at their own addresses: any request that comes there is the code's to answer, OPTIONS among them. */
export const serveFunction: FurtherRoute<FunctionsContext, FunctionsCaller> = {
  operationId: "runFunction",
  extensions: openRoute,
  method: "*",
  path: /^\/run\/(?<project>[^/]+)\/(?<location>[^/]+)\/(?<id>[^/]+)(?<rest>\/.*)?$/,
  summary: "Runs a function of HTTP: the request goes to its code, and what that answers comes back.",
  async handle(call) {
    const stored = await servedFunction(call);
    const maxBytes = httpLimits[stored.environment];
    const body = bodyWithin(call, maxBytes);
    try {
      return servedAnswer(
        limitedAnswer(await runFunction(call.context, stored, passedOn(call, body)), maxBytes),
      );
    } catch (error) {
      throw refusalOf(error, call.request.signal);
    }
  },
};

/** @throws Refusal 404 */
async function servedFunction({ context, groups }: RunCall): Promise<StoredFunction> {
  const { project = "", location = "", id = "" } = groups;
  const name = functionName({ project: decoded(project), location: decoded(location), id: decoded(id) });
  const stored = await context.state.read((reader) => reader.get("functions", name));
  if (!stored) throw new Refusal(404, `There is no function ${name}.`, { field: name });
  const { eventTrigger } = (stored.deployed ?? stored).spec;
  if (!eventTrigger) return stored;
  const problem = `The function ${name} has no address: it runs in response to events.`;
  throw new Refusal(404, problem, { field: name });
}

/** What is no percent-encoded UTF-8 stays as it is, and names no function. */
function decoded(segment: string): string {
  return decodeSegment(segment) ?? segment;
}

/** @throws Refusal 413, 415 */
function bodyWithin({ request: { body } }: RunCall, maxBytes: number): Uint8Array | undefined {
  if (body === "not-decoded")
    throw new Refusal(415, "Content-Encoding must be gzip, deflate or identity, and the body must be so.");
  if (body === "too-large" || (body && body.length > maxBytes))
    throw new Refusal(413, `The body must be at most ${inMegabytes(maxBytes)} long, and is longer.`);
  return body;
}

function passedOn({ request, groups }: RunCall, body: Uint8Array | undefined): ProgramRequest {
  const { method, target, signal } = request;
  const at = target.indexOf("?");
  return {
    method,
    target: `${groups.rest ?? "/"}${at < 0 ? "" : target.slice(at)}`,
    headers: passedOnHeaders(request),
    ...(body && { body }),
    ...(signal && { signal }),
  };
}

/** A caller that is gone is told nothing; the journal is. */
function refusalOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof CodeError) return codeRefusal(error);
  if (error instanceof NotRunnableError) return new Refusal(503, error.message, { reason: "UNAVAILABLE" });
  return signal?.aborted ? new Refusal(503, "The caller is gone.", { reason: "CANCELLED" }) : error;
}
