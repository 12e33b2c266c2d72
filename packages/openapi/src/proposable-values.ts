import { isDataName } from "./member-names.ts";

const SECRET_NAME = /auth|credential|key|passw|pin\b|secret|session|signature|token/i;
const MAX_CONSTANT_LENGTH = 40;

/**
 * Matches constants in capitals, as used in enums. Digits are only allowed at the end, because digits between letters
 * indicate a key.
 */
const CONSTANT = /^[A-Z]{1,24}(?:_[A-Z]{1,24})*(?:_?\d{1,2})?$/;

/** Returns whether a member with this name may contain a secret. Its values must not be proposed. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Returns whether a value looks like an enum constant: `OPEN`, `STATE_UNSPECIFIED`. */
export function isConstant(value: unknown): boolean {
  const isShort = typeof value === "string" && value.length <= MAX_CONSTANT_LENGTH;
  return isShort && CONSTANT.test(value) && !isDataName(value);
}
