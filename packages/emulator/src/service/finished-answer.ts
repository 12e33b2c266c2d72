import type { Answer } from "../http/answer.ts";
import type { HttpRequest } from "../http/http-request.ts";
import { writtenJson } from "../http/written-json.ts";
import type { MatchedRequest } from "./matched-request.ts";
import type { AnyService } from "./service.ts";

/** A success as it goes out: with what its service adds that no contract shows. */
export function finishedAnswer(
  answer: Answer,
  { routed: { operation } }: Extract<MatchedRequest, { kind: "operation" }>,
  request: HttpRequest,
  { service, context }: { readonly service: AnyService; readonly context: unknown },
): Answer {
  const { status, json } = answer;
  if (!service.finish || status >= 300 || json === undefined) return answer;
  const finished: unknown = service.finish(json, operation, request, context as never);
  if (finished === json) return answer;
  const { text, bytes } = writtenJson(finished);
  return { ...answer, body: text, bytes, json: finished };
}
