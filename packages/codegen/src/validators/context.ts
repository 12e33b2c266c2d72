import type { Segments } from "@seamline/openapi/json-pointer";
import type { Schema } from "../document/editable-document.ts";

export interface CodeContext {
  /** Returns the name of the constant for a referenced schema. */
  definition(reference: string): string;
  /** Returns the name of the constant for a format. Each format is defined once. */
  format(format: string, code: string): string;
  /** Returns the schema itself, or the target if it is a reference. */
  resolve(schema: Schema): Schema;
  /** @throws SpecError with the location of the segments */
  fail(problem: string, remedy: string, segments: Segments): never;
  /** Whether the document is OpenAPI 3.0, which ignores keywords next to a reference. */
  readonly isOlder: boolean;
}
