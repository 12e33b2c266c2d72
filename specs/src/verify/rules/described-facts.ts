import type { StatementPointers } from "../contract/statement-pointers.ts";
import type { Received } from "../traffic/call.ts";

/**
 * Returns the statements confirmed by a response without breaches: its documented status, and the schemas for its body.
 */
export function describedFacts({ call, status, body }: Received, pointers: StatementPointers): Set<string> {
  if (!pointers.isDocumented(call.operation, status)) return new Set();
  const schema = pointers.responseSchema(call.operation, status);
  const ofBody = schema === undefined || body === undefined ? [] : pointers.described(schema, body);
  return new Set([pointers.response(call.operation, status), ...ofBody]);
}
