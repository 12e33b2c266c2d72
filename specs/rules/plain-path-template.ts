import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";

/** A segment is text or one parameter, perhaps with a verb behind it: `{matterId}:close`. */
const SEGMENT = /^(?:[^{}*]+|\{[A-Za-z][A-Za-z0-9]*\}(?::[A-Za-z]+)?)$/;

/** OpenAPI path parameters hold no slash: templates of other notations (`{+name}`, `{name=a/**}`) break every tool. */
export default defineRule(function* ({ pathItems }) {
  for (const { path, indexAt } of pathItems) {
    const wrong = templateSegments(path).filter((segment) => !SEGMENT.test(segment));
    if (wrong.length === 0) continue;
    const message = `Path segment ${wrong.join(", ")} is not text or one parameter: write a parameter per segment and keep the source's view in x-resource-name.`;
    yield { message, at: indexAt.key() };
  }
});
