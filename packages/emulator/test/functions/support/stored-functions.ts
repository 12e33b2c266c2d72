import { createEmulator, type Emulator } from "../../../src/index.ts";
import type { StoredFunction } from "../../../src/services/functions/function-resource/stored-function.ts";
import type { FunctionsSection } from "../../../src/services/functions/seed/functions-section.ts";
import { type Outcome, sendTo } from "./send-to.ts";

/** An emulator with stored functions in states that are hard to reach with requests. */
export interface StoredFunctionsSetup {
  readonly emulator: Emulator;
  /** Sends a GET request to a path such as `/v1/projects/…`. */
  get(path: string, origin?: string): Promise<Pick<Outcome, "status" | "body">>;
  /** Replaces the stored functions. */
  store(functions: readonly StoredFunction[], versions?: readonly StoredFunction[]): Promise<void>;
}

/** @param section the `functions` section of the seed */
export async function openStoredFunctions(
  functions: readonly StoredFunction[],
  versions: readonly StoredFunction[] = [],
  section: FunctionsSection = {},
): Promise<StoredFunctionsSetup> {
  const emulator = createEmulator({
    clock: { mode: "manual", now: Date.UTC(2026, 2, 3, 9) },
    seed: { functions: section },
  });
  const setup: StoredFunctionsSetup = {
    emulator,
    async get(path, origin) {
      const { status, body } = await sendTo(emulator, `GET ${path}`, undefined, { origin });
      return { status, body };
    },
    store: (stored, earlier) => store(emulator, stored, earlier ?? []),
  };
  await setup.store(functions, versions);
  return setup;
}

/** @param versions functions whose deployed versions are stored as earlier versions */
async function store(
  emulator: Emulator,
  functions: readonly StoredFunction[],
  versions: readonly StoredFunction[],
): Promise<void> {
  const { seed, services } = (await emulator.snapshot()).toJSON();
  const storedVersions = versions.flatMap(({ name, deployed, updateTime }) =>
    deployed ? [{ ...deployed, name, updateTime }] : [],
  );
  const changed = {
    ...services.functions,
    collections: {
      ...services.functions?.collections,
      functions: Object.fromEntries(functions.map((each) => [each.name, each])),
      versions: Object.fromEntries(storedVersions.map((each) => [`${each.name}@${each.versionId}`, each])),
    },
  };
  await emulator.restore({ seed, services: { ...services, functions: changed } } as never);
}

/** Returns a function that runs as version 1. `more` overrides its members. */
export function storedFunction(name: string, more: Partial<StoredFunction> = {}): StoredFunction {
  const spec = more.spec ?? { buildConfig: { runtime: "nodejs24", entryPoint: "main" } };
  return {
    name,
    environment: "GEN_2",
    state: "ACTIVE",
    stateMessages: [],
    spec,
    deployed: { versionId: 1, spec, archiveId: "0".repeat(64) },
    createTime: "2026-03-03T09:00:00.000Z",
    updateTime: "2026-03-03T09:00:01.000Z",
    ...more,
  };
}
