import fc from "fast-check";
import { expect, test } from "vitest";
import { createEmulator, type Emulator, type EmulatorSnapshotData } from "../../src/index.ts";
import { ask, zoneDomains } from "./support/ask.ts";

/** The modeled part of the state: sorted domains. */
interface State {
  readonly seed: readonly string[];
  readonly zones: readonly string[];
}

interface Model extends State {
  readonly kept: State | undefined;
}

interface Real {
  readonly emulator: Emulator;
  snapshot: EmulatorSnapshotData | undefined;
}

type Step = (real: Real, model: Model) => Promise<Model>;

const domain = fc.integer({ min: 1, max: 6 }).map((number) => `zone-${number}.example`);

const createZone = domain.map(
  (name): Step =>
    async ({ emulator }, model) => {
      const isNew = !model.zones.includes(name);
      const { status } = await ask(emulator.edge, "POST /dnszone", { Domain: name });
      expect(status).toBe(isNew ? 201 : 400);
      return isNew ? { ...model, zones: [...model.zones, name].sort() } : model;
    },
);

const reset = fc.constant<Step>(async ({ emulator }, model) => {
  await emulator.reset();
  return { ...model, zones: model.seed };
});

const seed = fc.uniqueArray(domain, { maxLength: 3 }).map(
  (names): Step =>
    async ({ emulator }, model) => {
      await emulator.seed({ edge: { zones: names.map((Domain) => ({ Domain })) } });
      const zones = [...names].sort();
      return { ...model, seed: zones, zones };
    },
);

const wrongSeed = fc.constant<Step>(async ({ emulator }, model) => {
  await expect(emulator.seed("edge: {zones: [{Domain: a.example}, 5]}")).rejects.toThrow("/edge/zones/1");
  return model;
});

const keep = fc.constant<Step>(async (real, { seed, zones }) => {
  real.snapshot = JSON.parse(JSON.stringify(await real.emulator.snapshot()));
  return { seed, zones, kept: { seed, zones } };
});

const restore = fc.constant<Step>(async ({ emulator, snapshot }, model) => {
  if (!snapshot || !model.kept) return model;
  await emulator.restore(snapshot);
  return { ...model.kept, kept: model.kept };
});

const steps = fc.array(fc.oneof(createZone, reset, seed, wrongSeed, keep, restore), { maxLength: 15 });

test("the state matches a list of domains after any sequence of changes, seeds, resets and restores", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const real: Real = { emulator: createEmulator(), snapshot: undefined };
      let model: Model = { seed: [], zones: [], kept: undefined };
      for (const step of taken) {
        model = await step(real, model);
        expect([...(await zoneDomains(real.emulator.edge))].sort()).toEqual(model.zones);
      }
      await real.emulator.close();
    }),
    { numRuns: 60 },
  );
});
