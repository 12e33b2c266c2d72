import { wrongField } from "../../../service/wrong-field.ts";
import { nearestName } from "../../../text/nearest-name.ts";
import type { Generation } from "../functions/stored-function.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { runtimesOf } from "./runtimes-of.ts";

/**
 * Holds a function to the runtimes that are listed for its generation. A runtime of a seed that names no generation is
 * there for both.
 *
 * @param runtime `undefined` where the function names none
 * @param pointer JSON pointer into the body: `/runtime`, `/buildConfig/runtime`
 * @throws Refusal 400
 */
export function requireRuntime(
  world: Pick<FunctionsWorld, "section">,
  runtime: string | undefined,
  generation: Generation,
  pointer: string,
): void {
  if (runtime === undefined)
    throw wrongField(pointer, "required", "A function must say its runtime, such as nodejs24.");
  const names = runtimeNames(world, generation);
  if (names.includes(runtime)) return;
  const near = nearestName(runtime, names);
  const hint = near === undefined ? `There are ${names.join(", ") || "none"}.` : `Did you mean ${near}?`;
  const shown = JSON.stringify(runtime.slice(0, 60));
  const problem = `The runtime must be one that is listed for ${generation}, and is ${shown}. ${hint}`;
  throw wrongField(pointer, "runtime", problem);
}

function runtimeNames(world: Pick<FunctionsWorld, "section">, generation: Generation): string[] {
  const listed = runtimesOf(world).filter(({ environment = "ENVIRONMENT_UNSPECIFIED" }) =>
    ["ENVIRONMENT_UNSPECIFIED", generation].includes(environment),
  );
  return [...new Set(listed.flatMap(({ name }) => name ?? []))];
}
