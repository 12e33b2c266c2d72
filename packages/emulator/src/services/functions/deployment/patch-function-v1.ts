import type { FunctionOperation } from "../../../generated/functions-v1.types.gen.ts";
import type { V1Call } from "../functions-context.ts";
import { specOfV1 } from "../mapping/spec-of-v1.ts";
import { begunOperationV1 } from "../operations/shown-operation-v1.ts";
import { beginUpdate } from "./begin-update.ts";

/** Begins to update the fields of a function that the mask names. */
export async function patchFunctionV1(call: V1Call<"patchFunction">): Promise<FunctionOperation> {
  const { body, query } = call;
  const draft = { request: body, mask: query.updateMask, specOf: () => specOfV1(body) };
  return begunOperationV1(await beginUpdate(call, draft));
}
