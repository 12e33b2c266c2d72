import { parsePointer, type Segments } from "@seamline/openapi/json-pointer";
import type { OpenApiDocument, Response, Schema } from "../document/editable-document.ts";
import { preferredBody } from "../document/operation-entry.ts";
import { forEachItem } from "../error-collector.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { SpecError } from "../spec-error.ts";
import { schemaAt } from "./schema-at.ts";

/** What an extension may and must hold. A list of types means: a pointer to a value of one of them. */
export interface PointerShape {
  readonly pointers: Readonly<Record<string, readonly string[]>>;
  readonly required: readonly string[];
}

/** The schemas of the bodies whose statuses are wanted. */
export function bodySchemas(
  responses: ReadonlyMap<string, Response>,
  isWanted: (status: string) => boolean,
): Schema[] {
  const wanted = [...responses].filter(([status]) => isWanted(status));
  return wanted
    .map(([, response]) => preferredBody(response.content)?.media.schema)
    .filter((schema) => schema !== undefined);
}

/** @throws SpecError with every pointer of an extension to something that none of the bodies shows */
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
      throw new SpecError(`${at.at(-1)} holds the unknown key ${key}`, `write one of ${known}`, location());
    }
    const shown = isPointer(pointer) ? schemasAt(loaded.document, schemas, pointer) : [];
    if (shown.length === 0) {
      const remedy = "name a property that the schema of the body shows";
      throw new SpecError(
        `${at.at(-1)}.${key} points to ${textOf(pointer)}, which no body has`,
        remedy,
        location(),
      );
    }
    if (!shown.some((schema) => hasType(schema, types))) {
      const remedy = `point to a value of type ${types.join(" or ")}`;
      throw new SpecError(
        `${at.at(-1)}.${key} points to ${textOf(pointer)}, a value of another type`,
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

/** A pointer as messages show it; the document may have a value of any form there. */
function textOf(pointer: unknown): string {
  return typeof pointer === "object" ? JSON.stringify(pointer) : String(pointer);
}
