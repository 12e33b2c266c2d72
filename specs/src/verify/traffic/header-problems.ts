const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** Matches the characters that `Headers` accepts: visible ASCII, spaces, tabs and Latin-1. */
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/** Describes headers that cannot be sent, without their values. */
export function headerProblems(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (!NAME.test(name)) return ["a header name contains a character that is not allowed"];
    if (VALUE.test(value)) return [];
    return [
      `the value of the header ${name} contains a line break or another character that headers cannot contain`,
    ];
  });
}

/** Thrown if headers cannot be sent. The message contains no values. */
export class InvalidHeadersError extends Error {
  override readonly name: string = "InvalidHeadersError";

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
  }
}

/** @throws InvalidHeadersError listing all problems with the headers */
export function assertHeaders(headers: Readonly<Record<string, string>>): void {
  const problems = headerProblems(headers);
  if (problems.length > 0) throw new InvalidHeadersError(problems);
}
