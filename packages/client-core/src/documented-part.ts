import type { AnsweredCall } from "./call.ts";
import { answerError } from "./decode.ts";
import type { ApiError } from "./errors/api-error.ts";
import { readPointer } from "./json-pointer.ts";

interface PartTypes {
  array: readonly unknown[];
  boolean: boolean;
  number: number;
  object: object;
  string: string;
}

/**
 * The part of an answer that a pointer leads to.
 *
 * @param absent what a part that is absent or `null` counts as; without it, the part must be there
 * @throws ApiError when the part is of another type
 */
export function partOf<Type extends keyof PartTypes>(
  call: AnsweredCall,
  pointer: string,
  type: Type,
  absent?: PartTypes[Type],
): PartTypes[Type] {
  const value = readPointer(call.data, pointer) ?? absent;
  if ((Array.isArray(value) ? "array" : typeof value) === type) return value as PartTypes[Type];
  throw undocumented(call, pointer);
}

/** The error of a success whose part at `pointer` cannot be used. */
export function undocumented(call: AnsweredCall, pointer: string): ApiError {
  return answerError(call, `a body that is not as documented at ${pointer || "its root"}`);
}
