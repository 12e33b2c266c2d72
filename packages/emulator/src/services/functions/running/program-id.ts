/** What the id of a program tells of it. */
export interface ProgramIdParts {
  /** Name of the function. */
  readonly function: string;
  readonly versionId: number;
}

const PROGRAM_ID = /^(?<name>.*)@(?<version>\d+)-[\da-f]+$/s;

/** @param digest of everything that makes a difference to how it runs, in hexadecimal digits */
export function programId({ function: name, versionId }: ProgramIdParts, digest: string): string {
  return `${name}@${versionId}-${digest}`;
}

/** `undefined` for the id of a program that is no function's. */
export function programIdParts(id: string): ProgramIdParts | undefined {
  const { name, version } = PROGRAM_ID.exec(id)?.groups ?? {};
  return name === undefined ? undefined : { function: name, versionId: Number(version) };
}
