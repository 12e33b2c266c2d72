import { BASE64 } from "./base64.ts";

/** Pattern and description of a string format. */
export interface StringFormat {
  readonly pattern: string;
  readonly right: string;
}

const DAY =
  "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2\\d))";
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d{1,9})?";
const ZONE = "(?:[Zz]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";

/**
 * Formats used in the contracts, as patterns, so that validators do not need to support formats. Times follow RFC 3339,
 * base64 follows RFC 4648 with both alphabets, and all other formats follow Protocol Buffers' JSON form.
 */
export const STRING_FORMATS: Readonly<Record<string, StringFormat>> = {
  "date-time": {
    pattern: `^\\d{4}-${DAY}[Tt]${TIME}${ZONE}$`,
    right: "a time such as 2026-03-04T05:06:07Z",
  },
  int64: { pattern: "^-?\\d{1,19}$", right: "a 64-bit integer in decimal digits" },
  uint64: { pattern: "^\\d{1,20}$", right: "an unsigned 64-bit integer in decimal digits" },
  byte: { pattern: BASE64, right: "base64" },
  email: { pattern: "^[^@\\s]+@[^@\\s]+$", right: "an e-mail address" },
  "google-duration": {
    pattern: "^-?\\d{1,12}(?:\\.\\d{1,9})?s$",
    right: "a duration in seconds such as 3.5s",
  },
  "google-fieldmask": {
    pattern: "^(?:\\*|[A-Za-z_][\\w.-]*(?:,\\s*[A-Za-z_][\\w.-]*)*)?$",
    right: "comma-separated names of fields, such as labels,serviceConfig.timeoutSeconds",
  },
};

/** Returns the bounds of an integer format. The default bounds are JavaScript's safe integers. */
export function integerBounds(format: string | undefined): { minimum: number; maximum: number } {
  if (format === "int32") return { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
  return { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
}
