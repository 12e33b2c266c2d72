import type { Segments } from "@seamline/openapi/json-pointer";
import type { Schema } from "../document/editable-document.ts";

/** What the code of a schema is made with. */
export interface CodeContext {
  /** The code of the schema that a reference leads to: a name. */
  definition(reference: string): string;
  /** The code of what a format asks for: a name. */
  format(format: string, code: string): string;
  /** The schema itself, or the one that its reference leads to. */
  resolve(schema: Schema): Schema;
  /** @throws SpecError that says where */
  fail(problem: string, remedy: string, segments: Segments): never;
  /** Whether the document is of OpenAPI 3.0, which ignores what stands beside a reference. */
  readonly isOlder: boolean;
}

/** A schema with its place in the document. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly segments: Segments;
}

/** The code of a schema below another one. */
export type CodeOf = (schema: Schema | boolean, ...below: readonly string[]) => string;

/** The types that a schema names, in the form of OpenAPI 3.1. */
export function typesOf({ type, nullable }: Schema): string[] {
  const types = [type ?? []].flat();
  return nullable === true && types.length > 0 ? [...new Set([...types, "null"])] : types;
}
