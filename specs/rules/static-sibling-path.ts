import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel, ParameterModel } from "../model/document-model.ts";
import { typesOf } from "../model/schema-model.ts";

/** A path segment: text, or text around a parameter, as in `{zoneId}:count`. */
interface Segment {
  readonly text: string;
  readonly parameter?: ParameterModel;
}

/** Routers disagree on whether `/zones/{id}` or `/zones/mine` handles `/zones/mine`. */
export default defineRule(function* (document) {
  const templates = document.pathItems.map(({ path }) => readTemplate(document, path));
  for (const [index, { path, indexAt }] of document.pathItems.entries()) {
    const hidden = templates.findIndex(
      (other, place) => place !== index && hides(templates[index] ?? [], other),
    );
    if (hidden < 0) continue;
    yield {
      message: `${path} also matches ${document.pathItems[hidden]?.path}, and routers disagree about their priority: rename one path.`,
      at: indexAt.key(),
    };
  }
});

function readTemplate({ operations }: DocumentModel, path: string): Segment[] {
  const parameters = operations.filter((each) => each.path === path).flatMap((each) => each.parameters);
  return templateSegments(path).map((text) => ({
    text,
    parameter: parameters.find(({ name, in: place }) => place === "path" && text.includes(`{${name}}`)),
  }));
}

/**
 * Returns whether a path of the other template can also match this template. At least one parameter of this template
 * must match text of the other.
 */
function hides(mine: readonly Segment[], other: readonly Segment[]): boolean {
  const isMulti = mine.at(-1)?.parameter?.node["x-multi-segment"] === true;
  const theirs = isMulti ? joinedFrom(other, mine.length - 1) : other;
  if (mine.length !== theirs.length) return false;
  const pairs = mine.map((segment, index) => [segment, theirs[index] ?? { text: "" }] as const);
  return (
    pairs.every(([a, b]) => a.text === b.text || takes(a, b) || takes(b, a)) &&
    pairs.some(([a, b]) => takes(a, b) && (!b.text.includes("{") || b.text.includes("/")))
  );
}

/** Joins the segments starting at an index: `[a, b, c]` from 1 becomes `[a, "b/c"]`. */
function joinedFrom(segments: readonly Segment[], start: number): Segment[] {
  const rest = segments.slice(start).map(({ text }) => text);
  return [...segments.slice(0, start), { text: rest.join("/") }];
}

/** Returns whether a segment with a parameter matches another segment. An integer parameter only matches digits. */
function takes({ text, parameter }: Segment, { text: other }: Segment): boolean {
  const [before, after] = text.split(/\{[^{}]*\}/);
  if (before === undefined || after === undefined) return false;
  if (other.length <= before.length + after.length) return false;
  if (!other.startsWith(before) || !other.endsWith(after)) return false;
  const value = other.slice(before.length, other.length - after.length);
  return value.includes("{") || /^-?\d+$/.test(value) || !isInteger(parameter);
}

function isInteger(parameter: ParameterModel | undefined): boolean {
  return parameter?.schema !== undefined && typesOf(parameter.schema).join() === "integer";
}
