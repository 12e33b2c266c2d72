import type { FunctionsReader } from "../functions-context.ts";
import type { StoredPolicy } from "./stored-policy.ts";

/** The policy of a function: an empty one where none was set. */
export async function policyOf(reader: FunctionsReader, functionName: string): Promise<StoredPolicy> {
  return (await reader.get("policies", functionName)) ?? { policy: {}, revision: 0 };
}
