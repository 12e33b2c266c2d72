/** What OpenAPI 3.0 ignores, whatever it says. */
export const REFERENCE_SIBLINGS = "A $ref with siblings";

/** What was met that has no lossless 3.0 form. */
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
