import { nearestName } from "@seamline/openapi/field-names";
import { invalidFieldError, ServiceError } from "../../../framework/service-error.ts";
import type { Source, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import type { ApiVersion } from "../api-versions.ts";
import { type ContractFields, fieldAt, v1Fields, v2Fields, withField } from "../mapping/function-fields.ts";
import { v2PathsOf } from "../mapping/v1-conversion.ts";
import type { FunctionSpec, StoredFunction } from "./stored-function.ts";

/**
 * A function as an update makes it (AIP-134). A field that the mask names becomes what the body says of it, and goes
 * where the body says nothing; an object that it names is replaced as a whole. Without a mask (v2 family alone) all
 * fields change that the body holds: objects are gone into as far as the contract names their fields, and lists and maps
 * are replaced.
 *
 * @param body in the form of the v2 family, whatever version the mask speaks
 * @throws Refusal 400 for a mask that names what is no field, or cannot be set
 */
export function updatedSpec(
  before: FunctionSpec,
  body: FunctionSpec,
  mask: string | undefined,
  version: ApiVersion,
): FunctionSpec {
  const paths = changedPaths(body, mask?.trim() ?? "", version);
  const changed = paths.reduce<FunctionSpec>(
    (spec, path) => withField(spec, path, fieldAt(body, path)),
    before,
  );
  return withOneSource(
    mask?.trim() === WHOLE_MASK ? withEarlierSource(changed, body, before) : changed,
    body,
  );
}

const WHOLE_MASK = "*";

/** Who gets a function, changes it and puts it back whole cannot say its source: reads do not show upload URLs. */
function withEarlierSource(changed: FunctionSpec, body: FunctionSpec, before: FunctionSpec): FunctionSpec {
  const path = "buildConfig.source";
  return body.buildConfig?.source ? changed : withField(changed, path, fieldAt(before, path));
}

function changedPaths(body: FunctionSpec, mask: string, version: ApiVersion): readonly string[] {
  if (version === "v1") return readUpdateMask(mask, v1Fields).flatMap(v2PathsOf);
  return mask === "" ? bodyPaths(body) : readUpdateMask(mask, v2Fields);
}

/** Paths of the fields that a body holds, down to where the contract names no more of them. */
function bodyPaths(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const path = prefix + key;
    const isGroup = v2Fields.get(path)?.kind === "group" && typeof member === "object" && member !== null;
    return isGroup ? bodyPaths(member, `${path}.`) : [path];
  });
}

/**
 * The paths of the fields that an update mask names; `name` and `environment` may be among them.
 *
 * @param mask in camelCase, as the contract reads it; `*` means every field
 * @param fields those of functions, in the version that the mask speaks
 * @throws Refusal 400 that names the paths which are no fields, or which callers cannot set
 */
function readUpdateMask(mask: string, fields: ContractFields): readonly string[] {
  const paths = mask.split(",").map((path) => path.trim());
  const inputs = [...fields].flatMap(([path, { isInput }]) => (isInput ? [path] : []));
  const named = paths.includes("*") ? inputs.filter((path) => !path.includes(".")) : paths;
  const problems = named.flatMap((path) => maskPathProblem(path, fields, inputs) ?? []);
  if (problems.length === 0) return named;
  throw new ServiceError(400, problems.join(" "), {
    field: "updateMask",
    violations: problems.map((problem) => ({ in: "query", pointer: "/updateMask", rule: "mask", problem })),
  });
}

function maskPathProblem(
  path: string,
  fields: ContractFields,
  inputs: readonly string[],
): string | undefined {
  const field = fields.get(path);
  if (field?.isInput) return undefined;
  if (field) return `updateMask names ${path}, which the service alone sets.`;
  const whole = enclosingMapOrList(path, fields);
  if (whole !== undefined)
    return `updateMask names ${path}, which is no field by itself: name ${whole}, and say in the body all that it holds.`;
  const near = nearestName(path, inputs) ?? inputs.find((each) => each.endsWith(`.${path}`));
  const hint = near === undefined ? "" : ` Did you mean ${near}?`;
  return `updateMask names ${JSON.stringify(path.slice(0, 100))}, which is no field of a function.${hint}`;
}

/**
 * The map or list that a path leads into. Masks name fields alone: keys of maps could be written in the two ways that
 * names of fields are, and nobody would know which is meant.
 */
function enclosingMapOrList(path: string, fields: ContractFields): string | undefined {
  const keys = path.split(".");
  const above = keys.map((_, length) => keys.slice(0, length).join("."));
  return above.find((each) => {
    const field = fields.get(each);
    return field?.isInput && field.kind !== "group";
  });
}

/**
 * A function has one source: a repository, an address, an object in a bucket or something that was uploaded. What a
 * caller says of one takes the place of the others.
 *
 * @param body what the caller says, of the function that has been changed by it already
 */
function withOneSource(changed: FunctionSpec, body: FunctionSpec): FunctionSpec {
  const source = changed.buildConfig?.source;
  const bodySource = body.buildConfig?.source;
  if (!source || !bodySource) return changed;
  const kinds = Object.keys(source).filter((kind) => kind in bodySource);
  if (kinds.length === 0) return changed;
  const remaining = Object.fromEntries(kinds.map((kind) => [kind, source[kind as keyof Source]])) as Source;
  const stored = withOneStorageSource(remaining.storageSource, bodySource.storageSource);
  return withField(changed, "buildConfig.source", { ...remaining, ...(stored && { storageSource: stored }) });
}

function withOneStorageSource(
  storage: StorageSource | undefined,
  bodyStorage: StorageSource | undefined,
): StorageSource | undefined {
  if (!storage || !bodyStorage) return storage;
  const { sourceUploadUrl, ...object } = storage;
  if (sourceUploadUrl === undefined) return storage;
  if (bodyStorage.sourceUploadUrl === undefined) return object;
  return bodyStorage.bucket === undefined && bodyStorage.object === undefined ? { sourceUploadUrl } : storage;
}

/** What a body says of which function it is. */
export interface BodyIdentity {
  readonly name?: string;
  readonly environment?: string;
}

/**
 * Sees to it that an update is of the function that it is sent to. Nothing changes its name and its generation.
 *
 * @throws Refusal 400
 */
export function requireSameFunction(
  { name, environment }: Pick<StoredFunction, "name" | "environment">,
  identity: BodyIdentity,
): void {
  if (identity.name && identity.name !== name)
    throw invalidFieldError("/name", "same", `name must be ${name}, as the path says, or be left out.`);
  const isOther =
    identity.environment && ![environment, "ENVIRONMENT_UNSPECIFIED"].includes(identity.environment);
  if (isOther)
    throw invalidFieldError(
      "/environment",
      "same",
      `environment must be ${environment}, since the generation of a function cannot change.`,
    );
}
