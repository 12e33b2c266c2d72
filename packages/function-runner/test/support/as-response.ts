import type { ProgramResponse } from "../../src/code-runner/index.ts";

/** Converts a program's response to a web Response. */
export function asResponse({ body, headers, ...response }: ProgramResponse): Response {
  const fields = headers.map(([name, value]): [string, string] => [name, value]);
  return new Response((body ?? null) as BodyInit | null, { ...response, headers: fields });
}
