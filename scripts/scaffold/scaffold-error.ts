/** Thrown when something cannot be added as it was asked for. Nothing was written. */
export class ScaffoldError extends Error {
  override readonly name = "ScaffoldError";

  /**
   * @param problem what is wrong, with the value that is, as a sentence
   * @param remedy what would be right, as a sentence or an example
   */
  constructor(problem: string, remedy: string) {
    super(`${problem}\n${remedy}`);
  }
}
