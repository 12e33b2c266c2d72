import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** A document of another version would pass as it is and go into the 3.1 bundle, whatever its words mean there. */
export default defineRule(function* ({ root }) {
  if (/^3\.1\.\d+$/.test(String(root.node.openapi))) return;
  yield {
    message: "Documents are written in OpenAPI 3.1: write openapi: 3.1.0.",
    at: fieldOf(root, "openapi"),
  };
});
