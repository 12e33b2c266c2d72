import type { JournalEntry } from "@seamline/emulator";

/**
 * Returns the locations of members that occur in accepted requests and in all responses, in the format of `bodyFields`.
 */
export function sentFields(entries: readonly JournalEntry[], document: string): Set<string> {
  const places = new Set<string>();
  for (const { operationId, request, response, status = 0, ...entry } of entries) {
    if (entry.document !== document || operationId === undefined) continue;
    const isAccepted = status >= 200 && status < 300;
    if (isAccepted) collect(request.body?.json, `${operationId} request `, places);
    collect(response?.body?.json, `${operationId} ${isAccepted ? "response" : "error"} `, places);
  }
  return places;
}

function collect(value: unknown, place: string, places: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, `${place}/0`, places);
  else if (typeof value === "object" && value !== null)
    for (const [name, member] of Object.entries(value)) {
      // The type of the member is unknown if its value is null.
      if (member !== null) places.add(`${place}/${name}`);
      collect(member, `${place}/${name}`, places);
    }
}
