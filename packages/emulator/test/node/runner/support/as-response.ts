import type { ProgramAnswer } from "../../../../src/index.ts";

/** Converts the response of a program to a web Response. */
export function asResponse({ body, headers, ...response }: ProgramAnswer): Response {
  const fields = headers.map(([name, value]): [string, string] => [name, value]);
  return new Response((body ?? null) as BodyInit | null, { ...response, headers: fields });
}
