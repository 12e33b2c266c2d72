import { instantOf } from "../../../filter/instant-of.ts";
import type { MessageCondition } from "./message-condition.ts";

/** Of a span of time: its start belongs to it, and its end does not. */
export function timeCondition({
  startTime,
  endTime,
}: {
  readonly startTime?: string;
  readonly endTime?: string;
}): MessageCondition | undefined {
  const start = instantOf(startTime ?? "") ?? Number.NEGATIVE_INFINITY;
  const end = instantOf(endTime ?? "") ?? Number.POSITIVE_INFINITY;
  if (start === Number.NEGATIVE_INFINITY && end === Number.POSITIVE_INFINITY) return undefined;
  return ({ at }) => start <= at && at < end;
}
