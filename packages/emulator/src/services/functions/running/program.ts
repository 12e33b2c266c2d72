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

/** How many digits of the digest the id of a program contains. */
const DIGEST_DIGITS = 16;

/** Reads the bytes of an archive, by its SHA-256 in hexadecimal digits. */
export type ReadArchive = (archiveId: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Makes the program of a deployed version. A function without an entry point uses its own id as the name of what its
 * code exports or registers; that name may contain hyphens.
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
 * Distinguishes programs of the same name and version: a function that is deleted and created again counts its versions
 * from 1 again.
 */
function digestOf(parts: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0, DIGEST_DIGITS);
}

/** The parts of a program's id that are readable. */
interface ProgramIdParts {
  /** The name of the function. */
  readonly function: string;
  readonly versionId: number;
}

const PROGRAM_ID = /^(?<name>.*)@(?<version>\d+)-[\da-f]+$/s;

/** @param digest the digest of everything that affects how the program runs, in hexadecimal digits */
function programId({ function: name, versionId }: ProgramIdParts, digest: string): string {
  return `${name}@${versionId}-${digest}`;
}

/** Splits the id of a program. @returns `undefined` if the program does not belong to a function */
export function programIdParts(id: string): ProgramIdParts | undefined {
  const { name, version } = PROGRAM_ID.exec(id)?.groups ?? {};
  return name === undefined ? undefined : { function: name, versionId: Number(version) };
}

/** What the code of a function learns about the function. */
interface ProgramIdentity {
  /** The last segment of the function's name. */
  readonly functionId: string;
  readonly versionId: number;
  readonly entryPoint: string;
  readonly signature: CodeSignature;
}

/**
 * The environment variables of a program: those of the function, and four that tell code and libraries which function
 * they belong to, and which callers cannot override. Variables for secrets are left out, since the emulator has no
 * secrets and an empty variable would be mistaken for a value.
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

/** Returns how a function is called: by HTTP requests, or by events in the form that its generation expects. */
function programSignature(environment: Generation, { eventTrigger }: FunctionSpec): CodeSignature {
  if (!eventTrigger) return "http";
  return environment === "GEN_1" ? "event" : "cloudevent";
}
