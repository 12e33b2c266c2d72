import type { TaskWork } from "../../service/service-state.ts";
import type { FunctionsCollections } from "./functions-context.ts";
import { FINISH_OPERATION, finishOperation } from "./operations/finish-operation.ts";

/** What the service does later, by kind of task. */
export function tasks(): Readonly<Record<string, TaskWork<FunctionsCollections>>> {
  return { [FINISH_OPERATION]: finishOperation };
}
