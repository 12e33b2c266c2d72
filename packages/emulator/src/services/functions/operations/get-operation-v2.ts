import type { Operation } from "../../../generated/functions-v2.types.gen.ts";
import type { V2Call } from "../functions-context.ts";
import { operationOf } from "./operation-of.ts";
import { shownOperationV2 } from "./shown-operation-v2.ts";

export async function getOperationV2(call: V2Call<"getOperation">): Promise<Operation> {
  const { context, path, resourceName, request } = call;
  const operation = await context.state.read((reader) => operationOf(reader, path, resourceName));
  return shownOperationV2(operation, request.origin);
}
