import type { Operation } from "../../../generated/retention-v1.types.gen.ts";
import type { RetentionCall } from "../retention-context.ts";
import { operationOf } from "./operation-of.ts";
import { shownOperation } from "./shown-operation.ts";

export async function getOperation(call: RetentionCall<"getOperation">): Promise<Operation> {
  return shownOperation(await call.context.state.read((reader) => operationOf(reader, call)));
}
