import { invalidFieldError, ServiceError } from "@seamline/emulator-kit";
import type { ApiVersion } from "../api-versions.ts";
import type { FunctionSpec, Generation, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsFixtures } from "../functions-context.ts";
import { requireRuntime } from "../runtimes.ts";

/** A function to deploy, and the API version by which errors name its fields. */
interface DeployableFunction {
  readonly spec: FunctionSpec;
  readonly environment: Generation;
  readonly version: ApiVersion;
}

/** JSON pointers to fields of a body, by version. */
const POINTERS = {
  runtime: { v1: "/runtime", v2: "/buildConfig/runtime" },
  source: { v1: "/sourceUploadUrl", v2: "/buildConfig/source" },
  eventType: { v1: "/eventTrigger/eventType", v2: "/eventTrigger/eventType" },
  minInstances: { v1: "/minInstances", v2: "/serviceConfig/minInstanceCount" },
  maxInstances: { v1: "/maxInstances", v2: "/serviceConfig/maxInstanceCount" },
} as const;

/**
 * Requires a function to have everything that its deployment needs.
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
  const problem = "A function must say where its source is: generateUploadUrl gives a place to upload it to.";
  throw invalidFieldError(pointer, "required", problem);
}

/** All events of a topic have the same type, so that a trigger with a topic may omit it. */
function requireEventType({ eventTrigger }: FunctionSpec, pointer: string): void {
  if (!eventTrigger || eventTrigger.eventType || eventTrigger.pubsubTopic) return;
  throw invalidFieldError(pointer, "required", "An eventTrigger must have the eventType of its events.");
}

/** A maximum of 0 stands for none. */
function requireInstances(
  { serviceConfig = {} }: FunctionSpec,
  minPointer: string,
  maxPointer: string,
): void {
  const { minInstanceCount: min = 0, maxInstanceCount: max = 0 } = serviceConfig;
  if (max < 0) throw invalidFieldError(maxPointer, "range", `There cannot be ${max} instances at most.`);
  if (min < 0) throw invalidFieldError(minPointer, "range", `There cannot be ${min} instances at least.`);
  if (max > 0 && min > max)
    throw invalidFieldError(
      minPointer,
      "range",
      `There cannot be ${min} instances at least and ${max} at most.`,
    );
}

/** How an error describes a state in which an operation is running. */
const BUSY_STATES: Readonly<Record<string, string>> = {
  DEPLOYING: "is being deployed",
  DELETING: "is being deleted",
};

/**
 * Requires that no operation on a function is running.
 *
 * @throws ServiceError 409 ABORTED
 */
export function requireIdle({ name, state }: StoredFunction): void {
  const description = BUSY_STATES[state];
  if (description === undefined) return;
  throw new ServiceError(409, `${name} ${description}. Wait for the end of that operation.`, {
    reason: "ABORTED",
    field: name,
  });
}
