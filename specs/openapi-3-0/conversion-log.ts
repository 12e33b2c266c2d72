/** A construct that OpenAPI 3.0 ignores. */
export const REFERENCE_SIBLINGS = "A $ref with siblings";

/** Collects a document's constructs that have no lossless 3.0 form. */
export class ConversionLog {
  readonly problems: { pointer: string; construct: string; message: string }[] = [];

  add(pointer: string, construct: string): void {
    this.problems.push({
      pointer,
      construct,
      message: `${construct} has no lossless OpenAPI 3.0 form (${pointer}).`,
    });
  }
}
