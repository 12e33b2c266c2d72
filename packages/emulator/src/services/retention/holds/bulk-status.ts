import type { Status } from "../../../generated/retention-v1.types.gen.ts";

/** Codes of google.rpc.Code, of which the facts state one alone (1, of a cancelled operation). */
const CODES = { INVALID_ARGUMENT: 3, NOT_FOUND: 5, ALREADY_EXISTS: 6 } as const;

/** All went well: the code 0, which the JSON form of Protocol Buffers leaves out. */
export const OK: Status = {};

/** What kept an account of a bulk request from being added or removed. */
export function failed(code: keyof typeof CODES, message: string): Status {
  return { code: CODES[code], message };
}
