import type { RegisteredPoint } from "../extension-point-register.ts";
import { describePlace } from "./describe-place.ts";

/** How wide a line may be, in characters; a word that is longer is not broken. */
const WIDTH = 120;
/** How many places an entry lists; `--json` has them all. */
const LISTED_PLACES = 3;

/** What an overlay writes to fill a point of each area, in the words of the README's table of extensions. */
export const REMEDIES: Readonly<Record<string, string>> = {
  fields: "the properties of these schemas, without additionalProperties: true",
  values: "the allowed values (enum) or the bounds of these fields",
  states: "the states as an enum, and the transitions between them in descriptions and in x-states",
  payload: "the properties of these bodies, without additionalProperties: true",
  parameters: "the parameters of these operations",
  pagination: "the parameters and the envelope of these lists, and x-pagination",
  auth: "components.securitySchemes and security",
  permissions: "x-permissions or x-scopes on these operations",
  errors: "the statuses of failures, the fields of their bodies, and x-errors",
  events: "the events, in x-facts or as webhooks",
  limits: "the limits, in x-facts and on the parameters and fields that they bound",
  versioning: "the rules, in x-facts",
  endpoints: "the paths",
};

/** An extension point as a paragraph of text: what it is, who fills it, and what would fill the rest. */
export function pointEntry(
  point: RegisteredPoint,
  register: readonly RegisteredPoint[],
  bundle: unknown,
): string {
  const title = `${point.id} (${point.area}): ${point.state}`;
  const lines = [
    ...wrapped(point.summary),
    ...labelled("source", point.source),
    ...labelled("part of", point.within ?? ""),
    ...overlayLines(point).flatMap((overlay, index) => labelled(index === 0 ? "filled by" : "", overlay)),
    ...labelled("open at", openPlaces(point, bundle)),
    ...labelled("open in", openParts(point, register)),
    ...labelled("to fill", point.openAt.length > 0 ? remedyFor(point) : ""),
  ];
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}

function labelled(label: string, text: string): string[] {
  const [first, ...others] = wrapped(text, WIDTH - 13);
  if (first === undefined) return [];
  return [`${label.padEnd(9)}  ${first}`, ...others.map((line) => `${" ".repeat(11)}${line}`)];
}

/** `retention/v1/reference.overlay.yaml:12, 45` for each overlay. */
function overlayLines({ actions }: RegisteredPoint): string[] {
  const overlays = [...new Set(actions.map(({ overlay }) => overlay))];
  return overlays.map((overlay) => {
    const lines = actions.filter((action) => action.overlay === overlay).map(({ line }) => line);
    return `${overlay}:${lines.join(", ")}`;
  });
}

function openPlaces({ openAt }: RegisteredPoint, bundle: unknown): string {
  const places = openAt.slice(0, LISTED_PLACES).map((pointer) => describePlace(bundle, pointer));
  const rest = openAt.length - places.length;
  return places.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function openParts({ id }: RegisteredPoint, register: readonly RegisteredPoint[]): string {
  const parts = register.filter(({ within, state }) => within === id && state !== "filled");
  return parts.map((part) => part.id).join(", ");
}

function remedyFor({ id, area }: RegisteredPoint): string {
  return `write ${REMEDIES[area]}; remove x-extension-point there; both in overlay actions with x-fills: [${id}]`;
}

/** Breaks a text between words. */
function wrapped(text: string, width = WIDTH - 2): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
