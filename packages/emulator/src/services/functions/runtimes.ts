import { invalidFieldError, readFilter } from "@seamline/emulator-kit";
import { isRunRuntime } from "@seamline/function-runner/code-runner";
import { nearestName } from "@seamline/openapi/field-names";
import type { ListRuntimesResponse, Runtime } from "../../generated/functions-v2.types.gen.ts";
import type { Generation } from "./function-resource/stored-function.ts";
import type { FunctionsFixtures, V2Call } from "./functions-context.ts";
import { requireLocation } from "./locations.ts";

/**
 * Returns all runtimes. They are the same in every location. `-` matches any location.
 *
 * @throws ServiceError 400, 404
 */
export async function listRuntimes({
  context: { fixtures },
  path,
  query,
}: V2Call<"listRuntimes">): Promise<ListRuntimesResponse> {
  if (path.location !== "-") requireLocation(fixtures, path.location);
  const filter = readFilter(query.filter);
  return { runtimes: availableRuntimes(fixtures).filter((each) => filter.matches(each)) };
}

/** The names and display names of the default runtimes. They are listed if the seed has no runtimes. */
const DEFAULT_RUNTIME_NAMES: readonly (readonly [string, string])[] = [
  ["nodejs20", "Node.js 20"],
  ["nodejs22", "Node.js 22"],
  ["nodejs24", "Node.js 24"],
  ["python311", "Python 3.11"],
  ["python312", "Python 3.12"],
  ["python313", "Python 3.13"],
  ["go122", "Go 1.22"],
  ["java21", "Java 21"],
  ["ruby33", "Ruby 3.3"],
  ["php83", "PHP 8.3"],
  ["dotnet8", ".NET 8"],
];

const DEFAULT_RUNTIME_LIST: readonly Runtime[] = DEFAULT_RUNTIME_NAMES.flatMap(([name, displayName]) =>
  ["GEN_1", "GEN_2"].map((environment) => ({
    name,
    displayName,
    environment,
    stage: "GA",
    ...(!isRunRuntime(name) && { warnings: ["The emulator does not run this runtime."] }),
  })),
);

function availableRuntimes({ section }: Pick<FunctionsFixtures, "section">): readonly Runtime[] {
  return section.runtimes ?? DEFAULT_RUNTIME_LIST;
}

/**
 * Checks that the runtime of a function is listed for its generation. A seed runtime without a generation is available
 * to both generations.
 *
 * @param runtime `undefined` if the function has no runtime
 * @param pointer the JSON pointer to the runtime in the body: `/runtime`, `/buildConfig/runtime`
 * @throws ServiceError 400
 */
export function requireRuntime(
  fixtures: Pick<FunctionsFixtures, "section">,
  runtime: string | undefined,
  generation: Generation,
  pointer: string,
): void {
  if (runtime === undefined)
    throw invalidFieldError(pointer, "required", "A function must have a runtime, such as nodejs24.");
  const names = runtimeNames(fixtures, generation);
  if (names.includes(runtime)) return;
  const near = nearestName(runtime, names);
  const hint =
    near === undefined ? `Listed runtimes: ${names.join(", ") || "none"}.` : `Did you mean ${near}?`;
  const excerpt = JSON.stringify(runtime.slice(0, 60));
  const problem = `Runtime ${excerpt} is not listed for ${generation}. ${hint}`;
  throw invalidFieldError(pointer, "runtime", problem);
}

/** Returns the names of the runtimes that are listed for a generation. */
export function runtimeNames(fixtures: Pick<FunctionsFixtures, "section">, generation: Generation): string[] {
  const listed = availableRuntimes(fixtures).filter(({ environment = "ENVIRONMENT_UNSPECIFIED" }) =>
    ["ENVIRONMENT_UNSPECIFIED", generation].includes(environment),
  );
  return [...new Set(listed.flatMap(({ name }) => name ?? []))];
}
