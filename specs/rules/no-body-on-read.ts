import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

const METHODS_WITHOUT_BODY = new Set(["GET", "HEAD", "DELETE"]);

/** HTTP defines no meaning for the body of a GET, HEAD or DELETE request (RFC 9110 section 9.3). */
export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    if (operation.requestBody === undefined || !METHODS_WITHOUT_BODY.has(operation.method)) continue;
    yield {
      message: `${operation.method} must not have a request body: remove requestBody.`,
      at: fieldOf(operation, "requestBody"),
    };
  }
});
