/** Thrown for problems that a maintainer must fix. */
export class ContractDiffError extends Error {
  override readonly name = "ContractDiffError";
}
