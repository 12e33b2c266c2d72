import { isDataName } from "./member-names.ts";

const SECRET_NAME = /auth|credential|key|passw|pin\b|secret|session|signature|token/i;
const MAX_CONSTANT_LENGTH = 40;

/** Words in capitals, as enums have them. A number may end one, but no constant has digits among its letters, as keys do. */
const CONSTANT = /^[A-Z]{1,24}(?:_[A-Z]{1,24})*(?:_?\d{1,2})?$/;

/** Whether a member of that name may hold a secret, so that no value of it is proposed. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Whether a value reads like a constant of an enum: `OPEN`, `STATE_UNSPECIFIED`. */
export function isConstant(value: unknown): boolean {
  const isText = typeof value === "string" && value.length <= MAX_CONSTANT_LENGTH;
  return isText && CONSTANT.test(value) && !isDataName(value);
}
