import { nameDistance } from "./field-names.ts";
import { readPath, splitTarget } from "./request-target.ts";

/**
 * Returns the template that is most similar to a path, such as `/v1/matters/{matterId}:close` for
 * `/v1/mattters/7:close`, or `undefined` if no template is similar enough. A leading segment may be missing or
 * superfluous, because not every base URL contains the version.
 *
 * @param target the request target, as sent
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

/** Distance if the segment contains a colon, but the template does not. A misspelled verb is a more likely mistake. */
const UNLIKELY = 3;

/** Returns the distance of a segment. A parameter matches any text, but a custom verb must be similar. */
function segmentDistance(template: string, sent: string): number | undefined {
  if (!template.startsWith("{")) return nameDistance(sent, template);
  const verb = template.slice(template.indexOf("}") + 1);
  const colon = sent.lastIndexOf(":");
  if (verb === "") return colon > 0 ? UNLIKELY : 0;
  return colon > 0 ? nameDistance(sent.slice(colon), verb) : undefined;
}
