import { defineRule, type Finding } from "../model/define-rule.ts";
import { EXTENSIONS } from "../model/extension-vocabulary.ts";
import { isJsonObject } from "../model/json.ts";
import { type KnownObject, walkObjects } from "../model/walk-objects.ts";

/** Fields of a schema that are objects themselves, in which no extension of ours means anything. */
const OBJECTS_OF_SCHEMAS = ["discriminator", "xml", "externalDocs"];

/** An extension that is misspelled, misplaced or of another shape is read by nobody, and missed by nobody. */
export default defineRule(function* ({ fragments }) {
  for (const { node, at, kind } of fragments) {
    for (const object of walkObjects(node, at, kind)) yield* checkObject(object);
  }
});

function* checkObject(object: KnownObject): Generator<Finding> {
  for (const name of extensionsOf(object.node)) {
    const message = problemOf(object, name);
    if (message !== undefined) yield { message, at: object.at.child(name).key() };
  }
  for (const field of object.kind === "schema" ? OBJECTS_OF_SCHEMAS : []) {
    for (const name of extensionsOf(object.node[field])) {
      yield { message: `${name} means nothing in ${field}.`, at: object.at.child([field, name]).key() };
    }
  }
}

function problemOf({ kind, node }: KnownObject, name: string): string | undefined {
  const extension = Object.hasOwn(EXTENSIONS, name) ? EXTENSIONS[name] : undefined;
  if (extension === undefined) return `${name} is no extension that is read: see the table of README.md.`;
  const shape = extension.on[kind];
  if (shape === undefined)
    return `${name} means nothing here: it stands on ${Object.keys(extension.on).join(", ")}.`;
  return shape.holds(node[name]) ? undefined : `${name} must be ${shape.expected}.`;
}

function extensionsOf(value: unknown): string[] {
  return isJsonObject(value) ? Object.keys(value).filter((key) => key.startsWith("x-")) : [];
}
