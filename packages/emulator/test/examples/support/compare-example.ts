/** Names of members whose values nobody can foresee: identifiers, times, tokens, checksums and addresses. */
const UNFORESEEABLE_NAME =
  /^(?:id|url|uri|etag|build|revision|object|bucket|generation|size|sizeInBytes|objectName|bucketName)$|(?:Id|Time|Token|Hash|Url|Uri)$/;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** The segments of a resource name that a service makes up: those of an operation. */
const ALLOCATED_SEGMENTS = /(?<=(?:^|\/)operations\/).+$/;

/** The serial of a zone file is the time of the last change. */
const SERIAL = /(?<= IN SOA \S+ \S+ )\d+/;

/**
 * Compares what an example shows with what the emulator answers: the members of every object, the length of every list,
 * and every value that can be foreseen.
 *
 * @param ignored JSON pointers to what is not compared
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
      return [`${pointer || "/"} has ${example.length} items in the example, and ${actual.length} in fact.`];
    return example.flatMap((each, at) => exampleDifferences(each, actual[at], ignored, `${pointer}/${at}`));
  }
  if (sameForReaders(example, actual, pointer)) return [];
  return [
    `${pointer || "/"} is ${JSON.stringify(example)} in the example, and ${JSON.stringify(actual)} in fact.`,
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
    if (!Object.hasOwn(actual, name)) return [`${at} is in the example only.`];
    if (!Object.hasOwn(example, name)) return [`${at} is missing from the example.`];
    return exampleDifferences(example[name], actual[name], ignored, at);
  });
}

function sameForReaders(example: unknown, actual: unknown, pointer: string): boolean {
  if (example === actual) return true;
  if (typeof example !== typeof actual) return false;
  const name = pointer.slice(pointer.lastIndexOf("/") + 1);
  if (typeof example === "number") return UNFORESEEABLE_NAME.test(name);
  if (typeof example !== "string" || typeof actual !== "string") return false;
  if (TIME.test(example) && TIME.test(actual)) return true;
  if (UNFORESEEABLE_NAME.test(name)) return true;
  return foreseeable(example) === foreseeable(actual);
}

function foreseeable(text: string): string {
  return text.replace(ALLOCATED_SEGMENTS, "…").replace(SERIAL, "…");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
