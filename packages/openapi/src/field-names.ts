import { editDistance } from "./edit-distance.ts";

/** Longer names get no suggestions. */
const MAX_NAME_LENGTH = 100;

/** Returns the most similar known name, or `undefined` if no name is similar enough. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const distance = nameDistance(name, each) ?? Number.POSITIVE_INFINITY;
    if (distance < least) [nearest, least] = [each, distance];
  }
  return nearest;
}

/** Returns the edit distance between two names, or `undefined` if it is too large for a typo. */
export function nameDistance(name: string, meant: string): number | undefined {
  const reach = Math.max(1, Math.floor(name.length / 3));
  // The distance is at least the difference in length.
  if (Math.abs(name.length - meant.length) > reach) return undefined;
  if (Math.max(name.length, meant.length) > MAX_NAME_LENGTH) return undefined;
  const distance = editDistance(name.toLowerCase(), meant.toLowerCase());
  return distance <= reach ? distance : undefined;
}

/** Converts a name or path to camelCase: `service_config.available_cpu` becomes `serviceConfig.availableCpu`. */
export function camelCase(text: string): string {
  return text.replace(
    /([a-z\d])_([a-z\d])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  );
}

/** Converts a name or path to snake_case: `serviceConfig.availableCpu` becomes `service_config.available_cpu`. */
export function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
