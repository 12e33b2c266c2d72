import { Refusal } from "../../../service/refusal.ts";
import type { FunctionsReader } from "../functions-context.ts";
import type { StoredOperation } from "./stored-operation.ts";

/** Names an operation, as far as it is known where it is. */
export interface OperationPlace {
  readonly operation: string;
  readonly project?: string;
  readonly location?: string;
}

/**
 * The operation of a name: in v1 one on a function that v1 knows, in the v2 family one of that project and location.
 *
 * @param name as the caller wrote it
 * @throws Refusal 404
 */
export async function operationOf(
  reader: FunctionsReader,
  place: OperationPlace,
  name: string | undefined,
): Promise<StoredOperation> {
  const found = await reader.get("operations", place.operation);
  if (found && isAt(found, place)) return found;
  throw new Refusal(404, `There is no operation ${name ?? place.operation}.`, { field: name });
}

function isAt(found: StoredOperation, { project, location }: OperationPlace): boolean {
  if (project === undefined) return found.environment === "GEN_1";
  return found.project === project && found.location === location;
}
