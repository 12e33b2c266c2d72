/** A part of a file: the first byte, and the one after the last. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** What a `Range` asks for: the whole file where it says nothing that can be heeded. */
export type AskedRange = ByteRange | "whole" | "unsatisfiable";

/**
 * Reads `Range` (RFC 9110 section 14). A field that is malformed or of another unit is ignored, as it asks for, and
 * so are several ranges at once where one of them can be had: a server may give the whole file instead.
 *
 * @param size of the file, in bytes
 */
export function readRange(field: string | null, size: number): AskedRange {
  const set = /^bytes=(?<set>.*)$/i.exec(field?.trim() ?? "")?.groups?.set;
  if (set === undefined) return "whole";
  const ranges = set
    .split(",")
    .map((spec) => spec.trim())
    .filter((spec) => spec !== "")
    .map((spec) => readSpec(spec, size));
  if (ranges.length === 0 || ranges.includes("whole")) return "whole";
  if (ranges.every((range) => range === "unsatisfiable")) return "unsatisfiable";
  return ranges.length === 1 ? (ranges[0] as AskedRange) : "whole";
}

/** One `first-last`, `first-` or `-length`. Of nothing, the last bytes are all of it. */
function readSpec(spec: string, size: number): AskedRange {
  const [, first, last] = /^(\d*)-(\d*)$/.exec(spec) ?? [];
  if (first === undefined || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Number(last);
    if (length === 0) return "unsatisfiable";
    return size === 0 ? "whole" : { from: Math.max(size - length, 0), to: size };
  }
  const from = Number(first);
  if (last !== "" && Number(last) < from) return "whole";
  if (from >= size) return "unsatisfiable";
  return { from, to: last === "" ? size : Math.min(Number(last) + 1, size) };
}
