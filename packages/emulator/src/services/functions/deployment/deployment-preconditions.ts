import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { ApiVersion } from "../api-versions.ts";
import type { FunctionSpec, Generation, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsFixtures } from "../functions-context.ts";
import { requireRuntime } from "../runtimes.ts";

/** A function to deploy, and the API version that determines the field names in errors. */
interface DeployableFunction {
  readonly spec: FunctionSpec;
  readonly environment: Generation;
  readonly version: ApiVersion;
}

/** JSON pointers to fields of the body in each version. */
const POINTERS = {
  runtime: { v1: "/runtime", v2: "/buildConfig/runtime" },
  source: { v1: "/sourceUploadUrl", v2: "/buildConfig/source" },
  eventType: { v1: "/eventTrigger/eventType", v2: "/eventTrigger/eventType" },
  minInstances: { v1: "/minInstances", v2: "/serviceConfig/minInstanceCount" },
  maxInstances: { v1: "/maxInstances", v2: "/serviceConfig/maxInstanceCount" },
} as const;

/**
 * Checks that a function's settings allow a deployment.
 *
 * @throws ServiceError 400
 */
export function requireDeployable(
  { spec, environment, version }: DeployableFunction,
  fixtures: FunctionsFixtures,
): void {
  const pointerTo = (field: keyof typeof POINTERS): string => POINTERS[field][version === "v1" ? "v1" : "v2"];
  requireRuntime(fixtures, spec.buildConfig?.runtime || undefined, environment, pointerTo("runtime"));
  requireSource(spec, pointerTo("source"));
  requireEventType(spec, pointerTo("eventType"));
  requireInstances(spec, pointerTo("minInstances"), pointerTo("maxInstances"));
}

function requireSource({ buildConfig }: FunctionSpec, pointer: string): void {
  const { storageSource, repoSource, gitUri } = buildConfig?.source ?? {};
  if (storageSource || repoSource || gitUri) return;
  const problem = "A function must have a source. Call generateUploadUrl to get a URL for uploading it.";
  throw invalidFieldError(pointer, "required", problem);
}

/** A trigger with a topic can omit the type, because all events of a topic have the same type. */
function requireEventType({ eventTrigger }: FunctionSpec, pointer: string): void {
  if (!eventTrigger || eventTrigger.eventType || eventTrigger.pubsubTopic) return;
  throw invalidFieldError(pointer, "required", "An eventTrigger must have an eventType.");
}

/** A maximum of 0 disables the limit. */
function requireInstances(
  { serviceConfig = {} }: FunctionSpec,
  minPointer: string,
  maxPointer: string,
): void {
  const { minInstanceCount: min = 0, maxInstanceCount: max = 0 } = serviceConfig;
  if (max < 0)
    throw invalidFieldError(
      maxPointer,
      "range",
      `The maximum number of instances must not be negative, but is ${max}.`,
    );
  if (min < 0)
    throw invalidFieldError(
      minPointer,
      "range",
      `The minimum number of instances must not be negative, but is ${min}.`,
    );
  if (max > 0 && min > max)
    throw invalidFieldError(
      minPointer,
      "range",
      `The minimum number of instances (${min}) must not exceed the maximum (${max}).`,
    );
}

/** Descriptions of busy states, for messages. */
const BUSY_STATES: Readonly<Record<string, string>> = {
  DEPLOYING: "is being deployed",
  DELETING: "is being deleted",
};

/**
 * Checks that no long-running operation on a function is in progress.
 *
 * @throws ServiceError 409 ABORTED
 */
export function requireIdle({ name, state }: StoredFunction): void {
  const description = BUSY_STATES[state];
  if (description === undefined) return;
  throw new ServiceError(409, `${name} ${description}. Wait until that operation is done.`, {
    reason: "ABORTED",
    field: name,
  });
}
