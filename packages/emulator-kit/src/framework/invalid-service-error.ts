/** A problem with a service's definition. */
export interface DefinitionProblem {
  /** The invalid member, for example `documents[0].handlers.getParcel`. */
  readonly member: string;
  readonly problem: string;
}

/** Thrown if a service's definition is invalid. */
export class InvalidServiceError extends TypeError {
  override readonly name: string = "InvalidServiceError";
  readonly service: string;
  /** All problems with the definition. */
  readonly problems: readonly DefinitionProblem[];

  constructor(service: string, problems: readonly DefinitionProblem[]) {
    const lines = problems.map(({ member, problem }) => `${member}: ${problem}`);
    super([`The service "${service}" is invalid.`, ...lines].join("\n"));
    this.service = service;
    this.problems = problems;
  }
}
