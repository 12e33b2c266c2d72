import { pointerTo } from "@seamline/openapi/json-pointer";
import { invalidFieldError } from "../../../framework/service-error.ts";
import type { FunctionInput, Function as FunctionV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { Function as FunctionV2 } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionSpec } from "../function-resource/stored-function.ts";
import { fieldMapping, type MappedField, UnmappableValueError, v1OnlyFields } from "./field-mapping.ts";
import { fieldAt, withField } from "./function-fields.ts";

/** Ways to say where the source is, of which a function has one. */
const V1_SOURCE_FIELDS = ["sourceArchiveUrl", "sourceRepository.url", "sourceUploadUrl"];

/**
 * What a caller of v1 says of a function, in the form of the v2 family.
 *
 * @throws Refusal 400 for a value that has no counterpart there, and for more than one trigger or source
 */
export function specFromV1(body: FunctionInput): FunctionSpec {
  requireAtMostOne(body, V1_SOURCE_FIELDS, "source");
  requireAtMostOne(body, ["eventTrigger.eventType", "httpsTrigger.securityLevel"], "trigger");
  const rows = fieldMapping.filter(({ origin }) => origin !== "found");
  const spec = rows.reduce<FunctionSpec>((each, row) => withMappedField(each, body, row), {});
  return v1OnlyFields.reduce((each, path) => withField(each, `v1Only.${path}`, fieldAt(body, path)), spec);
}

function withMappedField(
  spec: FunctionSpec,
  body: FunctionInput,
  { v1, v2, converter }: MappedField,
): FunctionSpec {
  const value = fieldAt(body, v1);
  if (value === undefined) return spec;
  try {
    const mapped = converter.toV2(value);
    return mapped === undefined ? spec : withField(spec, v2, mapped);
  } catch (error) {
    if (!(error instanceof UnmappableValueError)) throw error;
    throw invalidFieldError(v1.split(".").map(pointerTo).join(""), "value", `${v1} ${error.message}.`);
  }
}

function requireAtMostOne(body: FunctionInput, paths: readonly string[], what: string): void {
  const [, second, ...others] = paths.filter((path) => fieldAt(body, path));
  if (second === undefined) return;
  const pointer = second.split(".").map(pointerTo).join("");
  const givenPaths = paths.filter((path) => fieldAt(body, path)).join(" and ");
  throw invalidFieldError(
    pointer,
    what,
    `A function has one ${what}: give one of ${givenPaths}${others.length ? "" : ", not both"}.`,
  );
}

/** What a caller of v1 would have to say for it to become this. Fields that v1 does not have are left out. */
export function v1InputOf(spec: FunctionSpec): FunctionInput {
  return toV1Fields(spec, spec.v1Only);
}

/** A function as the v2 family shows it, which shows no secrets, as v1 shows it. */
export function v1FunctionOf(representation: FunctionV2, v1Only: FunctionSpec["v1Only"]): FunctionV1 {
  return toV1Fields(representation, v1Only);
}

function toV1Fields(
  value: FunctionSpec | FunctionV2,
  v1Only: FunctionSpec["v1Only"],
): FunctionV1 & FunctionInput {
  const fields = fieldMapping.reduce<FunctionV1 & FunctionInput>(
    (each, { v1, v2, converter }) => {
      const field = fieldAt(value, v2);
      return field === undefined ? each : withField(each, v1, converter.toV1(field));
    },
    { ...v1Only },
  );
  const { httpsTrigger = {}, eventTrigger, ...others } = fields;
  // A function has one trigger: that of requests, unless there is one of events.
  return value.eventTrigger ? { ...others, eventTrigger: eventTrigger ?? {} } : { ...others, httpsTrigger };
}

/** Where the v2 family keeps what a path of v1 names. A trigger is named as a whole in either version. */
export function v2PathsOf(v1Path: string): readonly string[] {
  if (v1Path === "eventTrigger") return [v1Path];
  if (v1OnlyFields.includes(v1Path)) return [`v1Only.${v1Path}`];
  return fieldMapping
    .filter(({ v1, origin }) => origin !== "found" && isAtOrBelow(v1, v1Path))
    .map(({ v2 }) => v2);
}

function isAtOrBelow(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`);
}
