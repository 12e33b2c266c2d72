import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import { nearestName } from "@seamline/openapi/field-names";
import type { Source, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import type { ApiVersion } from "../api-versions.ts";
import { type ContractFields, fieldAt, v1Fields, v2Fields, withField } from "../mapping/function-fields.ts";
import { v2PathsOf } from "../mapping/v1-conversion.ts";
import type { FunctionSpec, StoredFunction } from "./stored-function.ts";

/**
 * Applies an update to a function (AIP-134). Each field in the mask is set to its value in the body, or removed if the
 * body does not contain it. Objects in the mask are replaced as a whole. Without a mask, which only the v2 family
 * allows, every field of the body is set: objects with known fields are merged, and lists and maps are replaced.
 *
 * @param body in the format of the v2 family, even if the mask uses v1 names
 * @throws ServiceError 400 if the mask contains an unknown or read-only field
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

/**
 * Keeps the source if it is missing from an update of the whole function. Clients that read, change and write a
 * function cannot send its source, because responses do not contain upload URLs.
 */
function withEarlierSource(changed: FunctionSpec, body: FunctionSpec, before: FunctionSpec): FunctionSpec {
  const path = "buildConfig.source";
  return body.buildConfig?.source ? changed : withField(changed, path, fieldAt(before, path));
}

function changedPaths(body: FunctionSpec, mask: string, version: ApiVersion): readonly string[] {
  if (version === "v1") return readUpdateMask(mask, v1Fields()).flatMap(v2PathsOf);
  return mask === "" ? bodyPaths(body) : readUpdateMask(mask, v2Fields());
}

/** Returns the field paths in a body, descending into objects with known fields. */
function bodyPaths(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const path = prefix + key;
    const isGroup = v2Fields().get(path)?.kind === "group" && typeof member === "object" && member !== null;
    return isGroup ? bodyPaths(member, `${path}.`) : [path];
  });
}

/**
 * Returns the field paths in an update mask. They can include `name` and `environment`.
 *
 * @param mask in camelCase, as normalized by the contract validation; `*` selects every field
 * @param fields the function fields in the mask's version
 * @throws ServiceError 400 with all unknown and read-only paths
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
  if (field) return `updateMask contains ${path}, which is read-only.`;
  const whole = enclosingMapOrList(path, fields);
  if (whole !== undefined)
    return `updateMask contains ${path}, but ${whole} can only be updated as a whole: name ${whole} in the mask and send its complete value in the body.`;
  const near = nearestName(path, inputs) ?? inputs.find((each) => each.endsWith(`.${path}`));
  const hint = near === undefined ? "" : ` Did you mean ${near}?`;
  return `updateMask contains ${JSON.stringify(path.slice(0, 100))}, which is not a field of a function.${hint}`;
}

/**
 * Returns the path of the map or list that contains a path. Masks cannot contain map keys: the keys would be ambiguous,
 * because masks accept both camelCase and snake_case.
 */
function enclosingMapOrList(path: string, fields: ContractFields): string | undefined {
  const keys = path.split(".");
  const ancestors = keys.map((_, length) => keys.slice(0, length).join("."));
  return ancestors.find((each) => {
    const field = fields.get(each);
    return field?.isInput && field.kind !== "group";
  });
}

/**
 * Removes the previous source if an update sets another kind of source: a repository, a URL, a storage object or an
 * upload.
 *
 * @param changed the spec after applying the body
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

/** Body fields that identify the function. */
export interface BodyIdentity {
  readonly name?: string;
  readonly environment?: string;
}

/**
 * Checks that an update's body describes the function in the path. Name and generation cannot change.
 *
 * @throws ServiceError 400
 */
export function requireSameFunction(
  { name, environment }: Pick<StoredFunction, "name" | "environment">,
  identity: BodyIdentity,
): void {
  if (identity.name && identity.name !== name)
    throw invalidFieldError("/name", "same", `name must match the path (${name}) or be omitted.`);
  const isOther =
    identity.environment && ![environment, "ENVIRONMENT_UNSPECIFIED"].includes(identity.environment);
  if (isOther)
    throw invalidFieldError(
      "/environment",
      "same",
      `environment must be ${environment}, because the generation of a function cannot change.`,
    );
}
