import { withoutUndefined } from "../../../framework/handlers.ts";
import type { Function as FunctionV1 } from "../../../generated/functions-v1.types.gen.ts";
import type {
  BuildConfig,
  Function as FunctionV2,
  ServiceConfig,
} from "../../../generated/functions-v2.types.gen.ts";
import { functionUrl, parseFunctionName, revisionName } from "../function-names.ts";
import { withField } from "../mapping/function-fields.ts";
import { v1FunctionOf } from "../mapping/v1-conversion.ts";
import { DEFAULT_MEMORY, DEFAULT_TIMEOUT_SECONDS, type StoredFunction } from "./stored-function.ts";

/** A function as v1 shows it. @param origin scheme and authority that the caller used */
export function functionRepresentationV1(stored: StoredFunction, origin: string): FunctionV1 {
  return v1FunctionOf(functionRepresentationV2(stored, origin), stored.spec.v1Only);
}

/** A function as the v2 family shows it. @param origin scheme and authority that the caller used */
export function functionRepresentationV2(stored: StoredFunction, origin: string): FunctionV2 {
  const { name, environment, state, stateMessages, spec, createTime, updateTime } = stored;
  const { v1Only: _, buildConfig, serviceConfig: __, ...others } = spec;
  return withoutUndefined({
    name,
    ...others,
    environment,
    state,
    stateMessages: stateMessages.length > 0 ? [...stateMessages] : undefined,
    buildConfig: buildConfigRepresentation(buildConfig),
    serviceConfig: serviceConfigRepresentation(stored, origin),
    url: urlOf(stored, origin),
    createTime,
    updateTime,
  });
}

/** Without secrets: the token of a source, and the URL of an upload, which lets whoever has it upload (reference facts, "Upload/download"). */
function buildConfigRepresentation(buildConfig: BuildConfig | undefined): BuildConfig | undefined {
  if (!buildConfig) return undefined;
  const { sourceToken: _, ...shown } = buildConfig;
  return withField(shown, "source.storageSource.sourceUploadUrl", undefined);
}

/**
 * With the limits that hold where the function gives none, since the emulator keeps to them. Other fields that nobody
 * has set are left out: no facts say what they are.
 */
function serviceConfigRepresentation(stored: StoredFunction, origin: string): ServiceConfig {
  const { name, environment, spec, deployed } = stored;
  const { project, location, id } = parseFunctionName(name) ?? { project: "", location: "", id: "" };
  const { timeoutSeconds, availableMemory, ...others } = spec.serviceConfig ?? {};
  return withoutUndefined({
    ...others,
    timeoutSeconds: timeoutSeconds || DEFAULT_TIMEOUT_SECONDS,
    availableMemory: availableMemory || DEFAULT_MEMORY,
    service:
      deployed && environment === "GEN_2"
        ? `projects/${project}/locations/${location}/services/${id}`
        : undefined,
    uri: urlOf(stored, origin),
    revision: deployed && revisionName(id, deployed.versionId),
  });
}

/** A function has an address once something runs there, unless events run it. */
function urlOf({ name, spec, deployed }: StoredFunction, origin: string): string | undefined {
  return deployed && !spec.eventTrigger ? functionUrl(name, origin) : undefined;
}
