/** What was to be restored is no snapshot of this emulator's services. Nothing was changed. */
export class InvalidSnapshotError extends TypeError {
  override readonly name: string = "InvalidSnapshotError";

  /** @param problem what is wrong, and what would be right */
  constructor(problem: string, options?: ErrorOptions) {
    super(`The snapshot was refused: ${problem}`, options);
  }
}
