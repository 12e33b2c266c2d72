import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";

/** The root states the API version once, in `x-api-version`. Paths that begin with a version must agree. */
export default defineRule(function* ({ root, pathItems }) {
  const stated = root.node["x-api-version"];
  for (const { path, indexAt } of pathItems) {
    const version = /^v\d\w*$/.exec(templateSegments(path)[0] ?? "")?.[0];
    if (version === undefined || version === stated) continue;
    const message = `${path} begins with version ${version}, but x-api-version at the root is ${stated}: make them agree.`;
    yield { message, at: indexAt.key() };
  }
});
