import { invalidFieldError, ServiceError } from "../../../framework/service-error.ts";
import type { ApiVersion } from "../api-versions.ts";
import type { FunctionSpec, Generation, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsWorld } from "../functions-context.ts";
import { requireRuntime } from "../runtimes.ts";

/** A function that is to be deployed, and the version of the interface that its fields are named after. */
interface DeployableFunction {
  readonly spec: FunctionSpec;
  readonly environment: Generation;
  readonly version: ApiVersion;
}

/** JSON pointers to fields of a body. */
const POINTERS = {
  runtime: { v1: "/runtime", v2: "/buildConfig/runtime" },
  source: { v1: "/sourceUploadUrl", v2: "/buildConfig/source" },
  eventType: { v1: "/eventTrigger/eventType", v2: "/eventTrigger/eventType" },
  least: { v1: "/minInstances", v2: "/serviceConfig/minInstanceCount" },
  most: { v1: "/maxInstances", v2: "/serviceConfig/maxInstanceCount" },
} as const;

/**
 * Sees that a function says everything that deploying it takes.
 *
 * @throws Refusal 400
 */
export function requireDeployable(
  { spec, environment, version }: DeployableFunction,
  world: FunctionsWorld,
): void {
  const at = (field: keyof typeof POINTERS): string => POINTERS[field][version === "v1" ? "v1" : "v2"];
  requireRuntime(world, spec.buildConfig?.runtime || undefined, environment, at("runtime"));
  requireSource(spec, at("source"));
  requireEventType(spec, at("eventType"));
  requireInstances(spec, at("least"), at("most"));
}

function requireSource({ buildConfig }: FunctionSpec, pointer: string): void {
  const { storageSource, repoSource, gitUri } = buildConfig?.source ?? {};
  if (storageSource || repoSource || gitUri) return;
  const problem = "A function must say where its source is: generateUploadUrl gives a place to upload it to.";
  throw invalidFieldError(pointer, "required", problem);
}

/** Events of a topic have one type, which need not be said. */
function requireEventType({ eventTrigger }: FunctionSpec, pointer: string): void {
  if (!eventTrigger || eventTrigger.eventType || eventTrigger.pubsubTopic) return;
  throw invalidFieldError(pointer, "required", "An eventTrigger must have the eventType of its events.");
}

function requireInstances({ serviceConfig = {} }: FunctionSpec, toLeast: string, toMost: string): void {
  const { minInstanceCount: least = 0, maxInstanceCount: most = 0 } = serviceConfig;
  if (most < 0) throw invalidFieldError(toMost, "range", `There cannot be ${most} instances at most.`);
  if (least < 0) throw invalidFieldError(toLeast, "range", `There cannot be ${least} instances at least.`);
  if (most > 0 && least > most)
    throw invalidFieldError(
      toLeast,
      "range",
      `There cannot be ${least} instances at least and ${most} at most.`,
    );
}

const BUSY_STATES: Readonly<Record<string, string>> = {
  DEPLOYING: "is being deployed",
  DELETING: "is being deleted",
};

/**
 * Sees that no operation on a function is under way.
 *
 * @throws Refusal 409 ABORTED
 */
export function requireIdle({ name, state }: StoredFunction): void {
  const what = BUSY_STATES[state];
  if (what === undefined) return;
  throw new ServiceError(409, `${name} ${what}. Wait for the end of that operation.`, {
    reason: "ABORTED",
    field: name,
  });
}
