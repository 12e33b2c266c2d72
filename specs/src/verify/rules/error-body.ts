import { valueAt } from "@seamline/openapi/json-pointer";
import type { StatementPointers } from "../contract/statement-pointers.ts";
import type { VerifiedDocument } from "../contract/verified-document.ts";
import type { Breach } from "../findings/breach.ts";
import { isRejection, type Received } from "../traffic/call.ts";

/** Members of `x-errors` that an error body must have. */
const REQUIRED = ["code", "message"] as const;

/**
 * Checks that an error body has a code and a message at the `x-errors` pointers. Both can be absent if the contract
 * does not mark its open parts. The members of such contracts are often optional.
 */
export function errorBodyBreaches(
  received: Received,
  { isMarked }: VerifiedDocument,
  pointers: StatementPointers,
): Breach[] {
  const { call, status, body } = received;
  const { errors, operationId } = call.operation;
  const isDescribed = pointers.responseSchema(call.operation, status) !== undefined;
  if (!isRejection(received) || errors === undefined || !isDescribed || body === undefined) return [];
  return REQUIRED.flatMap((name) => {
    const pointer = errors[name];
    const value = pointer === undefined ? "" : valueAt(body, pointer);
    if (value === undefined && !isMarked) return [];
    if (pointer === undefined || (typeof value === "string" && value !== "")) return [];
    return {
      rule: "error-body" as const,
      operationId,
      pointer: `/x-errors/${name}`,
      at: pointer,
      expected: `an error body with a ${name} at ${pointer}`,
      got: value === undefined ? "no value" : "a value that is not a string",
      responses: [received],
    };
  });
}
