import type { RegisteredPoint } from "../extension-point-register.ts";
import { countFacts } from "../fact-totals.ts";
import { pointRemedies } from "../point-remedies.ts";
import type { PointMark } from "../provenance-file.ts";
import { describeFacts } from "./describe-facts.ts";
import { describePlace } from "./describe-place.ts";

/** Maximum line width in characters. Longer words are not broken. */
export const WIDTH = 120;
/** Maximum number of locations listed in an entry. `--json` lists all locations. */
const LISTED_PLACES = 3;

/**
 * Formats an extension point as a paragraph: its summary, the actions that fill it, and how to fill the rest.
 *
 * @param marks locations to edit. They can come from several documents that have the same register.
 */
export function pointEntry(
  point: RegisteredPoint,
  register: readonly RegisteredPoint[],
  {
    bundle,
    marks,
    now,
  }: { readonly bundle: unknown; readonly marks: readonly PointMark[]; readonly now: number },
): string {
  const facts = countFacts(point.facts, now);
  const title = `${point.id} (${point.area}): ${point.state}`;
  const lines = [
    ...wrapped(point.summary),
    ...labelled("source", point.source),
    ...labelled("part of", point.within ?? ""),
    ...listed("filled by", linesByFile(point.actions.map(({ overlay, line }) => ({ file: overlay, line })))),
    ...labelled("facts", facts ? describeFacts(facts) : ""),
    ...labelled("disputed", facts ? listedPlaces(facts.disputedAt, bundle) : ""),
    ...labelled("open at", listedPlaces(point.openAt, bundle)),
    ...labelled("open in", openParts(point, register)),
    ...listed("edit", linesByFile(marks)),
    ...labelled("to fill", point.openAt.length > 0 ? remedyFor(point) : ""),
  ];
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}

function labelled(label: string, text: string): string[] {
  const [first, ...others] = wrapped(text, WIDTH - 13);
  if (first === undefined) return [];
  return [`${label.padEnd(9)}  ${first}`, ...others.map((line) => `${" ".repeat(11)}${line}`)];
}

/** Prints the label only before the first text. */
function listed(label: string, texts: readonly string[]): string[] {
  return texts.flatMap((text, index) => labelled(index === 0 ? label : "", text));
}

/** Returns text such as `retention/v1/reference.overlay.yaml:12, 45` for each file. */
function linesByFile(places: readonly PointMark[]): string[] {
  const files = [...new Set(places.map(({ file }) => file))];
  return files.map((file) => {
    const lines = places.filter((place) => place.file === file).map(({ line }) => line);
    return `${file}:${lines.join(", ")}`;
  });
}

function listedPlaces(pointers: readonly string[], bundle: unknown): string {
  const places = pointers.slice(0, LISTED_PLACES).map((pointer) => describePlace(bundle, pointer));
  const rest = pointers.length - places.length;
  return places.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function openParts({ id }: RegisteredPoint, register: readonly RegisteredPoint[]): string {
  const parts = register.filter(({ within, state }) => within === id && state !== "filled");
  return parts.map((part) => part.id).join(", ");
}

function remedyFor({ id, area }: RegisteredPoint): string {
  return `write ${pointRemedies[area]}, and remove x-extension-point there; seamline-codegen fill ${id} starts the overlay`;
}

/** Splits text into lines. */
export function wrapped(text: string, width: number = WIDTH - 2): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
