import type { Function as FunctionV2 } from "../../../generated/functions-v2.types.gen.ts";
import { Refusal } from "../../../service/refusal.ts";
import type { V2Call } from "../functions-context.ts";
import { parseRevisionName, revisionName } from "../names/revision-name.ts";
import { functionOf } from "./function-of.ts";
import { shownV2 } from "./shown-function.ts";
import { versionOf } from "./version-of.ts";

/** A function, or an earlier revision of it. */
export async function getFunctionV2(call: V2Call<"getFunction">): Promise<FunctionV2> {
  const { context, path, query, request, resourceName } = call;
  const versionId = query.revision ? versionIdOf(query.revision, path.function) : undefined;
  return context.state.read(async (reader) => {
    const stored = await functionOf(reader, resourceName, "v2");
    const asked = versionId === undefined ? stored : await versionOf(reader, stored, versionId);
    return shownV2(asked, request.origin);
  });
}

function versionIdOf(revision: string, functionId: string): number {
  const parts = parseRevisionName(revision);
  if (parts?.functionId === functionId) return parts.versionId;
  const right = `such as ${revisionName(functionId, 1)}, from serviceConfig.revision of the function`;
  const problem = `revision must be the name of a revision of ${functionId}, ${right}, and is ${JSON.stringify(revision.slice(0, 100))}.`;
  throw new Refusal(400, problem, {
    violations: [{ in: "query", pointer: "/revision", rule: "revision", problem }],
  });
}
