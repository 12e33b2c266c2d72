/** Something that a person has to put right: its message says what, where and how. */
export class ContractDiffError extends Error {
  override readonly name = "ContractDiffError";
}
