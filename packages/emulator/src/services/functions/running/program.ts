import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CodeSignature, Program } from "@seamline/function-runner/code-runner";
import type { ServiceConfigInput } from "../../../generated/functions-v2.types.gen.ts";
import { parseFunctionName, revisionName } from "../function-names.ts";
import {
  DEFAULT_MEMORY_BYTES,
  DEFAULT_TIMEOUT_SECONDS,
  type DeployedVersion,
  type FunctionSpec,
  type Generation,
  memoryBytes,
  type StoredFunction,
} from "../function-resource/stored-function.ts";

/** Length of the digest in a program id. */
const DIGEST_DIGITS = 16;

/** Reads the archive with the given SHA-256, in hexadecimal digits. */
export type ReadArchive = (archiveId: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Creates the program of a deployed version. Without an entry point, the code must export or register the id of the
 * function, which can contain hyphens.
 *
 * @param readArchive called if the runner has not unpacked the archive yet
 */
export function programOf(
  { name, environment }: Pick<StoredFunction, "name" | "environment">,
  { versionId, spec, archiveId }: DeployedVersion,
  readArchive: ReadArchive,
): Program {
  const { buildConfig, serviceConfig } = spec;
  const functionId = parseFunctionName(name)?.id ?? name;
  const entryPoint = buildConfig?.entryPoint || functionId;
  const signature = programSignature(environment, spec);
  const parts = {
    runtime: buildConfig?.runtime ?? "",
    archiveId,
    entryPoint,
    signature,
    memoryBytes: memoryBytes(serviceConfig?.availableMemory ?? "") ?? DEFAULT_MEMORY_BYTES,
    timeoutMs: (serviceConfig?.timeoutSeconds || DEFAULT_TIMEOUT_SECONDS) * 1000,
    environment: programEnvironment(serviceConfig, { functionId, versionId, entryPoint, signature }),
  };
  const id = programId({ function: name, versionId }, digestOf(parts));
  return { id, ...parts, archive: () => readArchive(archiveId) };
}

/**
 * Returns a digest that distinguishes programs with the same name and version. If a function is deleted and created
 * again, its versions start at 1 again.
 */
function digestOf(parts: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0, DIGEST_DIGITS);
}

interface ProgramIdParts {
  /** Name of the function. */
  readonly function: string;
  readonly versionId: number;
}

const PROGRAM_ID = /^(?<name>.*)@(?<version>\d+)-[\da-f]+$/s;

/** @param digest a digest of all settings that affect the program, in hexadecimal digits */
function programId({ function: name, versionId }: ProgramIdParts, digest: string): string {
  return `${name}@${versionId}-${digest}`;
}

/** Splits a program id. @returns `undefined` if the program does not belong to a function */
export function programIdParts(id: string): ProgramIdParts | undefined {
  const { name, version } = PROGRAM_ID.exec(id)?.groups ?? {};
  return name === undefined ? undefined : { function: name, versionId: Number(version) };
}

/** Information about a function that its code can read. */
interface ProgramIdentity {
  /** The last segment of the function's name. */
  readonly functionId: string;
  readonly versionId: number;
  readonly entryPoint: string;
  readonly signature: CodeSignature;
}

/**
 * Returns the environment variables of a program: the function's variables, and four that describe the function to its
 * code and libraries. Clients cannot override these four. Secret variables are omitted, because the emulator has no
 * secrets, and the code would use an empty variable as the secret.
 */
function programEnvironment(
  serviceConfig: ServiceConfigInput | undefined,
  { functionId, versionId, entryPoint, signature }: ProgramIdentity,
): Readonly<Record<string, string>> {
  return {
    ...serviceConfig?.environmentVariables,
    K_SERVICE: functionId,
    K_REVISION: revisionName(functionId, versionId),
    FUNCTION_TARGET: entryPoint,
    FUNCTION_SIGNATURE_TYPE: signature,
  };
}

/** Returns a function's signature type: HTTP, or the event format of its generation. */
function programSignature(environment: Generation, { eventTrigger }: FunctionSpec): CodeSignature {
  if (!eventTrigger) return "http";
  return environment === "GEN_1" ? "event" : "cloudevent";
}
