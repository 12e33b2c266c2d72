import { StoreError } from "./store-error.ts";

/** An argument is wrong: an unknown collection or index, a value that is not JSON. Nothing was changed by the call. */
export class StoreArgumentError extends StoreError {
  /** Which argument: `collection`, `query.index`, `value/accounts/0`. */
  readonly argument: string;

  constructor(argument: string, problem: string) {
    super("invalid-argument", `${argument} ${problem}`);
    this.name = "StoreArgumentError";
    this.argument = argument;
  }
}
