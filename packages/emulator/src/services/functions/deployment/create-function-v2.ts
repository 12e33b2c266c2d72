import type { FunctionOperation } from "../../../generated/functions-v2.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import type { V2Call } from "../functions-context.ts";
import { specOfV2 } from "../mapping/spec-of-v2.ts";
import { V2_FUNCTION_ID } from "../names/function-id.ts";
import { functionName, parseFunctionName } from "../names/function-name.ts";
import { begunOperationV2 } from "../operations/shown-operation-v2.ts";
import { beginCreation } from "./begin-creation.ts";

/** Begins to create a function, which `functionId` names, or else the body. */
export async function createFunctionV2(call: V2Call<"createFunction">): Promise<FunctionOperation> {
  const { body } = call;
  const environment = body.environment === "GEN_1" ? "GEN_1" : "GEN_2";
  const draft = {
    name: newName(call),
    environment,
    spec: specOfV2(body, environment),
    request: body,
  } as const;
  return begunOperationV2(await beginCreation(call, draft));
}

/** @throws Refusal 400 */
function newName({ body, query, path }: V2Call<"createFunction">): string {
  const id = query.functionId ?? parseFunctionName(body.name ?? "")?.id;
  if (id === undefined && !body.name) throw missingId();
  const name = functionName({ ...path, id: id ?? "{function}" });
  if (body.name && body.name !== name)
    throw wrongField("/name", "name", `The name must be ${name}, as the address says, and is ${body.name}.`);
  if (id !== undefined && V2_FUNCTION_ID.test(id)) return name;
  throw wrongField(
    "/name",
    "name",
    `The last part of the name must be 4 to 63 of a-z, 0-9 and -, and is ${id}.`,
  );
}

function missingId(): Refusal {
  const problem = "functionId must say the last part of the new function's name.";
  return new Refusal(400, problem, {
    field: "functionId",
    violations: [{ in: "query", pointer: "/functionId", rule: "required", problem }],
  });
}
