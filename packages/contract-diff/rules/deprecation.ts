import { isMap, type JsonObject } from "../src/json-object.ts";
import {
  type DiffChange,
  type DiffNode,
  type DiffRule,
  type DocumentNode,
  fieldOf,
  nameOf,
  quoted,
} from "./diff-rule.ts";

/** An RFC 3339 date, with or without a time. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2}))?$/;

/** Semantic Versioning requires a minor version if something is deprecated. The sunset date is optional. */
const deprecated: DiffRule = {
  step: "minor",
  visitor: {
    any({ kind, property, node, revision }, { report }) {
      if (kind !== "modified" || property !== "deprecated" || revision?.value !== true) return;
      const sunset = sunsetOf(node.revision);
      const date = sunset === undefined ? "without a sunset date" : `with the sunset date ${quoted(sunset)}`;
      report({ message: `\`${nameOf(node)}\` is now deprecated ${date}.` });
    },
  },
};

/** Callers plan their migration with the sunset date of a deprecated operation, parameter or property. */
const sunsetBroken: DiffRule = {
  step: "major",
  visitor: {
    any(change, { report }) {
      const problem = problemOf(change);
      if (problem !== undefined) report({ message: `\`${nameOf(change.node)}\` ${problem}.` });
    },
  },
};

/** Returns the problem with a new or changed sunset date. A deprecation does not need a date. */
function problemOf({ kind, property, node }: DiffChange): string | undefined {
  const [before, after] = [sunsetOf(node.base), sunsetOf(node.revision)];
  const isRelevant = property === "x-sunset" ? isDeprecated(node.base) : property === "deprecated";
  if (kind !== "modified" || !isRelevant || !isDeprecated(node.revision)) return undefined;
  if (after === undefined)
    return before === undefined ? undefined : `no longer has the sunset date ${quoted(before)}`;
  const date = dateOf(after);
  if (date === undefined)
    return `has the invalid sunset date ${quoted(after)} (use a date such as 2030-01-31)`;
  if (date < startOfToday()) return `has a sunset date in the past: ${quoted(after)}`;
  const promised = property === "x-sunset" ? dateOf(before) : undefined;
  if (promised !== undefined && date < promised)
    return `has an earlier sunset date: ${quoted(after)} instead of ${quoted(before)}`;
  return undefined;
}

/** Every removal is major. This rule only adds the message that a removal is too early. */
const removedBeforeSunset: DiffRule = {
  step: "major",
  visitor: {
    any({ kind, node }, { report }) {
      if (kind !== "removed") return;
      for (const [key, item] of removedItems(node)) {
        const name = node.base?.type.name.startsWith("Parameter") ? item.name : key;
        const date = dateOf(item["x-sunset"]);
        if (date !== undefined && date > startOfToday())
          report({ message: `\`${name}\` was removed before its sunset date ${quoted(item["x-sunset"])}.` });
      }
    },
  },
};

/** Returns the removed item and its direct children, such as the operations of a path, if they are deprecated. */
function removedItems({ base }: DiffNode): [string, JsonObject][] {
  const value = base?.resolved?.value ?? base?.value;
  const entries = isMap(value) || Array.isArray(value) ? Object.entries(value) : [];
  return [[String(base?.key), value] as [string, unknown], ...entries].filter(
    (entry): entry is [string, JsonObject] => isMap(entry[1]) && entry[1].deprecated === true,
  );
}

function sunsetOf(node: DocumentNode | undefined): unknown {
  return fieldOf(node, "x-sunset");
}

function isDeprecated(node: DocumentNode | undefined): boolean {
  return fieldOf(node, "deprecated") === true;
}

/** Returns the time in milliseconds, or `undefined` if the value is not a date. */
function dateOf(value: unknown): number | undefined {
  const time = typeof value === "string" && DATE.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function startOfToday(): number {
  return new Date().setUTCHours(0, 0, 0, 0);
}

export default {
  deprecated,
  "sunset-broken": sunsetBroken,
  "removed-before-sunset": removedBeforeSunset,
};
