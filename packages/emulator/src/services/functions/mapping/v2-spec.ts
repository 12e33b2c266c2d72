import { invalidFieldError } from "@seamline/emulator-kit";
import type { Source, UserFunctionInput } from "../../../generated/functions-v2.types.gen.ts";
import { type FunctionSpec, type Generation, memoryBytes } from "../function-resource/stored-function.ts";
import { MAX_TIMEOUT_SECONDS } from "./field-mapping.ts";

/** The maximum memory of a function, in GiB (reference facts, "Limits"). */
const MAX_MEMORY_GIB: Readonly<Record<Generation, number>> = { GEN_1: 8, GEN_2: 32 };

/**
 * Reads input in the format of the v2 family.
 *
 * @param environment the generation of the function
 * @throws ServiceError 400 if the memory or the timeout is out of range, or if there are several sources
 */
export function specFromV2(body: UserFunctionInput, environment: Generation): FunctionSpec {
  const { name: _, environment: __, ...spec } = body;
  requireMemory(spec.serviceConfig?.availableMemory, MAX_MEMORY_GIB[environment]);
  requireTimeout(spec.serviceConfig?.timeoutSeconds);
  requireOneSource(spec.buildConfig?.source);
  return spec;
}

function requireMemory(quantity: string | undefined, maxGib: number): void {
  if (!quantity) return;
  const bytes = memoryBytes(quantity);
  if (bytes !== undefined && bytes > 0 && bytes <= maxGib * 2 ** 30) return;
  const problem = `serviceConfig.availableMemory must be an amount up to ${maxGib}Gi, such as 256M or 1Gi, but is ${JSON.stringify(quantity.slice(0, 60))}.`;
  throw invalidFieldError("/serviceConfig/availableMemory", "value", problem);
}

/** 0 represents an unset field. */
function requireTimeout(seconds: number | undefined): void {
  if (seconds === undefined || (seconds >= 0 && seconds <= MAX_TIMEOUT_SECONDS)) return;
  const problem = `serviceConfig.timeoutSeconds must be from 1 to ${MAX_TIMEOUT_SECONDS}, but is ${seconds}.`;
  throw invalidFieldError("/serviceConfig/timeoutSeconds", "value", problem);
}

function requireOneSource(source: Source = {}): void {
  const kinds = Object.keys(source);
  const [, second] = kinds;
  if (second === undefined) return;
  const problem = `A function must have only one source, but has ${kinds.join(" and ")}.`;
  throw invalidFieldError(`/buildConfig/source/${second}`, "source", problem);
}
