import type { SeedingContext } from "@seamline/emulator-kit";
import { storeVersion } from "../function-resource/function-store.ts";
import type { DeployedVersion, FunctionSpec, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsFixtures, FunctionsTransaction } from "../functions-context.ts";
import { withField } from "../mapping/function-fields.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { mergedBindings } from "../policies/iam-policy.ts";
import { type PreparedArchive, prepareArchive, storeArchive } from "../source/archive-store.ts";
import { type UploadName, uploadId } from "../source/stored-source.ts";
import { type FunctionsSection, generationOfSeed, type SeedFunction } from "./functions-section.ts";

/** Stores the functions of a seed. Functions with files are stored as if they had been deployed once. */
export async function seedFunctions(
  transaction: FunctionsTransaction,
  { functions = [] }: FunctionsSection,
  { now }: SeedingContext<FunctionsFixtures>,
): Promise<void> {
  const time = new Date(now).toISOString();
  for (const seed of functions) {
    const { name, policy } = seed;
    const environment = generationOfSeed(seed);
    const deployed = await seedVersion(transaction, seed);
    const spec = deployed?.spec ?? specOfSeed(seed);
    const times = { createTime: time, updateTime: time };
    const stored: StoredFunction = { name, environment, state: "ACTIVE", stateMessages: [], spec, ...times };
    await transaction.put("functions", name, { ...stored, ...(deployed && { deployed }) });
    if (deployed) await storeVersion(transaction, name, deployed, time);
    if (policy) await seedPolicy(transaction, name, policy);
  }
}

async function seedVersion(
  transaction: FunctionsTransaction,
  seed: SeedFunction,
): Promise<DeployedVersion | undefined> {
  if (!seed.files) return undefined;
  // Load the ZIP library only for seeds with files.
  const { zipOfFiles } = await import("../source/zip-of-files.ts");
  const archive = await prepareArchive(zipOfFiles(seed.files));
  await seedSource(transaction, archive);
  return seededVersion(seed, archive, 1);
}

/** Returns the deployed version of a seed function. */
export function seededVersion(
  seed: SeedFunction,
  { archiveId }: PreparedArchive,
  versionId: number,
): DeployedVersion {
  const storageSource = seededObject(archiveId);
  const spec = withField(specOfSeed(seed), "buildConfig.source", { storageSource });
  return { versionId, spec, archiveId };
}

export function specOfSeed({ files: _, policy: __, ...input }: SeedFunction): FunctionSpec {
  return specFromV2(input, generationOfSeed(input));
}

export function seedPolicy(
  transaction: FunctionsTransaction,
  name: string,
  policy: NonNullable<SeedFunction["policy"]>,
): Promise<void> {
  const bindings = policy.bindings && { bindings: mergedBindings(policy.bindings) };
  return transaction.put("policies", name, { policy: { ...policy, ...bindings }, revision: 1 });
}

/** The bucket for archives of seed files. */
const SEED_BUCKET = "emulator-sources-seed";

function seededObject(archiveId: string): UploadName {
  return { bucket: SEED_BUCKET, object: `${archiveId}.zip` };
}

/** Stores a source archive as an upload, so that the function can be redeployed from it. */
export async function seedSource(transaction: FunctionsTransaction, archive: PreparedArchive): Promise<void> {
  const archiveId = await storeArchive(transaction, archive);
  const object = seededObject(archiveId);
  await transaction.put("uploads", uploadId(object), { ...object, generation: 1, archiveId });
}
