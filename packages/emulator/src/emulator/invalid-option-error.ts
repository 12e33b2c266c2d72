/** An option that an emulator cannot be made with. Nothing was made. */
export class InvalidOptionError extends TypeError {
  override readonly name: string = "InvalidOptionError";
  /** Which one: `limits`, `clock.now`; empty where it is the options as a whole. */
  readonly option: string;

  /** @param problem what is wrong with it, and what would be right */
  constructor(option: string, problem: string) {
    super(`${option === "" ? "The options of an emulator" : `The option ${option}`} ${problem}`);
    this.option = option;
  }
}
