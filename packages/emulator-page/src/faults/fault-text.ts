import type { FaultNow } from "../protocol.ts";
import { faultEffectsText, faultsText as text } from "./strings.ts";

/** Members that select or count requests. They do not affect responses. */
const SCOPE = ["id", "operationId", "document", "hits", "requests", "times", "after"];

/** Returns the members that describe what happens to an affected request. */
export function effectsOf(fault: FaultNow): readonly (readonly [name: string, value: unknown])[] {
  return Object.entries(fault).filter(([name]) => !SCOPE.includes(name));
}

/** Returns whether a fault has affected its maximum number of requests. It does not affect any other request. */
export function isUsedUp({ hits, times }: FaultNow): boolean {
  return times !== undefined && hits >= times;
}

/** Formats what a fault has done so far, such as `hit 1 of 3 times`. */
export function progressText(fault: FaultNow): string {
  const { hits, requests, times } = fault;
  if (isUsedUp(fault)) return text.usedUp;
  if (hits === 0) return requests === 0 ? text.notHitYet : text.notHitIn(requests);
  return times === undefined ? text.hit(hits) : text.hitOf(hits, times);
}

/** Formats which of the matching requests a fault affects, such as `once, after 5 requests`. */
export function scopeText(fault: FaultNow): string {
  const { hits, times, after } = fault;
  // The progress text already contains the maximum number of times once a fault is partly used.
  const isPartlyUsed = hits > 0 && !isUsedUp(fault);
  const parts = [
    ...(times === undefined || isPartlyUsed ? [] : [text.times(times)]),
    ...(after === undefined ? [] : [text.after(after)]),
  ];
  return parts.join(", ");
}

const EFFECTS: Readonly<Record<string, (value: never) => string>> = faultEffectsText;

/** Describes a fault in one sentence, such as `listMatters returns 503 once.` */
export function faultSentence(fault: FaultNow): string {
  const { operationId, document, times, after } = fault;
  const subject = operationId === "*" ? text.anyRequest : operationId;
  const effects = effectsOf(fault).flatMap(([name, value]) => EFFECTS[name]?.(value as never) ?? []);
  const words = [
    subject,
    ...(document === undefined ? [] : [text.inDocument(document)]),
    effects.join(text.and),
    ...(times === undefined ? [] : [text.forRequests(times)]),
    ...(after === undefined ? [] : [text.after(after)]),
  ];
  return `${words.join(" ")}.`;
}
