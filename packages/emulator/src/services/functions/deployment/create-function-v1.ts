import type { FunctionOperation } from "../../../generated/functions-v1.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import type { V1Call } from "../functions-context.ts";
import { specOfV1 } from "../mapping/spec-of-v1.ts";
import { V1_FUNCTION_ID } from "../names/function-id.ts";
import { parseFunctionName } from "../names/function-name.ts";
import { begunOperationV1 } from "../operations/shown-operation-v1.ts";
import { beginCreation } from "./begin-creation.ts";

/** Begins to create a function, which the body names. */
export async function createFunctionV1(call: V1Call<"createFunction">): Promise<FunctionOperation> {
  const { body } = call;
  const draft = { name: newName(call), environment: "GEN_1", spec: specOfV1(body), request: body } as const;
  return begunOperationV1(await beginCreation(call, draft));
}

/** @throws Refusal 400 */
function newName({ body: { name }, path, resourceName }: V1Call<"createFunction">): string {
  const pattern = `${resourceName}/functions/{function}`;
  if (!name) throw wrongField("/name", "required", `The body must have the new function's name: ${pattern}.`);
  const parts = parseFunctionName(name);
  if (parts?.project !== path.project || parts.location !== path.location)
    throw wrongField("/name", "name", `The name must be ${pattern}, as the path says, and is ${name}.`);
  if (V1_FUNCTION_ID.test(parts.id)) return name;
  const rule = "a letter or a digit, and then letters, digits and - _ . ~, 128 in all at most";
  throw wrongField("/name", "name", `The last part of the name must be ${rule}, and is ${parts.id}.`);
}
