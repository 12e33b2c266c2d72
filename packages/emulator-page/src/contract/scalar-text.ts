/** What newer engines have beside the `JSON` of the library's types: numbers with the digits that they were written with. */
interface NumberSource {
  isRawJSON?(value: unknown): value is { readonly rawJSON: string };
}

/** A value without members as text, long numbers with all their digits; `undefined` for others, and for null. */
export function scalarText(value: unknown): string | undefined {
  const source = JSON as NumberSource;
  if (source.isRawJSON?.(value)) return value.rawJSON;
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;

/** A value of a list's cell: times without what nobody reads, lists by their length. */
export function cellText(value: unknown): string {
  const text = scalarText(value);
  if (text !== undefined) return TIME.test(text) ? shortTime(text) : text;
  if (Array.isArray(value)) return value.length === 1 ? "1 item" : `${value.length} items`;
  if (typeof value === "object" && value !== null) return "{…}";
  return "";
}

/** `2026-02-06 09:27:36` */
export function shortTime(text: string): string {
  return text
    .replace("T", " ")
    .replace(/\.\d+/, "")
    .replace(/Z$|[+-]\d\d:\d\d$/, "");
}

/** A time of the emulator's clock: `2026-02-06 09:27:36`. */
export function clockText(milliseconds: number): string {
  return shortTime(new Date(milliseconds).toISOString());
}
