import type { DueJob } from "../protocol.ts";

const KINDS: Readonly<Record<string, string>> = {
  sleep: "Somebody who waits goes on",
  work: "Scheduled work",
};

/** What will happen, in words. */
export function jobText({ title, kind, service }: DueJob): string {
  if (title !== undefined) return title;
  const words = KINDS[kind] ?? kind.replaceAll(/([a-z])([A-Z])|[-_.]/g, "$1 $2").toLowerCase();
  return service === undefined ? words : `${words} of ${service}`;
}
