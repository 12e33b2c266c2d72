import type { DueJob } from "../protocol.ts";
import { clockViewText } from "../strings.ts";

const KINDS: Readonly<Record<string, string>> = clockViewText.jobs;

/**
 * Returns the command that advances the clock to a job. A job that is already due runs when the clock advances by zero.
 */
export function jumpTo({ at }: DueJob, { time }: { readonly time: number }): object {
  return at > time ? { set: at } : { advance: 0 };
}

/** Describes a scheduled job. */
export function jobText({ title, kind, service }: DueJob): string {
  if (title !== undefined) return title;
  const words = KINDS[kind] ?? kind.replaceAll(/([a-z])([A-Z])|[-_.]/g, "$1 $2").toLowerCase();
  return service === undefined ? words : `${words} (${service})`;
}
