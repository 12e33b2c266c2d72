import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/**
 * A document of another OpenAPI version would be copied into the 3.1 bundle unchanged, although its keywords have a
 * different meaning there.
 */
export default defineRule(function* ({ root }) {
  if (/^3\.1\.\d+$/.test(String(root.node.openapi))) return;
  yield {
    message: "openapi must be 3.1.x: write openapi: 3.1.0.",
    at: fieldOf(root, "openapi"),
  };
});
