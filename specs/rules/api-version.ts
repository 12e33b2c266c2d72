import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";

/** A document states the version of the API in one place, and paths that begin with a version must match it. */
export default defineRule(function* ({ root, pathItems }) {
  const stated = root.node["x-api-version"];
  for (const { path, indexAt } of pathItems) {
    const version = /^v\d\w*$/.exec(templateSegments(path)[0] ?? "")?.[0];
    if (version === undefined || version === stated) continue;
    const message = `${path} is of the version ${version}, and x-api-version of the root is ${stated}.`;
    yield { message, at: indexAt.key() };
  }
});
