import { InvalidArgumentError } from "@seamline/client-core";

/**
 * Takes `input` for an object with no keys but the known ones.
 *
 * @throws InvalidArgumentError that lists what is known
 */
export function inputOf<Input>(input: unknown, known: readonly string[]): Input {
  if (typeof input !== "object" || input === null) {
    throw new InvalidArgumentError("input", "must be an object");
  }
  const unknown = Object.keys(input).find((key) => !known.includes(key));
  if (unknown === undefined) return input as Input;
  throw new InvalidArgumentError(`input.${unknown}`, `is unknown; known: ${known.join(", ")}`);
}
