import { nameDistance } from "./field-names.ts";
import { readPath, splitTarget } from "./request-target.ts";

/**
 * Returns the template that a path probably meant, such as `/v1/matters/{matterId}:close` for `/v1/mattters/7:close`;
 * `undefined` if no template is close. One leading segment may be missing or superfluous, because base URLs may or may
 * not contain the version.
 *
 * @param target target as sent
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

/** Distance of a segment with a colon from a parameter without a verb. A misspelt verb is more likely. */
const UNLIKELY = 3;

/** Returns the distance of a segment. A parameter accepts any text, but its custom verb must be close. */
function segmentDistance(template: string, sent: string): number | undefined {
  if (!template.startsWith("{")) return nameDistance(sent, template);
  const verb = template.slice(template.indexOf("}") + 1);
  const colon = sent.lastIndexOf(":");
  if (verb === "") return colon > 0 ? UNLIKELY : 0;
  return colon > 0 ? nameDistance(sent.slice(colon), verb) : undefined;
}
