import { defineRule } from "./model/define-rule.ts";
import { fieldOf } from "./model/located.ts";

/** RFC 9110 section 9.2.2. Clients repeat a call by it, so that a wrong word creates a thing twice. */
const IDEMPOTENT_METHODS = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"]);

export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    const expected = IDEMPOTENT_METHODS.has(operation.method);
    if (operation.node["x-idempotent"] === expected) continue;
    const message = `${operation.method} needs x-idempotent: ${expected} (RFC 9110 section 9.2.2); only an overlay may say otherwise.`;
    yield { message, at: fieldOf(operation, "x-idempotent") };
  }
});
