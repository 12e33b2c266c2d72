import { nameDistance } from "./field-names.ts";
import { readPath, splitTarget } from "./request-target.ts";

/**
 * The template that a path was probably meant to follow, such as `/v1/matters/{matterId}:close` for
 * `/v1/mattters/7:close`; `undefined` where none comes close. A first segment may be missing, or be one too many: base
 * addresses are written with the version and without it.
 *
 * @param target as it was sent
 */
export function nearestPath(target: string, templates: Iterable<string>): string | undefined {
  const path = readPath(splitTarget(target).path);
  if (typeof path === "string") return undefined;
  const sent = path.map(({ decoded }) => decoded);
  let nearest: { readonly template: string; readonly distance: number } | undefined;
  for (const template of templates) {
    const distance = distanceTo(template.slice(1).split("/"), sent);
    if (distance !== undefined && (!nearest || distance < nearest.distance)) nearest = { template, distance };
  }
  return nearest?.template;
}

function distanceTo(template: readonly string[], sent: readonly string[]): number | undefined {
  const surplus = sent.length - template.length;
  if (surplus === 0) return sumOf(template, sent);
  if (surplus !== 1 && surplus !== -1) return undefined;
  const distance = surplus === 1 ? sumOf(template, sent.slice(1)) : sumOf(template.slice(1), sent);
  return distance === undefined ? undefined : distance + 1;
}

function sumOf(template: readonly string[], sent: readonly string[]): number | undefined {
  let sum = 0;
  for (const [index, segment] of template.entries()) {
    const distance = segmentDistance(segment, sent[index] ?? "");
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

/** More than a slip in a verb: what has a colon in it is rather a value with a verb than a value. */
const UNLIKELY = 3;

/** Any text may be the value of a parameter; a custom verb behind it has to be near. */
function segmentDistance(template: string, sent: string): number | undefined {
  if (!template.startsWith("{")) return nameDistance(sent, template);
  const verb = template.slice(template.indexOf("}") + 1);
  const colon = sent.lastIndexOf(":");
  if (verb === "") return colon > 0 ? UNLIKELY : 0;
  return colon > 0 ? nameDistance(sent.slice(colon), verb) : undefined;
}
