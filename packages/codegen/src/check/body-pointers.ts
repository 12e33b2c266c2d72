import { forEachItem } from "@seamline/openapi/error-collector";
import { parsePointer, type Segments } from "@seamline/openapi/json-pointer";
import { SpecError } from "@seamline/openapi/spec-error";
import type { OpenApiDocument, Response, Schema } from "../document/editable-document.ts";
import { preferredBody } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { schemaAt } from "./schema-at.ts";

/** Keys of an extension. `pointers` maps each pointer to the allowed types of its target. */
export interface PointerShape {
  readonly pointers: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly string[];
}

export function bodySchemas(
  responses: ReadonlyMap<string, Response>,
  isWanted: (status: string) => boolean,
): Schema[] {
  const wanted = [...responses].filter(([status]) => isWanted(status));
  return wanted
    .map(([, response]) => preferredBody(response.content)?.media.schema)
    .filter((schema) => schema !== undefined);
}

/** @throws SpecError that lists every extension pointer that does not match any body schema */
export function checkBodyPointers(
  loaded: LoadedDocument,
  shape: PointerShape,
  pointers: Readonly<Record<string, string>>,
  at: Segments,
  schemas: readonly Schema[],
): void {
  const missing = shape.required.find((key) => pointers[key] === undefined);
  if (missing !== undefined) {
    const remedy = `add ${missing}, a JSON pointer into the body`;
    throw new SpecError(`${at.at(-1)} lacks ${missing}`, remedy, loaded.locate(at));
  }
  forEachItem(Object.entries(pointers), ([key, pointer]) => {
    const location = (): ReturnType<LoadedDocument["locate"]> => loaded.locate([...at, key]);
    const types = shape.pointers[key];
    if (types === undefined) {
      const known = Object.keys(shape.pointers).join(", ");
      throw new SpecError(`${at.at(-1)} has the unknown key ${key}`, `use one of ${known}`, location());
    }
    const shown = isPointer(pointer) ? schemasAt(loaded.document, schemas, pointer) : [];
    if (shown.length === 0) {
      const remedy = "point to a property in the response schema";
      throw new SpecError(
        `${at.at(-1)}.${key} points to ${textOf(pointer)}, which is not in any response schema`,
        remedy,
        location(),
      );
    }
    if (!shown.some((schema) => hasType(schema, types))) {
      const remedy = `point to a value of type ${types.join(" or ")}`;
      throw new SpecError(
        `${at.at(-1)}.${key} points to ${textOf(pointer)}, which has the wrong type`,
        remedy,
        location(),
      );
    }
  });
}

function schemasAt(document: OpenApiDocument, schemas: readonly Schema[], pointer: string): Schema[] {
  const segments = parsePointer(pointer);
  const found = schemas.map((schema) => schemaAt(document, schema, segments));
  return found.filter((schema) => schema !== undefined);
}

function isPointer(pointer: unknown): boolean {
  return typeof pointer === "string" && (pointer === "" || pointer.startsWith("/"));
}

function hasType({ type }: Schema, types: readonly string[]): boolean {
  return type === undefined || types.length === 0 || [type].flat().some((name) => types.includes(name));
}

/** Formats a pointer for a message. In an invalid document, the pointer can be any value. */
function textOf(pointer: unknown): string {
  return typeof pointer === "object" ? JSON.stringify(pointer) : String(pointer);
}
