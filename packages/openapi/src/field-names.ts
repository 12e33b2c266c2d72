import { editDistance } from "./edit-distance.ts";

/** Longer names are nobody's slip. */
const MAX_NAME_LENGTH = 100;

/** The name that was probably meant by one that is none; `undefined` where nothing comes close. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of names) {
    const distance = nameDistance(name, each) ?? Number.POSITIVE_INFINITY;
    if (distance < least) [nearest, least] = [each, distance];
  }
  return nearest;
}

/** How far a name is from the one that it may have been meant for; `undefined` where it is too far for a slip. */
export function nameDistance(name: string, meant: string): number | undefined {
  const reach = Math.max(1, Math.floor(name.length / 3));
  // Each letter too many or too few is a step.
  if (Math.abs(name.length - meant.length) > reach) return undefined;
  if (Math.max(name.length, meant.length) > MAX_NAME_LENGTH) return undefined;
  const distance = editDistance(name.toLowerCase(), meant.toLowerCase());
  return distance <= reach ? distance : undefined;
}

/** A name or a path in camelCase: `service_config.available_cpu` as `serviceConfig.availableCpu`. */
export function camelCase(text: string): string {
  return text.replace(
    /([a-z\d])_([a-z\d])/g,
    (_, before: string, after: string) => before + after.toUpperCase(),
  );
}

/** A name or a path in snake_case: `serviceConfig.availableCpu` as `service_config.available_cpu`. */
export function snakeCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
