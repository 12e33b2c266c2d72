import { STRING_FORMATS } from "./string-formats.ts";

/** Formats that can be recognized reliably. Other formats, such as `int64` or `byte`, also match unrelated strings. */
export type InferredFormat = "date-time" | "uuid" | "uri";

const DATE_TIME = new RegExp(STRING_FORMATS["date-time"]?.pattern ?? "");
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const URI = /^[a-z][a-z\d+.-]*:\/\/[^\s\\^`{|}<>"]+$/i;

const MAX_VALUES = 20;
const ENUM_VALUE = /^[A-Za-z][\w.-]{0,63}$/;

/** Counts the strings at one location, infers their format and, if requested, collects their values. */
export class ObservedStrings {
  count = 0;
  readonly #formats = new Map<InferredFormat, number>();
  /** Distinct values; `undefined` if values are not stored or there are too many. */
  #values: Set<string> | undefined;

  constructor(keepsValues: boolean) {
    this.#values = keepsValues ? new Set() : undefined;
  }

  add(text: string): void {
    this.count += 1;
    const format = formatOf(text);
    if (format) this.#formats.set(format, (this.#formats.get(format) ?? 0) + 1);
    this.#keep(text);
  }

  merge(other: ObservedStrings): void {
    this.count += other.count;
    for (const [format, count] of other.#formats)
      this.#formats.set(format, (this.#formats.get(format) ?? 0) + count);
    if (!other.#values) this.#values = undefined;
    for (const value of other.#values ?? []) this.#keep(value);
  }

  /** The strings' common format, or `undefined` if there is none. */
  get format(): InferredFormat | undefined {
    for (const [format, count] of this.#formats) if (count === this.count) return format;
    return undefined;
  }

  /** Distinct values in alphabetical order, if there are at most 20, observed at least twice on average. */
  get enumeration(): string[] | undefined {
    if (!this.#values || this.count < 2 * this.#values.size) return undefined;
    return this.#values.size === 0 ? undefined : [...this.#values].sort();
  }

  #keep(text: string): void {
    if (!this.#values) return;
    if (ENUM_VALUE.test(text)) this.#values.add(text);
    if (!ENUM_VALUE.test(text) || this.#values.size > MAX_VALUES) this.#values = undefined;
  }
}

function formatOf(text: string): InferredFormat | undefined {
  if (DATE_TIME.test(text)) return "date-time";
  if (UUID.test(text)) return "uuid";
  return URI.test(text) && URL.canParse(text) ? "uri" : undefined;
}
