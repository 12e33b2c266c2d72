const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]);

/** Segments that are omitted because they carry no information. */
const SILENT = new Set(["", "$ref", "content", "properties", "schema"]);

/**
 * Describes a pointer in words: `GET /v1/matters: responses 200 application/json name`.
 *
 * @param pointer JSON pointer as a fragment
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
