import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Program } from "../../../service/code-runner.ts";
import { DEFAULT_MEMORY_BYTES, DEFAULT_TIMEOUT_SECONDS } from "../functions/function-defaults.ts";
import type { DeployedVersion, StoredFunction } from "../functions/stored-function.ts";
import { parseFunctionName } from "../names/function-name.ts";
import { memoryBytes } from "./memory-bytes.ts";
import { programEnvironment } from "./program-environment.ts";
import { programId } from "./program-id.ts";
import { programSignature } from "./program-signature.ts";

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
