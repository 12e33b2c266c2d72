import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Safe methods by RFC 9110 section 9.2.1. Overlays cannot change their idempotency. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/** Idempotent methods by RFC 9110 section 9.2.2. */
const IDEMPOTENT_METHODS = new Set([...SAFE_METHODS, "PUT", "DELETE"]);

/**
 * Clients repeat idempotent calls, so a wrong value creates duplicates. By default, the method decides. Overlays can
 * describe a read-only POST, or a PUT that adds an item each time.
 */
export default defineRule(function* ({ operations, isFilled }) {
  for (const operation of operations) {
    const { "x-idempotent": stated } = operation.node;
    const expected = IDEMPOTENT_METHODS.has(operation.method);
    const mayDiffer = isFilled && !SAFE_METHODS.has(operation.method);
    if (stated === expected || (mayDiffer && stated === !expected)) continue;
    const message = `${operation.method} needs x-idempotent: ${expected} (RFC 9110 section 9.2.2); only an overlay can set another value.`;
    yield { message, at: fieldOf(operation, "x-idempotent") };
  }
});
