import { childKind, type Kind } from "@seamline/openapi/document-grammar";
import { ErrorCollector } from "@seamline/openapi/error-collector";
import type { Segments } from "@seamline/openapi/json-pointer";
import { SpecError } from "@seamline/openapi/spec-error";
import { walkDocument } from "@seamline/openapi/walk-document";
import type { LoadedDocument } from "../load/load-document.ts";

/** Required form of a value, with a description for messages and a predicate. */
interface Form {
  readonly asked: string;
  readonly fits: (value: unknown) => boolean;
}

/** Maximum length of a quoted value in a message, including the opening quotation mark. */
const longestQuote = 41;

const anObject: Form = { asked: "an object", fits: isObject };
const aList: Form = { asked: "a list", fits: Array.isArray };
const aText: Form = { asked: "a string", fits: isScalar };
const texts: Form = { asked: "a list of strings", fits: isListOfScalars };
const textOrTexts: Form = {
  asked: "a string or a list of strings",
  fits: (value) => isScalar(value) || isListOfScalars(value),
};
const aReference: Form = { asked: "a reference in quotes", fits: (value) => typeof value === "string" };
const aSchema: Form = {
  asked: "an object",
  fits: (value) => isObject(value) || typeof value === "boolean",
};
/** JSON Schema before 2020-12 also allows a list of schemas, for tuples. */
const items: Form = { asked: "an object", fits: (value) => aSchema.fits(value) || Array.isArray(value) };

const aFlag: Form = { asked: "true or false", fits: (value) => typeof value === "boolean" };
const operationParts: Form = {
  asked:
    "an object of strings, except for parameters (an object of strings), doneValues and failedValues (lists of strings)",
  fits: (value) => {
    if (!isObject(value)) return false;
    const {
      parameters = {},
      doneValues = [],
      failedValues = [],
      ...texts
    } = value as Record<string, unknown>;
    return [doneValues, failedValues].every(isListOfScalars) && [parameters, texts].every(isObjectOfScalars);
  },
};
const pointDefinitions: Form = {
  asked: "an object whose values are objects with the strings area, summary and within",
  fits: (value) => isObject(value) && Object.values(value as object).every(isPoint),
};
/** `checkBodyPointers` checks the pointers. */
const pagination: Form = {
  asked: "an object with the strings style and parameter",
  fits: (value) => {
    const { style = "", parameter = "" } = isObject(value) ? (value as Record<string, unknown>) : {};
    return isObject(value) && isScalar(style) && isScalar(parameter);
  },
};
const permissions: Form = {
  asked: "all or any with a list of strings",
  fits: (value) => {
    const [[key, names] = [], ...others] = isObject(value) ? Object.entries(value as object) : [];
    return others.length === 0 && (key === "all" || key === "any") && isListOfScalars(names);
  },
};

const listKinds: ReadonlySet<Kind> = new Set<Kind>(["parameterList", "schemaList", "encodingList"]);

/** Parts that the generator ignores, so their contents are not checked. */
const unreadKinds: ReadonlySet<Kind> = new Set<Kind>([
  "callbackMap",
  "callbacks",
  "exampleMap",
  "examples",
  "linkMap",
  "links",
  "securitySchemeMap",
  "securitySchemes",
]);

/** Fields that the generator reads, by kind of parent. */
const fields: { readonly [K in Kind]?: Readonly<Record<string, Form>> } = {
  document: {
    info: anObject,
    $self: aText,
    "x-extension-points": pointDefinitions,
    "x-filled-points": pointDefinitions,
    "x-errors": anObject,
    "x-profile": aText,
    "x-api-version": aText,
  },
  operation: {
    operationId: aText,
    tags: texts,
    "x-method": aText,
    "x-resource-name": anObject,
    "x-pagination": pagination,
    "x-operation": operationParts,
    "x-permissions": permissions,
    "x-scopes": texts,
    "x-extension-point": textOrTexts,
  },
  parameters: { name: aText, in: aText, "x-extension-point": textOrTexts },
  encodings: { contentType: aText, style: aText, explode: aFlag, allowReserved: aFlag },
  responses: { "x-extension-point": textOrTexts },
  schemas: {
    type: textOrTexts,
    enum: aList,
    required: texts,
    discriminator: anObject,
    "x-extensible-enum": aList,
    "x-open-enum": aFlag,
    "x-extension-point": textOrTexts,
  },
};

/**
 * Checks the form of every part that the generator reads, so that later steps do not have to handle, for example, a
 * string in place of an object.
 *
 * @throws SpecError that lists every part that has the wrong form
 */
export function checkShape({ document, locate }: LoadedDocument): void {
  const found = new ErrorCollector();
  const fail = (problem: string, remedy: string, segments: Segments): void => {
    found.attempt(() => {
      throw new SpecError(problem, remedy, locate(segments));
    });
  };
  walkDocument(document, (node, kind, segments) => {
    for (const [key, value] of Object.entries(node)) {
      const form = formOf(kind, key);
      if (form !== undefined && value !== undefined && !form.fits(value)) {
        fail(`${key} is ${nameOf(value)}`, `write ${form.asked}`, [...segments, key]);
        continue;
      }
      for (const odd of Array.isArray(value) ? oddElements(kind, key, value) : []) {
        fail(`an element of ${key} is not an object`, "write an object", [...segments, key, String(odd)]);
      }
    }
  });
  found.throwIfAny();
}

function formOf(kind: Kind, key: string): Form | undefined {
  if (key === "$ref" && kind !== "schemaMap") {
    return aReference;
  }
  const valueIs = childKind(kind, key);
  if (valueIs === undefined) {
    const known = fields[kind] ?? {};
    return Object.hasOwn(known, key) ? known[key] : undefined;
  }
  if (unreadKinds.has(valueIs)) {
    return undefined;
  }
  if (valueIs === "schemas") {
    return key === "items" ? items : aSchema;
  }
  return listKinds.has(valueIs) ? aList : anObject;
}

/** Returns the indexes of invalid elements in a list of parts. */
function oddElements(kind: Kind, key: string, values: readonly unknown[]): number[] {
  const listIs = childKind(kind, key);
  if (listIs === undefined || unreadKinds.has(listIs)) {
    return [];
  }
  const form = listIs === "parameterList" || listIs === "encodingList" ? anObject : aSchema;
  return values.flatMap((value, index) => (form.fits(value) ? [] : index));
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPoint(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { area = "", summary = "", within = "" } = value as Record<string, unknown>;
  return [area, summary, within].every(isScalar);
}

function isObjectOfScalars(value: unknown): boolean {
  return isObject(value) && Object.values(value as object).every(isScalar);
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object";
}

function isListOfScalars(value: unknown): boolean {
  return Array.isArray(value) && value.every(isScalar);
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) {
    return "a list";
  }
  return typeof value === "object" ? "an object" : excerpt(JSON.stringify(String(value)));
}

/** Shortens a quoted value, because a string may be as long as the file. */
function excerpt(quoted: string): string {
  return quoted.length > longestQuote ? `${quoted.slice(0, longestQuote)}…"` : quoted;
}
