/** Another state takes the place of the one that something was begun in: a reset, a seed or a snapshot. */
export class StateReplacedError extends Error {
  override readonly name: string = "StateReplacedError";

  constructor() {
    super("Its state was replaced meanwhile, by a reset, a seed or a snapshot.");
  }
}
