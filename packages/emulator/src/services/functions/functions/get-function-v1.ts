import type { Function as FunctionV1 } from "../../../generated/functions-v1.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { V1Call } from "../functions-context.ts";
import { functionOf } from "./function-of.ts";
import { shownV1 } from "./shown-function.ts";
import { versionOf } from "./version-of.ts";

/** A function, or an earlier version of it. */
export async function getFunctionV1(call: V1Call<"getFunction">): Promise<FunctionV1> {
  const { context, query, request, resourceName } = call;
  const versionId = versionIdOf(query.versionId ?? "0");
  return context.state.read(async (reader) => {
    const stored = await functionOf(reader, resourceName, "v1");
    const asked = versionId === 0 ? stored : await versionOf(reader, stored, versionId);
    return shownV1(asked, request.origin);
  });
}

/** 0 is what nobody has said. */
function versionIdOf(text: string): number {
  const versionId = Number(text);
  if (Number.isSafeInteger(versionId) && versionId >= 0) return versionId;
  const problem = `versionId must be the number of a version, from 1, and is ${text}.`;
  throw new Refusal(400, problem, {
    violations: [{ in: "query", pointer: "/versionId", rule: "version", problem }],
  });
}
