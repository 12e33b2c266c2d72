import type { Verification } from "../ledger/verification.ts";
import type { OverlayActionReference, Provenance } from "../provenance-of.ts";

/** Describes the origin of one part of a document in a few lines. */
export function provenanceReport(
  pointer: string,
  profile: string,
  provenance: Provenance,
  verification: Verification | undefined,
): string {
  const place = pointer === "" ? "The whole document" : pointer;
  const lines = [...describe(provenance), ...(verification ? [describeVerification(verification)] : [])];
  return [`${place} (${profile})`, ...lines.map((line) => `  ${line}`)].join("\n");
}

function describeVerification({ state, date, runs, services, operations }: Verification): string {
  const outcome = { verified: "verified", stale: "verified, but stale", disputed: "disputed" }[state];
  const count = `${runs} ${runs === 1 ? "run" : "runs"}`;
  return `${outcome}: ${count} of ${operations.join(", ")} at ${services.join(", ")}, last on ${date}`;
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
