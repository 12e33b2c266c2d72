import type { TaskWork } from "../../service/service-state.ts";
import type { FunctionsCollections, FunctionsContext } from "./functions-context.ts";

/** What the service does later, by kind of task. */
export function tasks(_context: FunctionsContext): Readonly<Record<string, TaskWork<FunctionsCollections>>> {
  return {};
}
