import type { FunctionInput, Function as FunctionV1 } from "../../../generated/functions-v1.types.gen.ts";
import type { Function as FunctionV2 } from "../../../generated/functions-v2.types.gen.ts";
import type { FunctionSpec } from "../functions/stored-function.ts";
import { fieldMapping } from "./field-mapping.ts";
import { fieldAt, withField } from "./field-path.ts";

/** What a caller of v1 would have to say for it to become this. Fields that v1 does not have are left out. */
export function v1FieldsOf(spec: FunctionSpec): FunctionInput {
  return mapped(spec, spec.v1Only);
}

/** A function as the v2 family shows it, which shows no secrets, as v1 shows it. */
export function v1FunctionOf(shown: FunctionV2, v1Only: FunctionSpec["v1Only"]): FunctionV1 {
  return mapped(shown, v1Only);
}

function mapped(
  value: FunctionSpec | FunctionV2,
  v1Only: FunctionSpec["v1Only"],
): FunctionV1 & FunctionInput {
  const fields = fieldMapping.reduce<FunctionV1 & FunctionInput>(
    (each, { v1, v2, converter }) => {
      const found = fieldAt(value, v2);
      return found === undefined ? each : withField(each, v1, converter.toV1(found));
    },
    { ...v1Only },
  );
  const { httpsTrigger = {}, eventTrigger, ...others } = fields;
  // A function has one trigger: that of requests, unless there is one of events.
  return value.eventTrigger ? { ...others, eventTrigger: eventTrigger ?? {} } : { ...others, httpsTrigger };
}
