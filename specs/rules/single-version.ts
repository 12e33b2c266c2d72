import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";

/** Two versions in one document would duplicate every name in a generated client. */
export default defineRule(function* ({ pathItems }) {
  const versions = pathItems.map(({ path }) => /^v\d\w*$/.exec(templateSegments(path)[0] ?? "")?.[0]);
  const first = versions.find((version) => version !== undefined);
  for (const [index, { path, indexAt }] of pathItems.entries()) {
    const version = versions[index];
    if (version === undefined || version === first) continue;
    const message = `${path} has a different version than ${first}: write a separate document for each version.`;
    yield { message, at: indexAt.key() };
  }
});
