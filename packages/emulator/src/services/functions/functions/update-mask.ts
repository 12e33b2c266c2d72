import { Refusal } from "../../../service/refusal.ts";
import { nearestName } from "../../../text/nearest-name.ts";
import type { ContractFields } from "../mapping/contract-fields.ts";

/**
 * The paths of the fields that an update mask names; `name` and `environment` may be among them.
 *
 * @param mask in camelCase, as the contract reads it; `*` means every field
 * @param fields those of functions, in the version that the mask speaks
 * @throws Refusal 400 that names the paths which are no fields, or which callers cannot set
 */
export function updateMask(mask: string, fields: ContractFields): readonly string[] {
  const asked = mask.split(",").map((path) => path.trim());
  const inputs = [...fields].flatMap(([path, { isInput }]) => (isInput ? [path] : []));
  const named = asked.includes("*") ? inputs.filter((path) => !path.includes(".")) : asked;
  const problems = named.flatMap((path) => problemOf(path, fields, inputs) ?? []);
  if (problems.length === 0) return named;
  throw new Refusal(400, problems.join(" "), {
    field: "updateMask",
    violations: problems.map((problem) => ({ in: "query", pointer: "/updateMask", rule: "mask", problem })),
  });
}

function problemOf(path: string, fields: ContractFields, inputs: readonly string[]): string | undefined {
  const field = fields.get(path);
  if (field?.isInput) return undefined;
  if (field) return `updateMask names ${path}, which the service alone sets.`;
  const whole = wholeAbove(path, fields);
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
function wholeAbove(path: string, fields: ContractFields): string | undefined {
  const keys = path.split(".");
  const above = keys.map((_, length) => keys.slice(0, length).join("."));
  return above.find((each) => {
    const field = fields.get(each);
    return field?.isInput && field.kind !== "group";
  });
}
