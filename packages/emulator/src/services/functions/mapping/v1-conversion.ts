import { invalidFieldError } from "@seamline/emulator-kit";
import { pointerTo } from "@seamline/openapi/json-pointer";
import type { CloudFunction, CloudFunctionInput } from "../../../generated/functions-v1.types.gen.ts";
import type { UserFunction } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionSpec } from "../function-resource/stored-function.ts";
import { fieldMapping, type MappedField, UnmappableValueError, v1OnlyFields } from "./field-mapping.ts";
import { fieldAt, isAtOrBelow, withField } from "./function-fields.ts";

/** Mutually exclusive fields for the source of a function. */
const V1_SOURCE_FIELDS = ["sourceArchiveUrl", "sourceRepository.url", "sourceUploadUrl"];

/**
 * Converts v1 input to the format of the v2 family.
 *
 * @throws ServiceError 400 if a value has no equivalent, or if there are several triggers or sources
 */
export function specFromV1(body: CloudFunctionInput): FunctionSpec {
  requireAtMostOne(body, V1_SOURCE_FIELDS, "source");
  requireAtMostOne(body, ["eventTrigger.eventType", "httpsTrigger.securityLevel"], "trigger");
  const rows = fieldMapping.filter(({ origin }) => origin === "input");
  const spec = rows.reduce<FunctionSpec>((each, row) => withMappedField(each, body, row), {});
  return v1OnlyFields.reduce((each, path) => withField(each, `v1Only.${path}`, fieldAt(body, path)), spec);
}

function withMappedField(
  spec: FunctionSpec,
  body: CloudFunctionInput,
  { v1, v2, converter }: MappedField,
): FunctionSpec {
  const value = fieldAt(body, v1);
  if (value === undefined) return spec;
  try {
    const mapped = converter.toV2(value);
    return mapped === undefined ? spec : withField(spec, v2, mapped);
  } catch (error) {
    if (!(error instanceof UnmappableValueError)) throw error;
    throw invalidFieldError(pointerToField(v1), "value", `${v1} ${error.message}.`);
  }
}

function requireAtMostOne(body: CloudFunctionInput, paths: readonly string[], what: string): void {
  const present = paths.filter((path) => fieldAt(body, path));
  const [, second, third] = present;
  if (second === undefined) return;
  const conflict = `${present.join(" and ")} ${third === undefined ? "are both" : "are all"} set`;
  throw invalidFieldError(
    pointerToField(second),
    what,
    `A function must have only one ${what}, but ${conflict}.`,
  );
}

/** Returns the JSON pointer to the field at a dotted path. */
function pointerToField(path: string): string {
  return path.split(".").map(pointerTo).join("");
}

/**
 * Converts a function from v2 to v1 format. Fields that do not exist in v1 are omitted.
 *
 * @param v1Only values of fields that exist only in v1
 */
export function v1FieldsOf(
  value: FunctionSpec | UserFunction,
  v1Only: FunctionSpec["v1Only"],
): Partial<CloudFunction> & CloudFunctionInput {
  const fields = fieldMapping.reduce<Partial<CloudFunction> & CloudFunctionInput>(
    (each, { v1, v2, converter }) => {
      const field = fieldAt(value, v2);
      return field === undefined ? each : withField(each, v1, converter.toV1(field));
    },
    { ...v1Only },
  );
  const { httpsTrigger = {}, eventTrigger, ...others } = fields;
  // A function has exactly one trigger: an event trigger or, by default, the HTTP trigger.
  return value.eventTrigger ? { ...others, eventTrigger: eventTrigger ?? {} } : { ...others, httpsTrigger };
}

/** Returns the v2 paths for a v1 path. The whole event trigger has the same path in both formats. */
export function v2PathsOf(v1Path: string): readonly string[] {
  if (v1Path === "eventTrigger") return [v1Path];
  if (v1OnlyFields.includes(v1Path)) return [`v1Only.${v1Path}`];
  return fieldMapping
    .filter(({ v1, origin }) => origin === "input" && isAtOrBelow(v1, v1Path))
    .map(({ v2 }) => v2);
}
