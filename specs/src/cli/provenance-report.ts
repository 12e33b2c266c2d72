import type { OverlayActionReference, Provenance } from "../provenance-of.ts";

/** Describes the origin of one part of a document in a few lines. */
export function provenanceReport(pointer: string, profile: string, provenance: Provenance): string {
  const place = pointer === "" ? "The whole document" : pointer;
  return [`${place} (${profile})`, ...describe(provenance).map((line) => `  ${line}`)].join("\n");
}

function describe(provenance: Provenance): string[] {
  switch (provenance.origin) {
    case "shown":
      return [`shown by the source, section ${JSON.stringify(provenance.source)}`];
    case "inferred":
      return [
        `inferred: ${provenance.reason}`,
        ...(provenance.action ? describeAction(provenance.action, provenance.points ?? []) : []),
      ];
    case "filled":
      return ["filled", ...describeAction(provenance.action, provenance.points)];
  }
}

function describeAction(action: OverlayActionReference, points: readonly string[]): string[] {
  return [
    `by    ${action.overlay}:${action.line}`,
    `at    ${action.target}`,
    ...(action.description === undefined ? [] : [`does  ${action.description.trim()}`]),
    ...(points.length === 0 ? [] : [`fills ${points.join(", ")}`]),
  ];
}
