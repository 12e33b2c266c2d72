/** What was met that has no lossless 3.0 form. */
export class ConversionLog {
  readonly problems: { pointer: string; message: string }[] = [];

  add(pointer: string, construct: string): void {
    this.problems.push({ pointer, message: `${construct} has no lossless OpenAPI 3.0 form (${pointer}).` });
  }
}
