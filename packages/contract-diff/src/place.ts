const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]);

/** Segments that readers do not need in order to find a place. */
const SILENT = new Set(["", "$ref", "content", "properties", "schema"]);

/**
 * Writes a pointer for readers: `GET /v1/matters: responses 200 application/json name`.
 *
 * @param pointer JSON pointer in the fragment form
 */
export function placeOf(pointer: string): string {
  const [root, name, third = "", ...rest] = pointer.replace(/^#\/?/, "").split("/").map(unescaped);
  if (root === undefined || root === "") return "the document";
  if (name === undefined || (root !== "paths" && root !== "components"))
    return pointer.replace(/^#\//, "").split("/").map(unescaped).join(" ");
  if (root === "components") return withRest([name, third].join(" ").trim(), rest);
  return METHODS.has(third)
    ? withRest(`${third.toUpperCase()} ${name}`, rest)
    : withRest(name, [third, ...rest]);
}

function withRest(head: string, rest: readonly string[]): string {
  const named = rest.filter((segment) => !SILENT.has(segment));
  return named.length === 0 ? head : `${head}: ${named.join(" ")}`;
}

function unescaped(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
