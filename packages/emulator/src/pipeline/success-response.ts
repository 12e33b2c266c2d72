import type { ContractOperation } from "@seamline/openapi/operation";
import type { AnyService } from "../framework/service.ts";
import { jsonTextOf } from "./json-text.ts";
import type { ServiceResponse } from "./service-response.ts";

interface DocumentedSuccess {
  readonly status: number;
  /** `undefined` for a response without a body. */
  readonly mediaType: string | undefined;
}

const successes = new WeakMap<ContractOperation, DocumentedSuccess>();

/** What an operation responds with when it succeeds: its one documented success, with a handler's body. */
export function successResponse(
  { responseHeaders: headers }: AnyService,
  operation: ContractOperation,
  body: unknown,
): ServiceResponse {
  const { status, mediaType } = successes.get(operation) ?? readSuccess(operation);
  if (mediaType === undefined) {
    const { "content-type": _, ...others } = headers;
    return { status, headers: others };
  }
  if (typeof body === "string") {
    return { status, headers: { ...headers, "content-type": `${mediaType}; charset=utf-8` }, body };
  }
  const { text, bytes } = jsonTextOf(body);
  return { status, headers, body: text, bytes, json: body };
}

function readSuccess(operation: ContractOperation): DocumentedSuccess {
  const [key, response] = [...operation.responses].find(([status]) => /^2\d\d$/.test(status)) ?? [];
  const success = { status: Number(key), mediaType: response?.content[0]?.mediaType };
  successes.set(operation, success);
  return success;
}
