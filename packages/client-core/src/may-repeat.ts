import type { Call } from "./call.ts";

/** Statuses of failures that may pass (RFC 9110 section 15, RFC 6585 section 4). */
const PASSING = [408, 429, 500, 502, 503, 504];

/**
 * Whether a failed call may succeed when it is sent again, and sending it again is safe: a call that may have had
 * its effect is repeated only where the operation is idempotent. What is answered with 429 had none.
 *
 * @param status absent where no complete answer came
 */
export function mayRepeat({ operation }: Call, status = 500): boolean {
  // RFC 9110 section 9.2.2, where the document does not say.
  const { idempotent = !/^P(OST|ATCH)$/.test(operation.method) } = operation;
  return status === 429 || (idempotent && PASSING.includes(status));
}
