import { defineRule, type Finding } from "../model/define-rule.ts";
import { EXTENSIONS } from "../model/extension-vocabulary.ts";
import { isJsonObject } from "../model/json.ts";
import { type KnownObject, walkObjects } from "../model/walk-objects.ts";

/** Schema fields whose objects cannot contain our extensions. */
const OBJECTS_OF_SCHEMAS = ["discriminator", "xml", "externalDocs"];

/** A misspelled, misplaced or malformed extension would be ignored without an error. */
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
      yield {
        message: `${name} is not allowed in ${field}: move or remove it.`,
        at: object.at.child([field, name]).key(),
      };
    }
  }
}

function problemOf({ kind, node }: KnownObject, name: string): string | undefined {
  const extension = Object.hasOwn(EXTENSIONS, name) ? EXTENSIONS[name] : undefined;
  if (extension === undefined) return `Unknown extension ${name}: specs/README.md lists the extensions.`;
  const shape = extension.on[kind];
  if (shape === undefined)
    return `${name} is only allowed on ${Object.keys(extension.on).join(", ")}: move or remove it.`;
  return shape.holds(node[name]) ? undefined : `${name} must be ${shape.expected}.`;
}

function extensionsOf(value: unknown): string[] {
  return isJsonObject(value) ? Object.keys(value).filter((key) => key.startsWith("x-")) : [];
}
