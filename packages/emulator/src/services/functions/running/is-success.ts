import type { ProgramAnswer } from "../../../service/code-runner.ts";

/** Whether the code has done what it was asked (RFC 9110 section 15.3). */
export function isSuccess({ status }: Pick<ProgramAnswer, "status">): boolean {
  return status >= 200 && status < 300;
}
