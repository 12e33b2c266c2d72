import type { ProgramAnswer } from "../../../../src/index.ts";

/** What a program answered, as the web has it. */
export function asResponse({ body, headers, ...response }: ProgramAnswer): Response {
  const fields = headers.map(([name, value]): [string, string] => [name, value]);
  return new Response((body ?? null) as BodyInit | null, { ...response, headers: fields });
}
