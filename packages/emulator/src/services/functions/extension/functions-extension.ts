import { type SeedExtension, SeedExtensionError, ServiceError } from "@seamline/emulator-kit";
import { deploymentFailure } from "../deployment/deploy-function.ts";
import { requireIdle } from "../deployment/deployment-preconditions.ts";
import { replaceVersion } from "../deployment/settle-function.ts";
import type { DeployedVersion, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import { programOf } from "../running/program.ts";
import { runnerFor } from "../running/run-function.ts";
import { type FunctionsSection, generationOfSeed, type SeedFunction } from "../seed/functions-section.ts";
import { seededVersion, seedPolicy, seedSource } from "../seed/functions-seed.ts";
import { type PreparedArchive, prepareArchive } from "../source/archive-store.ts";
import { functionFlag } from "./function-flag.ts";

/** Adds functions to a seed. Each function is deployed immediately, so that errors in its code are reported early. */
export const functionsExtension: SeedExtension<FunctionsSection, FunctionsContext> = {
  merge: (section, { functions: added = [], ...others }) => {
    const [other] = Object.keys(others);
    if (other !== undefined)
      throw new SeedExtensionError(
        `A functions extension must contain only functions, but contains ${other}.`,
      );
    const names = new Set(added.map(({ name }) => name));
    const kept = (section.functions ?? []).filter(({ name }) => !names.has(name));
    return { ...section, functions: [...kept, ...added] };
  },
  apply: async ({ functions = [] }, context, signal) => {
    for (const each of functions) await deploySeedFunction(context, each, signal);
  },
  flag: functionFlag,
};

/**
 * Deploys a function from files into the current state, unless the same code is already deployed. The previous version
 * serves requests until the deployment succeeds.
 *
 * @throws SeedExtensionError if the code has a problem
 */
async function deploySeedFunction(
  context: FunctionsContext,
  seed: SeedFunction,
  signal: AbortSignal,
): Promise<void> {
  const { zipOfFiles } = await import("../source/zip-of-files.ts");
  const archive = await prepareArchive(zipOfFiles(seed.files ?? {}));
  const before = await context.state.read((reader) => reader.get("functions", seed.name));
  const version = seededVersion(seed, archive, (before?.deployed?.versionId ?? 0) + 1);
  if (before?.deployed && isSameCode(before.deployed, version)) return;
  try {
    await startVersion(context, seed, version, signal);
    await context.state.change((transaction) =>
      storeFunction(transaction, seed, { version, archive, now: context.clock.now() }),
    );
  } catch (error) {
    signal.throwIfAborted();
    throw new SeedExtensionError(`${seed.name}: ${messageOf(error)}`, { cause: error });
  }
}

function isSameCode(one: DeployedVersion, other: DeployedVersion): boolean {
  return one.archiveId === other.archiveId && JSON.stringify(one.spec) === JSON.stringify(other.spec);
}

/** Starts a version that is not yet in the store. Does nothing if the emulator has no runner. */
async function startVersion(
  { attached: runner }: FunctionsContext,
  seed: SeedFunction,
  version: DeployedVersion,
  signal: AbortSignal,
): Promise<void> {
  if (!runner) return;
  const stored = { name: seed.name, environment: generationOfSeed(seed) };
  const { zipOfFiles } = await import("../source/zip-of-files.ts");
  const bytes = zipOfFiles(seed.files ?? {}) as Uint8Array<ArrayBuffer>;
  const program = programOf(stored, version, async () => bytes);
  await runnerFor(runner, program.runtime).deploy(program, async () => {}, signal);
}

interface StartedVersion {
  readonly version: DeployedVersion;
  readonly archive: PreparedArchive;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** @throws ServiceError if a long-running operation on the function is in progress */
async function storeFunction(
  transaction: FunctionsTransaction,
  seed: SeedFunction,
  { version, archive, now }: StartedVersion,
): Promise<void> {
  const before = await transaction.get("functions", seed.name);
  if (before) requireIdle(before);
  const updateTime = new Date(now).toISOString();
  const stored: StoredFunction = {
    name: seed.name,
    environment: generationOfSeed(seed),
    state: "ACTIVE",
    stateMessages: [],
    spec: version.spec,
    deployed: version,
    createTime: before?.createTime ?? updateTime,
    updateTime,
  };
  await seedSource(transaction, archive);
  await transaction.put("functions", seed.name, stored);
  await replaceVersion(transaction, before, stored, updateTime);
  if (seed.policy) await seedPolicy(transaction, seed.name, seed.policy);
}

function messageOf(error: unknown): string {
  return error instanceof ServiceError ? error.message : deploymentFailure(error).message;
}
