import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { allItems } from "../../../store/all-items.ts";
import type { FunctionsReader } from "../functions-context.ts";
import { parseFunctionName } from "../names/function-name.ts";

/** Where functions are looked for. */
export interface FunctionPlace {
  readonly project?: string;
  readonly location?: string;
}

/** A function that runs in response to events. */
export interface TriggeredFunction {
  readonly name: string;
  readonly trigger: EventTriggerInput;
}

/** Functions that are deployed and run in response to events, by project, location and id. */
export async function triggeredFunctions(
  reader: FunctionsReader,
  { project, location }: FunctionPlace,
): Promise<TriggeredFunction[]> {
  const equals = project === undefined ? [] : [project];
  const items = await allItems(reader, "functions", { index: "byPlace", equals });
  return items.flatMap(({ value: { name, state, deployed } }) => {
    const trigger = deployed?.spec.eventTrigger;
    return trigger && state !== "DELETING" && isIn(name, location) ? [{ name, trigger }] : [];
  });
}

function isIn(name: string, location: string | undefined): boolean {
  return location === undefined || parseFunctionName(name)?.location === location;
}
