import type { ErrandWork } from "../../service/errand-work.ts";
import { deployErrand } from "./deployment/deploy-errand.ts";
import { DEPLOY } from "./deployment/deploy-task.ts";
import { RETIRE, retireErrand } from "./deployment/retire-errand.ts";
import { deliver } from "./events/deliver.ts";
import { DELIVER } from "./events/deliver-task.ts";
import type { FunctionsContext } from "./functions-context.ts";

/** What the service does outside of its store, by kind of task. */
export function errands(context: FunctionsContext): Readonly<Record<string, ErrandWork>> {
  return { [DEPLOY]: deployErrand(context), [RETIRE]: retireErrand(context), [DELIVER]: deliver(context) };
}
