/** A problem that the maintainer must fix. */
export class ContractDiffError extends Error {
  override readonly name = "ContractDiffError";
}
