import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** RFC 9110 section 9.2.1: these change nothing, so that nobody can know better. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** RFC 9110 section 9.2.2. */
const IDEMPOTENT_METHODS = new Set([...SAFE_METHODS, "PUT", "DELETE"]);

/**
 * Clients repeat a call by it, so that a wrong word creates a thing twice. A source that shows no behaviour leaves it
 * to the method; an overlay may know of a POST that only reads, or of a PUT that adds one more each time.
 */
export default defineRule(function* ({ operations, isFilled }) {
  for (const operation of operations) {
    const { "x-idempotent": stated } = operation.node;
    const expected = IDEMPOTENT_METHODS.has(operation.method);
    const mayDiffer = isFilled && !SAFE_METHODS.has(operation.method);
    if (stated === expected || (mayDiffer && stated === !expected)) continue;
    const message = `${operation.method} needs x-idempotent: ${expected} (RFC 9110 section 9.2.2); only an overlay may say otherwise.`;
    yield { message, at: fieldOf(operation, "x-idempotent") };
  }
});
