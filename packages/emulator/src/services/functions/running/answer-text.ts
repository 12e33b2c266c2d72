import type { ProgramAnswer } from "../../../service/code-runner.ts";
import { httpLimits } from "./http-limits.ts";
import { limitedAnswer } from "./limited-answer.ts";

/**
 * The body of a function's answer, read to its end.
 *
 * @throws CodeError where it is longer than the answer of a function of the first generation may be
 */
export async function answerText(answer: ProgramAnswer): Promise<string> {
  const { body } = limitedAnswer(answer, httpLimits.GEN_1);
  if (body === undefined) return "";
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : new Response(body).text();
}
