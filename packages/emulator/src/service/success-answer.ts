import type { ContractOperation } from "../contract/contract-operation.ts";
import type { Answer } from "../http/answer.ts";
import { writtenJson } from "../http/written-json.ts";
import type { AnyService } from "./service.ts";

/** What an operation answers when it succeeds: its one documented success. */
export function successAnswer(service: AnyService, operation: ContractOperation, body: unknown): Answer {
  const { status, mediaType } = successOf(operation);
  const headers = service.answerHeaders;
  if (mediaType === undefined) {
    const { "content-type": _, ...others } = headers;
    return { status, headers: others };
  }
  if (typeof body === "string")
    return { status, headers: { ...headers, "content-type": `${mediaType}; charset=utf-8` }, body };
  const { text, bytes } = writtenJson(body);
  return { status, headers, body: text, bytes, json: body };
}

interface Success {
  readonly status: number;
  /** `undefined` for an answer without a body. */
  readonly mediaType: string | undefined;
}

const successes = new WeakMap<ContractOperation, Success>();

function successOf(operation: ContractOperation): Success {
  const known = successes.get(operation);
  if (known) return known;
  const [key, response] = [...operation.responses].find(([status]) => /^2\d\d$/.test(status)) ?? [];
  const success = { status: Number(key), mediaType: response?.content[0]?.mediaType };
  successes.set(operation, success);
  return success;
}
