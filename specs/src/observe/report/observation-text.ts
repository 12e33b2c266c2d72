import type { SeenName, SeenPlace, SeenPoint } from "../points/seen-at-points.ts";
import { entryOf, type SightingsData } from "../sightings.ts";
import type { DocumentData, ObservationData, OperationData } from "./observation-data.ts";

export function observationText(data: ObservationData & { readonly proposals: readonly string[] }): string {
  const documents = data.documents.map(documentText);
  const proposals = data.proposals.map((file) => `Proposed: ${file}`);
  return [...documents, [totalsText(data), ...proposals].join("\n")].join("\n\n");
}

function documentText(data: DocumentData): string {
  const { document, profile, operations, unknownRequests, points } = data;
  const heading = `${document}: ${profile}, ${times(data.exchanges.count, "exchange")}${period(data.exchanges)}`;
  const width = Math.max(0, ...operations.map(({ operationId }) => operationId.length));
  return [
    heading,
    "=".repeat(heading.length),
    "",
    ...operations.flatMap((operation) => operationLines(operation, width)),
    ...unknownRequests.map((each) => `no operation  ${each.request}, ${times(each.count, "time")}`),
    "",
    ...pointLines(points),
  ].join("\n");
}

function operationLines(operation: OperationData, width: number): string[] {
  const { operationId, exchanges, statuses, fits, drifts, unchecked } = operation;
  const counts = Object.entries(statuses).map(([status, count]) => `${status} ×${count}`);
  const outcome = [
    fits > 0 ? `${fits} fit` : "",
    drifts > 0 ? `${drifts} broke the contract` : "",
    ...Object.entries(unchecked).map(([reason, count]) => `${count} unchecked (${reason})`),
  ].filter((each) => each !== "");
  return [
    `${operationId.padEnd(width)}  ${exchanges.count} (${counts.join(", ")}): ${outcome.join(", ")}`,
    ...operation.drift.map(
      (each) =>
        `  drift    ${each.message} ${each.in}${each.pointer === "" ? "" : ` ${each.pointer}`} ${each.problem} ` +
        `Status ${each.statuses.join(", ")}, ${times(each.count, "time")}${period(each)}`,
    ),
    ...(operation.furtherDifferences > 0 ? [`  drift    ${operation.furtherDifferences} more`] : []),
    ...ignoredLine(
      "members",
      operation.ignoredMembers.map(({ pointer, count }) => `${pointer} ×${count}`),
    ),
    ...ignoredLine(
      "parameters",
      operation.undocumentedParameters.map(({ name, count }) => `${name} ×${count}`),
    ),
  ];
}

function ignoredLine(kind: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`  extra    undocumented ${kind}: ${names.join(", ")}`];
}

/** Formats observations at extension points, grouped by point. */
export function pointLines(points: readonly SeenPoint[]): string[] {
  const unseen = points.filter(({ places }) => places.length === 0).map(({ id }) => id);
  return [
    "Extension points",
    ...[...placesByPoints(points)].flatMap(([ids, places]) => [`  ${ids}`, ...places.map(placeLine)]),
    ...(unseen.length > 0 ? [`  nothing seen: ${unseen.join(", ")}`] : []),
  ];
}

/** Groups locations by their extension points, so a location with several points is listed once. */
function placesByPoints(points: readonly SeenPoint[]): Map<string, SeenPlace[]> {
  const idsOf = new Map<string, { readonly ids: string[]; readonly seen: SeenPlace }>();
  for (const { id, places } of points)
    for (const seen of places)
      entryOf(idsOf, `${seen.kind} ${seen.pointer}`, () => ({ ids: [], seen })).ids.push(id);
  const grouped = new Map<string, SeenPlace[]>();
  for (const { ids, seen } of idsOf.values()) entryOf(grouped, ids.join(", "), () => []).push(seen);
  return grouped;
}

function placeLine({ place, kind, of, names }: SeenPlace): string {
  const seen = names.map(nameText).join(", ");
  return `    ${place}: ${times(of, COUNTED[kind])}${seen === "" ? "" : ` with ${seen}`}`;
}

const COUNTED: Readonly<Record<SeenPlace["kind"], string>> = {
  members: "object",
  values: "value",
  "values outside the enum": "value",
  parameters: "request",
  credentials: "request",
  statuses: "response",
  endpoints: "request",
};

function nameText({ name, type, count }: SeenName): string {
  return [name, type, `×${count}`].filter((each) => each).join(" ");
}

function totalsText({ exchanges, ignored, withoutTime }: ObservationData): string {
  const left = Object.entries(ignored).map(([reason, count]) => `${count} ignored (${reason})`);
  const untimed = withoutTime > 0 ? [`${withoutTime} without a valid time`] : [];
  return `${[`${times(exchanges, "exchange")} read`, ...left, ...untimed].join(", ")}.`;
}

function times(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function period({ firstSeen, lastSeen }: SightingsData): string {
  if (firstSeen === undefined) return "";
  return firstSeen === lastSeen ? `, ${firstSeen}` : `, ${firstSeen} to ${lastSeen}`;
}
