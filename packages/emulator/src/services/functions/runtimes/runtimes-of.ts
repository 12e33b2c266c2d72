import type { Runtime } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { isNodeRuntime } from "./is-node-runtime.ts";

/** Names for programs and for people. What is listed where the seed lists none: the emulator's own choice. */
const DEFAULT_RUNTIMES: readonly (readonly [string, string])[] = [
  ["nodejs20", "Node.js 20"],
  ["nodejs22", "Node.js 22"],
  ["nodejs24", "Node.js 24"],
  ["python312", "Python 3.12"],
  ["go122", "Go 1.22"],
  ["java21", "Java 21"],
  ["ruby33", "Ruby 3.3"],
  ["php83", "PHP 8.3"],
  ["dotnet8", ".NET 8"],
];

const BY_DEFAULT: readonly Runtime[] = DEFAULT_RUNTIMES.flatMap(([name, displayName]) =>
  ["GEN_1", "GEN_2"].map((environment) => ({
    name,
    displayName,
    environment,
    stage: "GA",
    ...(!isNodeRuntime(name) && { warnings: ["Not run by the emulator."] }),
  })),
);

/** The runtimes that are listed: those of the seed, as they stand there, or else some of each language. */
export function runtimesOf({ section }: Pick<FunctionsWorld, "section">): readonly Runtime[] {
  return section.runtimes ?? BY_DEFAULT;
}
