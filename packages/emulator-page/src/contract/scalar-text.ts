import { pageText } from "../strings.ts";

/** `JSON.isRawJSON` in newer engines. Identifies numbers that keep their original digits. */
interface NumberSource {
  isRawJSON?(value: unknown): value is { readonly rawJSON: string };
}

/** Formats a string, number or boolean. Long numbers keep all their digits. Returns `undefined` for other values. */
export function scalarText(value: unknown): string | undefined {
  const source = JSON as NumberSource;
  if (source.isRawJSON?.(value)) return value.rawJSON;
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;

/** Formats a value for a table cell. Times are shortened, and lists are replaced by their length. */
export function cellText(value: unknown): string {
  const text = scalarText(value);
  if (text !== undefined) return TIME.test(text) ? shortTime(text) : text;
  if (Array.isArray(value)) return pageText.items(value.length);
  if (typeof value === "object" && value !== null) return "{…}";
  return "";
}

/** Shortens a time to `2026-02-06 09:27:36`. */
export function shortTime(text: string): string {
  return text
    .replace("T", " ")
    .replace(/\.\d+/, "")
    .replace(/Z$|[+-]\d\d:\d\d$/, "");
}

/** Formats a time from the emulator's clock, such as `2026-02-06 09:27:36`. */
export function clockText(milliseconds: number): string {
  return shortTime(new Date(milliseconds).toISOString());
}
