import type { RegisteredPoint } from "../extension-point-register.ts";
import { pointRemedies } from "../point-remedies.ts";
import { describePlace } from "./describe-place.ts";

/** Maximum line width in characters. Longer words are not broken. */
const WIDTH = 120;
/** Maximum number of locations listed in an entry. `--json` lists all locations. */
const LISTED_PLACES = 3;

/** Formats an extension point as a paragraph: its summary, the actions that fill it, and how to fill the rest. */
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

/** Returns a line such as `retention/v1/reference.overlay.yaml:12, 45` for each overlay. */
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
  return `write ${pointRemedies[area]}, and remove x-extension-point there; seamline-codegen fill ${id} starts the overlay`;
}

function wrapped(text: string, width = WIDTH - 2): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
