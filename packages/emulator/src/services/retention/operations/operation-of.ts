import { Refusal } from "../../../service/refusal.ts";
import { readableMatter } from "../access/matter-access.ts";
import type { AccessCall, RetentionReader } from "../retention-context.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** A call that names an operation. */
export type OperationCall = AccessCall & { readonly path: { readonly operation: string } };

/**
 * The operation that a call names, of a matter that the caller has access to.
 *
 * @throws Refusal 404, 403
 */
export async function operationOf(reader: RetentionReader, call: OperationCall): Promise<StoredOperation> {
  const name = `operations/${call.path.operation}`;
  const operation = await reader.get("operations", name);
  if (!operation) throw new Refusal(404, `There is no operation ${name}.`);
  await readableMatter(reader, call, operation.matterId);
  return operation;
}
