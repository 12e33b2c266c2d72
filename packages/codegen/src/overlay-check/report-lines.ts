import type { Finding, OverlayReport, PointChange, PointReport } from "./overlay-report.ts";

/** Maximum number of listed changes per point. `--json` contains all changes. */
const LISTED_CHANGES = 12;

export function reportLines({ points, warnings }: OverlayReport): string[] {
  return [...points.flatMap(pointLines), ...warnings.map((finding) => `warning: ${findingLine(finding)}`)];
}

/** Returns `own.overlay.yaml:5: problem: remedy`. */
export function findingLine({ file, line, problem, remedy }: Finding): string {
  const place = file === undefined ? "" : `${file}${line === undefined ? "" : `:${line}`}: `;
  return `${place}${problem}: ${remedy}`;
}

function pointLines({ id, area, state, changes, openAt }: PointReport): string[] {
  const more = changes.length - LISTED_CHANGES;
  return [
    `${id}${area === undefined ? "" : ` (${area})`}: ${state}`,
    ...changes.slice(0, LISTED_CHANGES).map((change) => `  ${changeLine(change)}`),
    ...(more > 0 ? [`  and ${more} more changes`] : []),
    ...(openAt.length > 0
      ? [`  still open at ${openAt.slice(0, 3).join(", ")}${openAt.length > 3 ? " …" : ""}`]
      : []),
  ];
}

function changeLine({ file, line, effect, place, says }: PointChange): string {
  return `${file}:${line} ${effect} ${place}${says === undefined ? "" : `: ${says}`}`;
}
