import type { Segments } from "@seamline/openapi/json-pointer";
import type { Schema } from "../document/editable-document.ts";

/** The document around a schema for which code is written. */
export interface CodeContext {
  /** Returns the name of the rule that a reference leads to. */
  definition(reference: string): string;
  /** Returns the name of a format's rule, which is written once. */
  format(format: string, code: string): string;
  /** Returns the schema, or the one that its reference leads to. */
  resolve(schema: Schema): Schema;
  /** @throws SpecError with the place */
  fail(problem: string, remedy: string, segments: Segments): never;
  /** Whether the document is OpenAPI 3.0, which ignores keywords next to a reference. */
  readonly isOlder: boolean;
}
