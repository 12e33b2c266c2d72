import type { ErrandWork } from "../../service/service-state.ts";
import type { FunctionsContext } from "./functions-context.ts";

/** What the service does outside of its store, by kind of task. */
export function errands(_context: FunctionsContext): Readonly<Record<string, ErrandWork>> {
  return {};
}
