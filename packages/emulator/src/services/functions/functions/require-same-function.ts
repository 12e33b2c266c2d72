import { wrongField } from "../../../service/wrong-field.ts";
import type { StoredFunction } from "./stored-function.ts";

/** What a body says of which function it is. */
export interface SaidIdentity {
  readonly name?: string;
  readonly environment?: string;
}

/**
 * Sees to it that an update is of the function that it is sent to. Nothing changes its name and its generation.
 *
 * @throws Refusal 400
 */
export function requireSameFunction(
  { name, environment }: Pick<StoredFunction, "name" | "environment">,
  said: SaidIdentity,
): void {
  if (said.name && said.name !== name)
    throw wrongField("/name", "same", `name must be ${name}, as the path says, or be left out.`);
  const isOther = said.environment && ![environment, "ENVIRONMENT_UNSPECIFIED"].includes(said.environment);
  if (isOther)
    throw wrongField(
      "/environment",
      "same",
      `environment must be ${environment}, since the generation of a function cannot change.`,
    );
}
