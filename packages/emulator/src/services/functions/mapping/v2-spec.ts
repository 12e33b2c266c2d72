import { invalidFieldError } from "../../../framework/service-error.ts";
import type { FunctionInput, Source } from "../../../generated/functions-v2.types.gen.ts";
import { type FunctionSpec, type Generation, memoryBytes } from "../function-resource/stored-function.ts";
import { MAX_TIMEOUT_SECONDS } from "./field-mapping.ts";

/** The most memory that a function has, in GiB (reference facts, "Limits"). */
const MAX_MEMORY_GIB: Readonly<Record<Generation, number>> = { GEN_1: 8, GEN_2: 32 };

/**
 * What a caller of the v2 family says of a function.
 *
 * @param environment the generation of the function
 * @throws Refusal 400 for memory, a time-out or a source that no function of the generation has
 */
export function specFromV2(body: FunctionInput, environment: Generation): FunctionSpec {
  const { name: _, environment: __, ...spec } = body;
  requireMemory(spec.serviceConfig?.availableMemory, MAX_MEMORY_GIB[environment]);
  requireTimeout(spec.serviceConfig?.timeoutSeconds);
  requireOneSource(spec.buildConfig?.source);
  return spec;
}

function requireMemory(quantity: string | undefined, most: number): void {
  if (!quantity) return;
  const bytes = memoryBytes(quantity);
  if (bytes !== undefined && bytes > 0 && bytes <= most * 2 ** 30) return;
  const problem = `serviceConfig.availableMemory must be an amount up to ${most}Gi, such as 256M or 1Gi, and is ${JSON.stringify(quantity.slice(0, 60))}.`;
  throw invalidFieldError("/serviceConfig/availableMemory", "value", problem);
}

/** 0 is what nobody has said. */
function requireTimeout(seconds: number | undefined): void {
  if (seconds === undefined || (seconds >= 0 && seconds <= MAX_TIMEOUT_SECONDS)) return;
  const problem = `serviceConfig.timeoutSeconds must be from 1 to ${MAX_TIMEOUT_SECONDS}, and is ${seconds}.`;
  throw invalidFieldError("/serviceConfig/timeoutSeconds", "value", problem);
}

function requireOneSource(source: Source = {}): void {
  const [, second] = Object.keys(source);
  if (second === undefined) return;
  const problem = `A function has one source: give one of ${Object.keys(source).join(" and ")}.`;
  throw invalidFieldError(`/buildConfig/source/${second}`, "source", problem);
}
