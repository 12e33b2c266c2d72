import type { PlantingContext } from "../../../service/service.ts";
import { keepVersion } from "../deployment/keep-version.ts";
import type { DeployedVersion, FunctionSpec, StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsTransaction, FunctionsWorld } from "../functions-context.ts";
import { withField } from "../mapping/field-path.ts";
import { specOfV2 } from "../mapping/spec-of-v2.ts";
import { unitedBindings } from "../policies/united-bindings.ts";
import type { FunctionsSection, SeedFunction } from "./functions-section.ts";
import { plantSource } from "./plant-source.ts";
import { seedGeneration } from "./seed-generation.ts";

/** Puts the functions of a seed into the store, as if each had been deployed once. Those without files never were. */
export async function plantFunctions(
  transaction: FunctionsTransaction,
  { functions = [] }: FunctionsSection,
  { now }: PlantingContext<FunctionsWorld>,
): Promise<void> {
  const time = new Date(now).toISOString();
  for (const each of functions) {
    const { name } = each;
    const environment = seedGeneration(each);
    const deployed = await plantVersion(transaction, each);
    const spec = deployed?.spec ?? specOf(each);
    const times = { createTime: time, updateTime: time };
    const stored: StoredFunction = { name, environment, state: "ACTIVE", stateMessages: [], spec, ...times };
    await transaction.put("functions", name, { ...stored, ...(deployed && { deployed }) });
    if (deployed) await keepVersion(transaction, name, deployed, time);
    if (each.policy) await plantPolicy(transaction, name, each.policy);
  }
}

async function plantVersion(
  transaction: FunctionsTransaction,
  seed: SeedFunction,
): Promise<DeployedVersion | undefined> {
  if (!seed.files) return undefined;
  const { archiveId, storageSource } = await plantSource(transaction, seed.files);
  const spec = withField(specOf(seed), "buildConfig.source", { storageSource });
  return { versionId: 1, spec, archiveId };
}

function specOf({ files: _, policy: __, ...input }: SeedFunction): FunctionSpec {
  return specOfV2(input, seedGeneration(input));
}

function plantPolicy(
  transaction: FunctionsTransaction,
  name: string,
  policy: NonNullable<SeedFunction["policy"]>,
): Promise<void> {
  const bindings = policy.bindings && { bindings: unitedBindings(policy.bindings) };
  return transaction.put("policies", name, { policy: { ...policy, ...bindings }, revision: 1 });
}
