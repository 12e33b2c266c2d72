import type { Operation } from "../../../generated/functions-v1.types.gen.ts";
import type { V1Call } from "../functions-context.ts";
import { operationOf } from "./operation-of.ts";
import { shownOperationV1 } from "./shown-operation-v1.ts";

export async function getOperationV1(call: V1Call<"getOperation">): Promise<Operation> {
  const { context, path, resourceName, request } = call;
  const operation = await context.state.read((reader) => operationOf(reader, path, resourceName));
  return shownOperationV1(operation, request.origin);
}
