import { httpLimits } from "./http-limits.ts";
import { limitedAnswer } from "./limited-answer.ts";

/**
 * The body of a function's answer, read to its end.
 *
 * @throws CodeError where it is longer than the answer of a function of the first generation may be
 */
export function answerText(answer: Response): Promise<string> {
  return limitedAnswer(answer, httpLimits.GEN_1).text();
}
