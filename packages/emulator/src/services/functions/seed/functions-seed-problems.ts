import type { Seed, SeedProblem } from "@seamline/emulator-kit";
import {
  createDirectory,
  duplicateNameProblems,
  type Located,
  ServiceError,
  unaddressableProblems,
  unknownAccountProblems,
} from "@seamline/emulator-kit";
import { BASE64 } from "@seamline/openapi/base64";
import { nearestName } from "@seamline/openapi/field-names";
import { pointerTo } from "@seamline/openapi/json-pointer";
import type { Binding } from "../../../generated/functions-v2.types.gen.ts";
import { PERMISSIONS } from "../access/permissions.ts";
import { parseFunctionName, V1_FUNCTION_ID, V2_FUNCTION_ID } from "../function-names.ts";
import type { FunctionsFixtures } from "../functions-context.ts";
import { requireLocation } from "../locations.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { assertValidBindings, requirePolicyVersion } from "../policies/iam-policy.ts";
import { requireRuntime } from "../runtimes.ts";
import { type FunctionsSection, generationOfSeed, type SeedFunction } from "./functions-section.ts";

/** Checks what the schema of the section cannot express: that names are well-formed, unique, and refer to something. */
export function* validateFunctionsSection(
  section: FunctionsSection,
  seed: Seed,
): Generator<readonly SeedProblem[]> {
  const fixtures: FunctionsFixtures = { directory: createDirectory(seed), section };
  yield validateLocations(section);
  yield validateRuntimes(section);
  yield validateRoles(section);
  yield validateBindings(section.bindings ?? [], "/bindings", fixtures);
  yield* validateSeedFunctions(section.functions ?? [], fixtures);
}

function validateLocations({ locations = [] }: FunctionsSection): SeedProblem[] {
  const ids = locations.map(
    (each, at): Located =>
      typeof each === "string"
        ? { pointer: `/locations/${at}`, name: each }
        : { pointer: `/locations/${at}/id`, name: each.id },
  );
  const unusable = ids.filter(({ name = "" }) => name === "-" || name.includes("/"));
  return [
    ...duplicateNameProblems(ids),
    ...unaddressableProblems(ids),
    ...unusable.map(({ pointer, name }) => ({
      pointer,
      problem: `The id of a location must be one segment of a path, and is ${name}.`,
    })),
  ];
}

function validateRuntimes({ runtimes = [] }: FunctionsSection): SeedProblem[] {
  const unnamed = runtimes.flatMap(({ name }, at) =>
    name ? [] : [{ pointer: `/runtimes/${at}`, problem: "name is missing." }],
  );
  const duplicates = duplicateNameProblems(
    runtimes.map(({ name, environment }, at) => ({
      pointer: `/runtimes/${at}/name`,
      name: name && [name, environment].filter(Boolean).join(" for "),
    })),
  );
  return [...unnamed, ...duplicates];
}

function* validateSeedFunctions(
  functions: readonly SeedFunction[],
  fixtures: FunctionsFixtures,
): Generator<readonly SeedProblem[]> {
  yield duplicateNameProblems(functions.map(({ name }, at) => ({ pointer: `/functions/${at}/name`, name })));
  for (const [at, each] of functions.entries()) {
    const pointer = `/functions/${at}`;
    const { files, policy, name: _, ...input } = each;
    yield [
      ...validateName(each, pointer, fixtures),
      ...validateFunctionRuntime(each, pointer, fixtures),
      ...validateSource(each, pointer),
      ...serviceErrorProblems(() => specFromV2(input, generationOfSeed(each)), pointer, pointer),
      ...validateFilePaths(files ?? {}, pointer),
      ...validateFileBytes(files ?? {}, pointer),
      ...validatePolicy(policy ?? {}, `${pointer}/policy`, fixtures),
    ];
  }
}

const NAME_PATTERN = "projects/{project}/locations/{location}/functions/{function}";

function validateName(fn: SeedFunction, pointer: string, fixtures: FunctionsFixtures): SeedProblem[] {
  const namePointer = `${pointer}/name`;
  const parts = parseFunctionName(fn.name);
  if (!parts)
    return [{ pointer: namePointer, problem: `The name must be ${NAME_PATTERN}, and is ${fn.name}.` }];
  const { project, location, id } = parts;
  const invalidPart = [project, location].find((each) => [".", "..", "-"].includes(each));
  if (invalidPart !== undefined)
    return [
      { pointer: namePointer, problem: `The name must be ${NAME_PATTERN}, and has ${invalidPart} in it.` },
    ];
  const ids = [V2_FUNCTION_ID, ...(generationOfSeed(fn) === "GEN_1" ? [V1_FUNCTION_ID] : [])];
  if (ids.some((each) => each.test(id)))
    return serviceErrorProblems(() => requireLocation(fixtures, location), namePointer);
  const problem = `The last part of the name must be 4 to 63 of a-z, 0-9 and -, and is ${id}.`;
  return [{ pointer: namePointer, problem }];
}

/** A function without files cannot run, and therefore needs no runtime. */
function validateFunctionRuntime(
  fn: SeedFunction,
  pointer: string,
  fixtures: FunctionsFixtures,
): SeedProblem[] {
  const runtime = fn.buildConfig?.runtime;
  if (runtime === undefined && !fn.files) return [];
  const runtimePointer = `${pointer}/buildConfig/runtime`;
  const generation = generationOfSeed(fn);
  return serviceErrorProblems(() => requireRuntime(fixtures, runtime, generation, runtimePointer), pointer);
}

function validateSource({ buildConfig, files }: SeedFunction, pointer: string): SeedProblem[] {
  if (!buildConfig?.source || !files) return [];
  const problem = "The source must be left out beside files, which are the source.";
  return [{ pointer: `${pointer}/buildConfig/source`, problem }];
}

function validateFilePaths(files: NonNullable<SeedFunction["files"]>, pointer: string): SeedProblem[] {
  return Object.keys(files).flatMap((path) => {
    const problem = filePathProblem(path);
    return problem === undefined ? [] : [{ pointer: `${pointer}/files${pointerTo(path)}`, problem }];
  });
}

function filePathProblem(path: string): string | undefined {
  if (path.includes("\\") || path.split("/").some((each) => ["", ".", ".."].includes(each)))
    return `The path of a file must lead into the source, such as lib/index.js, and is ${JSON.stringify(path)}.`;
  // The library that makes archives keeps files in an object by their paths, which can have no such member.
  return path === "__proto__"
    ? "No file at the top of a source can be called __proto__: rename it."
    : undefined;
}

const BASE64_TEXT = new RegExp(BASE64);

function validateFileBytes(files: NonNullable<SeedFunction["files"]>, pointer: string): SeedProblem[] {
  return Object.entries(files).flatMap(([path, file]) =>
    typeof file === "string" || BASE64_TEXT.test(file.base64)
      ? []
      : [{ pointer: `${pointer}/files${pointerTo(path)}/base64`, problem: "The bytes must be in Base64." }],
  );
}

function validatePolicy(
  policy: NonNullable<SeedFunction["policy"]>,
  pointer: string,
  fixtures: FunctionsFixtures,
): SeedProblem[] {
  return [
    ...validateBindings(policy.bindings ?? [], `${pointer}/bindings`, fixtures),
    ...serviceErrorProblems(() => requirePolicyVersion(policy, pointer), pointer),
  ];
}

const USER_PREFIX = "user:";

/**
 * Checks the form of bindings, and that the seed lists their roles and users.
 *
 * @param pointer the JSON pointer to the list
 */
function validateBindings(
  bindings: readonly Binding[],
  pointer: string,
  { directory, section: { roles } }: FunctionsFixtures,
): SeedProblem[] {
  const malformed = serviceErrorProblems(() => assertValidBindings(bindings, pointer), pointer);
  if (malformed.length > 0) return malformed;
  const unknownRoles = bindings.flatMap(({ role = "" }, at): SeedProblem[] =>
    roles && !Object.hasOwn(roles, role)
      ? [{ pointer: `${pointer}/${at}/role`, problem: `The role must be one of roles, and is ${role}.` }]
      : [],
  );
  return [...unknownRoles, ...unknownAccountProblems(bindingUsers(bindings, pointer), directory)];
}

/**
 * Returns the users among the members. Other members need no account: groups never call, and service accounts may not
 * call here.
 */
function bindingUsers(bindings: readonly Binding[], pointer: string): Located[] {
  return bindings.flatMap(({ members = [] }, at) =>
    members.flatMap((member, index) =>
      member.startsWith(USER_PREFIX)
        ? [{ pointer: `${pointer}/${at}/members/${index}`, name: member.slice(USER_PREFIX.length) }]
        : [],
    ),
  );
}

/** Checks that permissions of roles exist, and that there are roles if permissions are enforced. */
function validateRoles({ roles, enforcePermissions }: FunctionsSection): SeedProblem[] {
  if (!roles)
    return enforcePermissions
      ? [{ pointer: "/enforcePermissions", problem: "It needs roles, which say who may do what." }]
      : [];
  return Object.entries(roles).flatMap(([role, permissions]) =>
    permissions.flatMap((permission, at) =>
      PERMISSIONS.includes(permission)
        ? []
        : [{ pointer: `/roles${pointerTo(role)}/${at}`, problem: unknownPermissionProblem(permission) }],
    ),
  );
}

function unknownPermissionProblem(permission: string): string {
  const near = nearestName(permission, PERMISSIONS);
  const hint = near === undefined ? `There are ${PERMISSIONS.join(", ")}.` : `Did you mean ${near}?`;
  return `${permission} is not a known permission. ${hint}`;
}

/**
 * Runs a check of the operations, and returns its error as a problem of the seed.
 *
 * @param pointer the JSON pointer to use if the error has none
 * @param base the prefix for the pointer of the error
 */
function serviceErrorProblems(check: () => void, pointer: string, base = ""): SeedProblem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const [violation] = error.details.violations ?? [];
    return [{ pointer: violation ? `${base}${violation.pointer}` : pointer, problem: error.message }];
  }
}
