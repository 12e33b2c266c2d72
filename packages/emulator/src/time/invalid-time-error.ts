/** A time or a span that no clock can keep. The message says what would be right. */
export class InvalidTimeError extends RangeError {
  override readonly name: string = "InvalidTimeError";
  /** Which one: `at`, `ms`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super(`${argument} ${problem}`);
    this.argument = argument;
  }
}
