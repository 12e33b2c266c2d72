import type { HttpRequest } from "../../../http/http-request.ts";
import { Refusal } from "../../../service/refusal.ts";

/** Of what is sent to operations (reference facts, "Limits"): only archives are longer, and go to signed URLs. */
const MOST_BYTES = 10 * 1024 * 1024;

/** @throws Refusal 413 */
export function requireLength({ body }: Pick<HttpRequest, "body">): void {
  if (body instanceof Uint8Array && body.length > MOST_BYTES)
    throw new Refusal(413, `The body must have at most ${MOST_BYTES} bytes, and has ${body.length}.`);
}
