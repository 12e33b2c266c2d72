import { isCover } from "./inferred-reason.ts";
import { isJsonObject, type JsonObject } from "./json.ts";
import type { ObjectName } from "./object-shapes.ts";

export interface ExtensionShape {
  /** Noun phrase for messages, such as `a JSON pointer`. */
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

export interface Extension {
  /** Kinds of objects that can have the extension, each with the required shape. */
  readonly on: Readonly<Partial<Record<ObjectName, ExtensionShape>>>;
}

const text: ExtensionShape = {
  expected: "a non-empty string",
  holds: (value) => typeof value === "string" && value.trim() !== "",
};

const texts: ExtensionShape = {
  expected: "a non-empty list of unique strings",
  holds: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(text.holds) &&
    new Set(value).size === value.length,
};

const textOrTexts: ExtensionShape = {
  expected: "a non-empty string, or a list of unique strings",
  holds: (value) => text.holds(value) || texts.holds(value),
};

const flag: ExtensionShape = { expected: "true or false", holds: (value) => typeof value === "boolean" };

const onlyTrue: ExtensionShape = { expected: "true", holds: (value) => value === true };

const pointer: ExtensionShape = {
  expected: "a JSON pointer",
  holds: (value) => typeof value === "string" && value.startsWith("/"),
};

/** The empty pointer means the whole body. */
const pointerOrWhole: ExtensionShape = {
  expected: "a JSON pointer, or an empty string for the whole body",
  holds: (value) => value === "" || pointer.holds(value),
};

function mapOf(shape: ExtensionShape, of: string): ExtensionShape {
  return {
    expected: `a mapping of ${of}`,
    holds: (value) => isJsonObject(value) && Object.values(value).every(shape.holds),
  };
}

/** Returns the shape of a mapping with exactly these fields. A trailing `?` marks an optional field. */
function fields(shapes: Readonly<Record<string, ExtensionShape>>): ExtensionShape {
  const known = Object.entries(shapes).map(([name, shape]) => [name.replace("?", ""), shape] as const);
  const required = Object.keys(shapes).filter((name) => !name.endsWith("?"));
  const optional = known.map(([name]) => name).filter((name) => !required.includes(name));
  const parts = [
    required.length > 0 ? [`with ${required.join(", ")}`] : [],
    optional.length > 0 ? [`optionally with ${optional.join(", ")}`] : [],
  ];
  return {
    expected: `a mapping ${parts.flat().join(", ")}`,
    holds: (value) =>
      isJsonObject(value) &&
      required.every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(([name, each]) =>
        known.some(([own, shape]) => own === name && shape.holds(each)),
      ),
  };
}

function oneOf(...shapes: readonly ExtensionShape[]): ExtensionShape {
  return {
    expected: shapes.map(({ expected }) => expected).join(", or "),
    holds: (value) => shapes.some((shape) => shape.holds(value)),
  };
}

/** Returns the shape of a list of unique values. The list can be empty. */
function listOf(shape: ExtensionShape, of: string): ExtensionShape {
  return {
    expected: `a list of ${of}`,
    holds: (value) =>
      Array.isArray(value) && value.every(shape.holds) && new Set(value).size === value.length,
  };
}

/** Returns the shape of a mapping at the root. The mapping can be in a separate file. */
function entries(shape: ExtensionShape): ExtensionShape {
  const own = mapOf(shape, `a mapping whose entries are ${shape.expected}`);
  return { ...own, holds: (value) => isReference(value) || own.holds(value) };
}

const statement: ExtensionShape = {
  expected: "a mapping with the fields source and says",
  holds: (value) => isJsonObject(value) && text.holds(value.source) && text.holds(value.says),
};

const anyMapping: ExtensionShape = { expected: "a mapping", holds: isJsonObject };

const reasons = texts;

const covers: ExtensionShape = {
  expected: "a list of the covered parts, such as x-idempotent, content/* or **",
  holds: (value) => texts.holds(value) && (value as string[]).every(isCover),
};

const state = oneOf(text, flag);

const move = { "from?": listOf(state, "states"), "to?": state, "requires?": text };

/** Shape of a state machine. The rule `state-machine` checks its states against the schema and the operations. */
const states = fields({
  transitions: listOf(
    oneOf(fields({ operation: text, ...move }), fields({ event: text, ...move })),
    "transitions",
  ),
  "unstated?": listOf(state, "states"),
});

const count: ExtensionShape = {
  expected: "a non-negative integer",
  holds: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
};

const sightings = fields({ count, "of?": count, "firstSeen?": text, "lastSeen?": text });

/** Every extension that a document can have, matching the table in specs/README.md. */
export const EXTENSIONS: Readonly<Record<string, Extension>> = {
  "x-extension-points": { on: { root: entries(anyMapping) } },
  "x-filled-points": { on: { root: mapOf(anyMapping, "extension points") } },
  "x-profile": { on: { root: text } },
  "x-api-version": { on: { root: text } },
  "x-extension-point": {
    on: {
      root: textOrTexts,
      operation: textOrTexts,
      parameter: textOrTexts,
      response: textOrTexts,
      schema: textOrTexts,
    },
  },
  "x-inferred-reasons": { on: { root: entries(fields({ reason: text, covers })) } },
  "x-inferred": {
    on: {
      info: reasons,
      license: reasons,
      serverVariable: reasons,
      operation: reasons,
      response: reasons,
      requestBody: reasons,
      parameter: reasons,
      schema: reasons,
    },
  },
  "x-method": { on: { operation: text } },
  "x-idempotent": { on: { operation: flag } },
  "x-resource-name": {
    on: { operation: fields({ parameter: text, pattern: text, "x-inferred?": reasons }) },
  },
  "x-multi-segment": { on: { parameter: onlyTrue } },
  "x-pagination": {
    on: {
      operation: oneOf(
        fields({
          style: text,
          parameter: text,
          items: pointer,
          current: pointer,
          "total?": pointer,
          more: pointer,
        }),
        fields({ style: text, parameter: text, items: pointer, next: pointer }),
        fields({ style: text, items: pointer }),
      ),
    },
  },
  "x-errors": {
    on: { root: fields({ "code?": pointer, "message?": pointer, "field?": pointer, "requestId?": pointer }) },
  },
  "x-operation": {
    on: {
      operation: fields({
        get: text,
        "cancel?": text,
        "done?": pointer,
        "doneValues?": texts,
        "failedValues?": texts,
        "error?": pointer,
        "response?": pointerOrWhole,
        "name?": pointer,
        "parameters?": mapOf(pointer, "JSON pointers"),
        "metadata?": pointer,
      }),
    },
  },
  "x-permissions": { on: { operation: oneOf(fields({ all: texts }), fields({ any: texts })) } },
  "x-scopes": { on: { operation: texts } },
  "x-named-fields": { on: { schema: mapOf(text, "texts") } },
  "x-access-rules": { on: { root: entries(statement), operation: texts } },
  "x-facts": { on: { root: entries(statement) } },
  "x-enum-varnames": { on: { schema: texts } },
  "x-open-enum": { on: { schema: onlyTrue } },
  "x-states": { on: { schema: states } },
  "x-observed": { on: { schema: sightings, parameter: sightings, response: sightings } },
};

function isReference(value: unknown): boolean {
  return isJsonObject(value) && isOnlyReference(value);
}

function isOnlyReference(value: JsonObject): boolean {
  return typeof value.$ref === "string" && Object.keys(value).length === 1;
}
