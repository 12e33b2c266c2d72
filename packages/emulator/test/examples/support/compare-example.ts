/** Names of members with unpredictable values: identifiers, times, tokens, checksums and URLs. */
const UNPREDICTABLE_NAME =
  /^(?:id|url|uri|etag|build|revision|object|bucket|generation|size|sizeInBytes|objectName|bucketName)$|(?:Id|Time|Token|Hash|Url|Uri)$/;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Generated segment of an operation name. */
const ALLOCATED_SEGMENTS = /(?<=(?:^|\/)operations\/).+$/;

/** Serial of a zone file: the time of the last change. */
const SERIAL = /(?<= IN SOA \S+ \S+ )\d+/;

/**
 * Compares an example with a response of the emulator: the members of every object, the length of every list, and every
 * predictable value.
 *
 * @param ignored JSON pointers to values that are not compared
 * @returns a sentence for each difference
 */
export function exampleDifferences(
  example: unknown,
  actual: unknown,
  ignored: readonly (string | undefined)[] = [],
  pointer = "",
): string[] {
  if (ignored.includes(pointer)) return [];
  if (isObject(example) && isObject(actual)) return memberDifferences(example, actual, ignored, pointer);
  if (Array.isArray(example) && Array.isArray(actual)) {
    if (example.length !== actual.length)
      return [
        `${pointer || "/"} has ${example.length} items in the example, but ${actual.length} in the response.`,
      ];
    return example.flatMap((each, at) => exampleDifferences(each, actual[at], ignored, `${pointer}/${at}`));
  }
  if (areEquivalent(example, actual, pointer)) return [];
  return [
    `${pointer || "/"} is ${JSON.stringify(example)} in the example, but ${JSON.stringify(actual)} in the response.`,
  ];
}

function memberDifferences(
  example: Record<string, unknown>,
  actual: Record<string, unknown>,
  ignored: readonly (string | undefined)[],
  pointer: string,
): string[] {
  const names = [...new Set([...Object.keys(example), ...Object.keys(actual)])];
  return names.flatMap((name) => {
    const at = `${pointer}/${name}`;
    if (!Object.hasOwn(actual, name)) return [`${at} is missing from the response.`];
    if (!Object.hasOwn(example, name)) return [`${at} is missing from the example.`];
    return exampleDifferences(example[name], actual[name], ignored, at);
  });
}

function areEquivalent(example: unknown, actual: unknown, pointer: string): boolean {
  if (example === actual) return true;
  if (typeof example !== typeof actual) return false;
  const name = pointer.slice(pointer.lastIndexOf("/") + 1);
  if (typeof example === "number") return UNPREDICTABLE_NAME.test(name);
  if (typeof example !== "string" || typeof actual !== "string") return false;
  if (TIME.test(example) && TIME.test(actual)) return true;
  if (UNPREDICTABLE_NAME.test(name)) return true;
  return predictablePart(example) === predictablePart(actual);
}

function predictablePart(text: string): string {
  return text.replace(ALLOCATED_SEGMENTS, "…").replace(SERIAL, "…");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
