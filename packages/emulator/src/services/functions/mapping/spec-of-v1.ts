import type { FunctionInput } from "../../../generated/functions-v1.types.gen.ts";
import { wrongField } from "../../../service/wrong-field.ts";
import { pointerTo } from "../../../text/json-pointer.ts";
import type { FunctionSpec } from "../functions/stored-function.ts";
import { UnmappableValueError } from "./converters.ts";
import { type FieldRow, fieldMapping, v1OnlyFields } from "./field-mapping.ts";
import { fieldAt, withField } from "./field-path.ts";

/** Ways to say where the source is, of which a function has one. */
const SOURCES = ["sourceArchiveUrl", "sourceRepository.url", "sourceUploadUrl"];

/**
 * What a caller of v1 says of a function, in the form of the v2 family.
 *
 * @throws Refusal 400 for a value that has no counterpart there, and for more than one trigger or source
 */
export function specOfV1(body: FunctionInput): FunctionSpec {
  requireOne(body, SOURCES, "source");
  requireOne(body, ["eventTrigger.eventType", "httpsTrigger.securityLevel"], "trigger");
  const rows = fieldMapping.filter(({ origin }) => origin !== "found");
  const spec = rows.reduce<FunctionSpec>((each, row) => withRow(each, body, row), {});
  return v1OnlyFields.reduce((each, path) => withField(each, `v1Only.${path}`, fieldAt(body, path)), spec);
}

function withRow(spec: FunctionSpec, body: FunctionInput, { v1, v2, converter }: FieldRow): FunctionSpec {
  const value = fieldAt(body, v1);
  if (value === undefined) return spec;
  try {
    const mapped = converter.toV2(value);
    return mapped === undefined ? spec : withField(spec, v2, mapped);
  } catch (error) {
    if (!(error instanceof UnmappableValueError)) throw error;
    throw wrongField(v1.split(".").map(pointerTo).join(""), "value", `${v1} ${error.message}.`);
  }
}

function requireOne(body: FunctionInput, paths: readonly string[], what: string): void {
  const [, second, ...others] = paths.filter((path) => fieldAt(body, path));
  if (second === undefined) return;
  const pointer = second.split(".").map(pointerTo).join("");
  const given = paths.filter((path) => fieldAt(body, path)).join(" and ");
  throw wrongField(
    pointer,
    what,
    `A function has one ${what}: give one of ${given}${others.length ? "" : ", not both"}.`,
  );
}
