import { defineRule } from "../model/define-rule.ts";
import type { DocumentModel } from "../model/document-model.ts";
import type { ExtensionPointArea } from "../model/extension-point-areas.ts";
import { fieldOf } from "../model/located.ts";
import { pointsOf } from "../model/point-uses.ts";
import { isObjectSchema } from "../model/schema-model.ts";

/** Areas whose points do not make an object open in a filled document. */
const FIELDLESS_AREAS: ReadonlySet<unknown> = new Set<ExtensionPointArea>(["states", "values"]);

/** A point on an object means that the object can have more properties. Generators only see this in the schema. */
export default defineRule(function* (document) {
  for (const schema of document.schemas.filter(isObjectSchema)) {
    const points = pointsOf(schema).filter((id) => promisesMore(document, id));
    if (points.length === 0 || schema.node.additionalProperties === true) continue;
    const message =
      "An object with an x-extension-point must allow unknown properties: add additionalProperties: true.";
    yield { message, at: fieldOf(schema, "additionalProperties") };
  }
});

function promisesMore({ isFilled, points }: DocumentModel, id: string): boolean {
  return !isFilled || !FIELDLESS_AREAS.has(points.get(id)?.node.area);
}
