import { createDirectory } from "../../../service/directory.ts";
import type { Seed } from "../../../service/seed.ts";
import { type Located, sameProblems, unaddressableProblems } from "../../../service/seed-places.ts";
import type { SeedProblem } from "../../../service/service.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { bindingProblems } from "./binding-problems.ts";
import { functionProblems } from "./function-problems.ts";
import type { FunctionsSection } from "./functions-section.ts";
import { roleProblems } from "./role-problems.ts";

/** What the schema of the section cannot say: that names are well-formed, and lead to something, and to one thing. */
export function checkFunctions(section: FunctionsSection, seed: Seed): readonly SeedProblem[] {
  const world: FunctionsWorld = { directory: createDirectory(seed), section };
  return [
    ...locationProblems(section),
    ...runtimeProblems(section),
    ...roleProblems(section),
    ...bindingProblems(section.bindings ?? [], "/bindings", world),
    ...functionProblems(section.functions ?? [], world),
  ];
}

function locationProblems({ locations = [] }: FunctionsSection): SeedProblem[] {
  const places = locations.map(
    (each, at): Located =>
      typeof each === "string"
        ? { pointer: `/locations/${at}`, name: each }
        : { pointer: `/locations/${at}/id`, name: each.id },
  );
  const inNoPath = places.filter(({ name = "" }) => name === "-" || name.includes("/"));
  return [
    ...sameProblems(places),
    ...unaddressableProblems(places),
    ...inNoPath.map(({ pointer, name }) => ({
      pointer,
      problem: `The id of a location must be one segment of a path, and is ${name}.`,
    })),
  ];
}

function runtimeProblems({ runtimes = [] }: FunctionsSection): SeedProblem[] {
  const nameless = runtimes.flatMap(({ name }, at) =>
    name ? [] : [{ pointer: `/runtimes/${at}`, problem: "name is missing." }],
  );
  const same = sameProblems(
    runtimes.map(({ name, environment }, at) => ({
      pointer: `/runtimes/${at}/name`,
      name: name && [name, environment].filter(Boolean).join(" for "),
    })),
  );
  return [...nameless, ...same];
}
