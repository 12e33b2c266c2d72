import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

const METHODS_WITHOUT_BODY = new Set(["GET", "HEAD", "DELETE"]);

/** A body of GET, HEAD or DELETE has no meaning that all agree on (RFC 9110 section 9.3). */
export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    if (operation.requestBody === undefined || !METHODS_WITHOUT_BODY.has(operation.method)) continue;
    yield { message: `${operation.method} takes no request body.`, at: fieldOf(operation, "requestBody") };
  }
});
