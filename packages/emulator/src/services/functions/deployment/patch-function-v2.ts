import type { FunctionOperation } from "../../../generated/functions-v2.types.gen.ts";
import type { Generation } from "../functions/stored-function.ts";
import type { V2Call } from "../functions-context.ts";
import { specOfV2 } from "../mapping/spec-of-v2.ts";
import { begunOperationV2 } from "../operations/shown-operation-v2.ts";
import { beginUpdate } from "./begin-update.ts";

/** Begins to update the fields of a function that the mask names; without a mask, those that the body holds. */
export async function patchFunctionV2(call: V2Call<"patchFunction">): Promise<FunctionOperation> {
  const { body, query } = call;
  const specOf = (environment: Generation): ReturnType<typeof specOfV2> => specOfV2(body, environment);
  return begunOperationV2(await beginUpdate(call, { request: body, mask: query.updateMask, specOf }));
}
