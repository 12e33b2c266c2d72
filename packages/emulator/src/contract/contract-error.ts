/** A document that no contract can be read from; the message names the place and what would be right. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}
