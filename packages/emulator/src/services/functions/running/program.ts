import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { CodeSignature, Program } from "../../../framework/code-runner.ts";
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

/** Digits of the digest that an id shows. */
const DIGEST_DIGITS = 16;

/** Gives the bytes of an archive, by its SHA-256 in hexadecimal digits. */
export type ReadArchive = (archiveId: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The program that a version of a function is. A function that names no entry point has one of its own id: what is
 * exported or registered by that name, which may have hyphens.
 *
 * @param read is asked where the runner has not unpacked the archive yet
 */
export function programOf(
  { name, environment }: Pick<StoredFunction, "name" | "environment">,
  { versionId, spec, archiveId }: DeployedVersion,
  read: ReadArchive,
): Program {
  const { buildConfig, serviceConfig } = spec;
  const functionId = parseFunctionName(name)?.id ?? name;
  const entryPoint = buildConfig?.entryPoint || functionId;
  const signature = programSignature(environment, spec);
  const parts = {
    archiveId,
    entryPoint,
    signature,
    memoryBytes: memoryBytes(serviceConfig?.availableMemory ?? "") ?? DEFAULT_MEMORY_BYTES,
    timeoutMs: (serviceConfig?.timeoutSeconds || DEFAULT_TIMEOUT_SECONDS) * 1000,
    environment: programEnvironment(serviceConfig, { functionId, versionId, entryPoint, signature }),
  };
  const id = programId({ function: name, versionId }, digestOf(parts));
  return { id, ...parts, archive: () => read(archiveId) };
}

/** A function that is deleted and made anew counts its versions from 1 again: what they are must tell them apart. */
function digestOf(parts: object): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0, DIGEST_DIGITS);
}

/** What the id of a program tells of it. */
interface ProgramIdParts {
  /** Name of the function. */
  readonly function: string;
  readonly versionId: number;
}

const PROGRAM_ID = /^(?<name>.*)@(?<version>\d+)-[\da-f]+$/s;

/** @param digest of everything that makes a difference to how it runs, in hexadecimal digits */
function programId({ function: name, versionId }: ProgramIdParts, digest: string): string {
  return `${name}@${versionId}-${digest}`;
}

/** `undefined` for the id of a program that is no function's. */
export function programIdParts(id: string): ProgramIdParts | undefined {
  const { name, version } = PROGRAM_ID.exec(id)?.groups ?? {};
  return name === undefined ? undefined : { function: name, versionId: Number(version) };
}

/** What of a function its own code is told. */
interface ProgramIdentity {
  /** The last segment of its name. */
  readonly functionId: string;
  readonly versionId: number;
  readonly entryPoint: string;
  readonly signature: CodeSignature;
}

/**
 * Variables that code sees: those of the function, and the four that code and its libraries ask for to learn what they
 * are part of, which nobody else may set. Variables that stand for secrets are left out: the emulator has no secrets,
 * and an empty one would pass for a value.
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

/** How a function is called: by requests, or by events as its generation takes them. */
function programSignature(environment: Generation, { eventTrigger }: FunctionSpec): CodeSignature {
  if (!eventTrigger) return "http";
  return environment === "GEN_1" ? "event" : "cloudevent";
}
