import type { TaskWork } from "../../service/service-state.ts";
import type { FunctionsCollections, FunctionsContext } from "./functions-context.ts";
import { FINISH_OPERATION, finishOperation } from "./operations/finish-operation.ts";

/** What the service does later, by kind of task. */
export function tasks(_context: FunctionsContext): Readonly<Record<string, TaskWork<FunctionsCollections>>> {
  return { [FINISH_OPERATION]: finishOperation };
}
