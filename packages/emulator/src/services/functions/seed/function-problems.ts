import { sameProblems } from "../../../service/seed-places.ts";
import type { SeedProblem } from "../../../service/service.ts";
import { pointerTo } from "../../../text/json-pointer.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { requireLocation } from "../locations/require-location.ts";
import { specOfV2 } from "../mapping/spec-of-v2.ts";
import { V1_FUNCTION_ID, V2_FUNCTION_ID } from "../names/function-id.ts";
import { parseFunctionName } from "../names/function-name.ts";
import { requirePolicyVersion } from "../policies/require-policy-version.ts";
import { requireRuntime } from "../runtimes/require-runtime.ts";
import { bindingProblems } from "./binding-problems.ts";
import type { SeedFunction } from "./functions-section.ts";
import { refusalProblems } from "./refusal-problems.ts";
import { seedGeneration } from "./seed-generation.ts";

/** What is wrong with the functions of a seed, though each part is as its schema says. */
export function functionProblems(functions: readonly SeedFunction[], world: FunctionsWorld): SeedProblem[] {
  const names = functions.map(({ name }, at) => ({ pointer: `/functions/${at}/name`, name }));
  const parts = functions.flatMap((each, at) => {
    const pointer = `/functions/${at}`;
    const { files, policy, name: _, ...input } = each;
    return [
      ...nameProblems(each, pointer, world),
      ...runtimeProblems(each, pointer, world),
      ...sourceProblems(each, pointer),
      ...refusalProblems(() => specOfV2(input, seedGeneration(each)), pointer, pointer),
      ...pathProblems(files ?? {}, pointer),
      ...policyProblems(policy ?? {}, `${pointer}/policy`, world),
    ];
  });
  return [...sameProblems(names), ...parts];
}

const NAME = "projects/{project}/locations/{location}/functions/{function}";

function nameProblems(fn: SeedFunction, pointer: string, world: FunctionsWorld): SeedProblem[] {
  const place = `${pointer}/name`;
  const parts = parseFunctionName(fn.name);
  if (!parts) return [{ pointer: place, problem: `The name must be ${NAME}, and is ${fn.name}.` }];
  const { project, location, id } = parts;
  const ill = [project, location].find((each) => [".", "..", "-"].includes(each));
  if (ill !== undefined)
    return [{ pointer: place, problem: `The name must be ${NAME}, and has ${ill} in it.` }];
  const ids = [V2_FUNCTION_ID, ...(seedGeneration(fn) === "GEN_1" ? [V1_FUNCTION_ID] : [])];
  if (ids.some((each) => each.test(id)))
    return refusalProblems(() => requireLocation(world, location), place);
  const problem = `The last part of the name must be 4 to 63 of a-z, 0-9 and -, and is ${id}.`;
  return [{ pointer: place, problem }];
}

/** A function that is listed and nothing more needs none. */
function runtimeProblems(fn: SeedFunction, pointer: string, world: FunctionsWorld): SeedProblem[] {
  const runtime = fn.buildConfig?.runtime;
  if (runtime === undefined && !fn.files) return [];
  const place = `${pointer}/buildConfig/runtime`;
  return refusalProblems(() => requireRuntime(world, runtime, seedGeneration(fn), place), pointer);
}

function sourceProblems({ buildConfig, files }: SeedFunction, pointer: string): SeedProblem[] {
  if (!buildConfig?.source || !files) return [];
  const problem = "The source must be left out beside files, which are it.";
  return [{ pointer: `${pointer}/buildConfig/source`, problem }];
}

function pathProblems(files: NonNullable<SeedFunction["files"]>, pointer: string): SeedProblem[] {
  const isIll = (path: string): boolean =>
    path.includes("\\") || path.split("/").some((each) => ["", ".", ".."].includes(each));
  return Object.keys(files)
    .filter(isIll)
    .map((path) => ({
      pointer: `${pointer}/files${pointerTo(path)}`,
      problem: `The path of a file must lead into the source, such as lib/index.js, and is ${JSON.stringify(path)}.`,
    }));
}

function policyProblems(
  policy: NonNullable<SeedFunction["policy"]>,
  pointer: string,
  world: FunctionsWorld,
): SeedProblem[] {
  return [
    ...bindingProblems(policy.bindings ?? [], `${pointer}/bindings`, world),
    ...refusalProblems(() => requirePolicyVersion(policy, pointer), pointer),
  ];
}
