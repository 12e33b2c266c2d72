import type { ApiVersion } from "../api-version.ts";
import { v1Fields, v2Fields } from "../mapping/contract-fields.ts";
import { fieldAt, withField } from "../mapping/field-path.ts";
import { v2PathsOf } from "../mapping/v2-paths-of.ts";
import { oneSource } from "./one-source.ts";
import type { FunctionSpec } from "./stored-function.ts";
import { updateMask } from "./update-mask.ts";

/**
 * A function as an update makes it (AIP-134). A field that the mask names becomes what the body says of it, and goes
 * where the body says nothing; an object that it names is replaced as a whole. Without a mask (v2 family alone) all
 * fields change that the body holds: objects are gone into as far as the contract names their fields, and lists and maps
 * are replaced.
 *
 * @param body in the form of the v2 family, whatever version the mask speaks
 * @throws Refusal 400 for a mask that names what is no field, or cannot be set
 */
export function changedSpec(
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
  return oneSource(mask?.trim() === EVERYTHING ? withSource(changed, body, before) : changed, body);
}

const EVERYTHING = "*";

/** Who gets a function, changes it and puts it back whole cannot say its source: reads do not show upload URLs. */
function withSource(changed: FunctionSpec, body: FunctionSpec, before: FunctionSpec): FunctionSpec {
  const path = "buildConfig.source";
  return body.buildConfig?.source ? changed : withField(changed, path, fieldAt(before, path));
}

function changedPaths(body: FunctionSpec, mask: string, version: ApiVersion): readonly string[] {
  if (version === "v1") return updateMask(mask, v1Fields).flatMap(v2PathsOf);
  return mask === "" ? heldPaths(body) : updateMask(mask, v2Fields);
}

/** Paths of the fields that a body holds, down to where the contract names no more of them. */
function heldPaths(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const path = prefix + key;
    const isGroup = v2Fields.get(path)?.kind === "group" && typeof member === "object" && member !== null;
    return isGroup ? heldPaths(member, `${path}.`) : [path];
  });
}
