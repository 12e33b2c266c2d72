import { withoutUndefined } from "@seamline/emulator-kit";
import type { CloudFunction } from "../../../generated/functions-v1.types.gen.ts";
import type { BuildConfig, ServiceConfig, UserFunction } from "../../../generated/functions-v2.types.gen.ts";
import { functionUrl, parseFunctionName, revisionName } from "../function-names.ts";
import { withField } from "../mapping/function-fields.ts";
import { v1FieldsOf } from "../mapping/v1-conversion.ts";
import { DEFAULT_MEMORY, DEFAULT_TIMEOUT_SECONDS, type StoredFunction } from "./stored-function.ts";

/**
 * Returns a function's v1 representation. It is converted from the v2 representation, which contains no secrets.
 *
 * @param origin the scheme and authority that the caller used
 */
export function functionRepresentationV1(stored: StoredFunction, origin: string): CloudFunction {
  const { name } = stored;
  return { ...v1FieldsOf(functionRepresentationV2(stored, origin), stored.spec.v1Only), name };
}

/**
 * Returns a function's v2 representation.
 *
 * @param origin the scheme and authority that the caller used
 */
export function functionRepresentationV2(stored: StoredFunction, origin: string): UserFunction {
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

/**
 * Removes secrets: the source token, and the upload URL, because anyone who has it can upload (reference facts,
 * "Upload/download").
 */
function buildConfigRepresentation(buildConfig: BuildConfig | undefined): BuildConfig | undefined {
  if (!buildConfig) return undefined;
  const { sourceToken: _, ...visible } = buildConfig;
  return withField(visible, "source.storageSource.sourceUploadUrl", undefined);
}

/**
 * Adds the default limits, because the emulator enforces them. Other unset fields are omitted, because the reference
 * facts state no defaults for them.
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

/** A function without an event trigger has a URL once a deployment has succeeded. */
function urlOf({ name, spec, deployed }: StoredFunction, origin: string): string | undefined {
  return deployed && !spec.eventTrigger ? functionUrl(name, origin) : undefined;
}
