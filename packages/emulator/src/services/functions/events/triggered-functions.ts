import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
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

const PAGE = 1_000;

/** Functions that are deployed and run in response to events, by project, location and id. */
export async function triggeredFunctions(
  reader: FunctionsReader,
  { project, location }: FunctionPlace,
): Promise<TriggeredFunction[]> {
  const found: TriggeredFunction[] = [];
  const equals = project === undefined ? [] : [project];
  let after: string | undefined;
  do {
    const page = await reader.list("functions", { index: "byPlace", equals, limit: PAGE, after });
    for (const { value } of page.items) {
      const { name, state, deployed } = value;
      const trigger = deployed?.spec.eventTrigger;
      if (trigger && state !== "DELETING" && isIn(name, location)) found.push({ name, trigger });
    }
    after = page.next;
  } while (after !== undefined);
  return found;
}

function isIn(name: string, location: string | undefined): boolean {
  return location === undefined || parseFunctionName(name)?.location === location;
}
