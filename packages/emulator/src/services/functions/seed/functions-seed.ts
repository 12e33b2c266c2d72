import type { SeedingContext } from "../../../framework/service.ts";
import { storeVersion } from "../function-resource/function-store.ts";
import type { DeployedVersion, FunctionSpec, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsTransaction, FunctionsWorld } from "../functions-context.ts";
import { withField } from "../mapping/function-fields.ts";
import { specFromV2 } from "../mapping/v2-spec.ts";
import { mergedBindings } from "../policies/iam-policy.ts";
import { prepareArchive, storeArchive } from "../source/archive-store.ts";
import { type UploadName, uploadId } from "../source/stored-source.ts";
import { zipOfFiles } from "../source/zip-of-files.ts";
import { type FunctionsSection, generationOfSeed, type SeedFunction } from "./functions-section.ts";

/** Puts the functions of a seed into the store, as if each had been deployed once. Those without files never were. */
export async function seedFunctions(
  transaction: FunctionsTransaction,
  { functions = [] }: FunctionsSection,
  { now }: SeedingContext<FunctionsWorld>,
): Promise<void> {
  const time = new Date(now).toISOString();
  for (const each of functions) {
    const { name } = each;
    const environment = generationOfSeed(each);
    const deployed = await seedVersion(transaction, each);
    const spec = deployed?.spec ?? specOfSeed(each);
    const times = { createTime: time, updateTime: time };
    const stored: StoredFunction = { name, environment, state: "ACTIVE", stateMessages: [], spec, ...times };
    await transaction.put("functions", name, { ...stored, ...(deployed && { deployed }) });
    if (deployed) await storeVersion(transaction, name, deployed, time);
    if (each.policy) await seedPolicy(transaction, name, each.policy);
  }
}

async function seedVersion(
  transaction: FunctionsTransaction,
  seed: SeedFunction,
): Promise<DeployedVersion | undefined> {
  if (!seed.files) return undefined;
  const { archiveId, storageSource } = await seedSource(transaction, seed.files);
  const spec = withField(specOfSeed(seed), "buildConfig.source", { storageSource });
  return { versionId: 1, spec, archiveId };
}

function specOfSeed({ files: _, policy: __, ...input }: SeedFunction): FunctionSpec {
  return specFromV2(input, generationOfSeed(input));
}

function seedPolicy(
  transaction: FunctionsTransaction,
  name: string,
  policy: NonNullable<SeedFunction["policy"]>,
): Promise<void> {
  const bindings = policy.bindings && { bindings: mergedBindings(policy.bindings) };
  return transaction.put("policies", name, { policy: { ...policy, ...bindings }, revision: 1 });
}

/** Archives that a seed made, and nobody uploaded. */
const SEED_BUCKET = "emulator-sources-seed";

/** A source archive, and the object that it is in storage. */
interface SeededSource {
  readonly archiveId: string;
  readonly storageSource: UploadName;
}

/** Makes a source archive of files, as if it had been uploaded: the function can be deployed again from there. */
async function seedSource(
  transaction: FunctionsTransaction,
  files: Readonly<Record<string, string>>,
): Promise<SeededSource> {
  const archiveId = await storeArchive(transaction, await prepareArchive(zipOfFiles(files)));
  const storageSource = { bucket: SEED_BUCKET, object: `${archiveId}.zip` };
  await transaction.put("uploads", uploadId(storageSource), { ...storageSource, generation: 1, archiveId });
  return { archiveId, storageSource };
}
