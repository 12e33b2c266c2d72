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

/** Yields problems that the section's schema cannot detect, such as duplicate names and unknown references. */
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
      problem: `A location id must be a single path segment other than -, but is ${name}.`,
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
    return [{ pointer: namePointer, problem: `The name must be ${NAME_PATTERN}, but is ${fn.name}.` }];
  const { project, location, id } = parts;
  const invalidPart = [project, location].find((each) => [".", "..", "-"].includes(each));
  if (invalidPart !== undefined)
    return [
      {
        pointer: namePointer,
        problem: `The name must be ${NAME_PATTERN}, but contains the segment ${invalidPart}.`,
      },
    ];
  const ids = [V2_FUNCTION_ID, ...(generationOfSeed(fn) === "GEN_1" ? [V1_FUNCTION_ID] : [])];
  if (ids.some((each) => each.test(id)))
    return serviceErrorProblems(() => requireLocation(fixtures, location), namePointer);
  const problem = `The last segment of the name must have 4 to 63 characters from a-z, 0-9 and -, but is ${id}.`;
  return [{ pointer: namePointer, problem }];
}

/** A function without files cannot run, so it needs no runtime. */
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
  const problem =
    "source cannot be combined with files, which already contain the source. Remove source or files.";
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
    return `A file path must be relative, such as lib/index.js, and must not contain \\, . or .. segments, but is ${JSON.stringify(path)}.`;
  // The ZIP library stores files in a plain object, and this key would set its prototype.
  return path === "__proto__"
    ? "A file at the root of the source cannot be named __proto__. Rename the file."
    : undefined;
}

const BASE64_TEXT = new RegExp(BASE64);

function validateFileBytes(files: NonNullable<SeedFunction["files"]>, pointer: string): SeedProblem[] {
  return Object.entries(files).flatMap(([path, file]) =>
    typeof file === "string" || BASE64_TEXT.test(file.base64)
      ? []
      : [{ pointer: `${pointer}/files${pointerTo(path)}/base64`, problem: "base64 must be valid Base64." }],
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
 * Returns the problems with bindings: malformed bindings or, if all are well-formed, roles and users that the seed does
 * not list.
 *
 * @param pointer the JSON pointer to the list of bindings
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
      ? [{ pointer: `${pointer}/${at}/role`, problem: `The role must be listed in roles, but is ${role}.` }]
      : [],
  );
  return [...unknownRoles, ...unknownAccountProblems(bindingUsers(bindings, pointer), directory)];
}

/**
 * Returns the members that are users. Only users must have an account in the seed. Groups never send requests, and
 * service accounts are optional.
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

/** Returns the roles' unknown permissions, or a problem if permissions are enforced without roles. */
function validateRoles({ roles, enforcePermissions }: FunctionsSection): SeedProblem[] {
  if (!roles)
    return enforcePermissions
      ? [
          {
            pointer: "/enforcePermissions",
            problem: "enforcePermissions requires roles, a table of each role's permissions.",
          },
        ]
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
  const hint = near === undefined ? `Known permissions: ${PERMISSIONS.join(", ")}.` : `Did you mean ${near}?`;
  return `${permission} is not a known permission. ${hint}`;
}

/**
 * Runs a check that the API operations also use, and returns its error as a seed problem.
 *
 * @param pointer the JSON pointer for errors without a pointer
 * @param base the prefix of the error's pointer
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
