import {
  extensionPointRegister,
  type RegisteredPoint,
  type RegisterTotals,
  registerTotals,
} from "../extension-point-register.ts";
import { readBundle } from "../spec-document.ts";
import { describePlace } from "./describe-place.ts";
import { documentName, type ListedDocument } from "./find-document.ts";
import { formatTable, type Row } from "./format-table.ts";

/** How many places a cell lists; `--json` has them all. */
const LISTED_PLACES = 3;

/** The register of each document and, for several, their totals. */
export function pointsReport(documents: readonly ListedDocument[]): string {
  const registers = documents.map(registerText);
  return [...registers, ...(documents.length > 1 ? [totalsText(documents)] : [])].join("\n\n");
}

/** The same as data. */
export function pointsData(documents: readonly ListedDocument[]): unknown {
  return documents.map((document) => ({
    document: documentName(document),
    profile: document.profile,
    totals: registerTotals(document),
    points: extensionPointRegister(document),
  }));
}

function registerText(document: ListedDocument): string {
  const head = ["point", "area", "state", "filled by (overlay:lines), still open at"];
  const rows = extensionPointRegister(document).map(
    (point): Row => [
      [point.within === undefined ? point.id : `  ${point.id}`],
      [point.area],
      [point.state],
      [...overlayLines(point), ...openPlaces(point, readBundle(document))],
    ],
  );
  const totals = describeTotals(registerTotals(document));
  return `${documentName(document)}, ${document.profile}\n\n${formatTable(head, rows)}\n\n${totals}`;
}

/** `retention/v1/reference.overlay.yaml:12 45`, one line per overlay. */
function overlayLines({ actions }: RegisteredPoint): string[] {
  const overlays = [...new Set(actions.map(({ overlay }) => overlay))];
  return overlays.map((overlay) => {
    const lines = actions.filter((action) => action.overlay === overlay).map(({ line }) => line);
    return `${overlay}:${lines.join(" ")}`;
  });
}

function openPlaces({ openAt }: RegisteredPoint, bundle: unknown): string[] {
  const places = openAt.slice(0, LISTED_PLACES).map((pointer) => `open at ${describePlace(bundle, pointer)}`);
  const rest = openAt.length - places.length;
  return rest > 0 ? [...places, `and at ${rest} more`] : places;
}

function describeTotals({ points, filled, partlyFilled, open, fieldsAdded }: RegisterTotals): string {
  return `${points} points: ${filled} filled, ${partlyFilled} partly filled, ${open} open. ${fieldsAdded} fields added.`;
}

function totalsText(documents: readonly ListedDocument[]): string {
  const head = ["document", "profile", "points", "filled", "partly filled", "open", "fields added"];
  const rows = documents.map((document): Row => {
    const { points, filled, partlyFilled, open, fieldsAdded } = registerTotals(document);
    const counts = [points, filled, partlyFilled, open, fieldsAdded].map(String);
    return [documentName(document), document.profile, ...counts].map((cell) => [cell]);
  });
  return formatTable(head, rows);
}
