import { escapeSegment, parsePointer } from "@seamline/openapi/json-pointer";

/** Returns the segments after `#/`; empty if the reference has no fragment. */
export function parseRef(reference: string): { pointer: string[] } {
  const start = reference.indexOf("#/");
  return { pointer: start === -1 ? [] : parsePointer(reference.slice(start)).filter((part) => part !== "") };
}

export function escapePointer(segment: string | number): string {
  return escapeSegment(String(segment));
}
