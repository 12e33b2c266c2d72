import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";

/** A path segment is text or one parameter, optionally with a verb: `{matterId}:close`. */
const SEGMENT = /^(?:[^{}*]+|\{[A-Za-z][A-Za-z0-9]*\}(?::[A-Za-z]+)?)$/;

/**
 * OpenAPI path parameters cannot contain slashes. Most tools reject templates in other notations (`{+name}`,
 * `{name=a/**}`).
 */
export default defineRule(function* ({ pathItems }) {
  for (const { path, indexAt } of pathItems) {
    const wrong = templateSegments(path).filter((segment) => !SEGMENT.test(segment));
    if (wrong.length === 0) continue;
    const message = `Path segment ${wrong.join(", ")} is neither text nor a single parameter: write one parameter per segment, and keep the source's notation in x-resource-name.`;
    yield { message, at: indexAt.key() };
  }
});
