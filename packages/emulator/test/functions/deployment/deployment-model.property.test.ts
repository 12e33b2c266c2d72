import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openWorkshop, PLACE, type Workshop } from "../support/workshop.ts";
import { FunctionModel } from "./support/function-model.ts";
import { type Fate, ObedientRunner } from "./support/obedient-runner.ts";

const OPERATION_MS = 1_000;

interface World {
  readonly workshop: Workshop;
  readonly runner: ObedientRunner;
  readonly model: FunctionModel;
  readonly source: object;
  /** Operations that are done, as they were seen first. */
  readonly ended: Map<string, string>;
}

type Step = (world: World) => Promise<void>;

/** Each differs from every other, so that an update with it deploys. */
let marks = 0;

function serviceConfig(fate: Fate): object {
  marks += 1;
  return { environmentVariables: { FATE: fate, MARK: `${marks}` } };
}

const create =
  (id: string, fate: Fate): Step =>
  async ({ workshop, model, source }) => {
    const body = { buildConfig: { runtime: "nodejs24", source }, serviceConfig: serviceConfig(fate) };
    const answer = await workshop.send(`POST /v2/${PLACE}/functions?functionId=${id}`, body);
    expect(answer.status).toBe(200);
    model.create(id, answer.body.name, fate);
  };

const refusalOf = (model: FunctionModel, id: string): number | undefined => {
  const state = model.functions.get(id)?.state;
  if (state === undefined) return 404;
  return state === "DEPLOYING" || state === "DELETING" ? 409 : undefined;
};

const update =
  (id: string, fate: Fate | undefined): Step =>
  async ({ workshop, model }) => {
    marks += 1;
    const body = fate ? { serviceConfig: serviceConfig(fate) } : { labels: { mark: `${marks}` } };
    const answer = await workshop.send(`PATCH /v2/${PLACE}/functions/${id}`, body);
    const refused = refusalOf(model, id);
    expect(answer.status).toBe(refused ?? 200);
    if (refused === undefined) model.update(id, answer.body.name, fate);
  };

const remove =
  (id: string): Step =>
  async ({ workshop, model }) => {
    const answer = await workshop.send(`DELETE /v2/${PLACE}/functions/${id}`);
    const refused = refusalOf(model, id);
    expect(answer.status).toBe(refused ?? 200);
    if (refused === undefined) model.delete(id, answer.body.name);
  };

/** Moves of the clock wait for deployments: none may be held then. */
const advance =
  (ms: number, fate: "well" | "badly"): Step =>
  async ({ workshop, runner, model }) => {
    for (const held of runner.held) held.settle(fate);
    model.settle(fate);
    await workshop.emulator.clock.advance(ms);
    model.advance(ms);
  };

/** Everything that is planned or under way is taken off, and put there again. */
const again: Step = async ({ workshop }) => {
  const { emulator } = workshop;
  await emulator.restore(await emulator.snapshot());
};

const ids = fc.constantFrom("alpha", "beta");
const fates = fc.constantFrom<Fate>("well", "well", "badly", "hold");
const ends = fc.constantFrom<"well" | "badly">("well", "badly");

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(ids, fates).map(([id, fate]) => create(id, fate)) },
  {
    weight: 4,
    arbitrary: fc.tuple(ids, fc.option(fates, { nil: undefined })).map(([id, fate]) => update(id, fate)),
  },
  { weight: 1, arbitrary: ids.map(remove) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(1, 400, OPERATION_MS), ends).map(([ms, fate]) => advance(ms, fate)),
  },
  { weight: 1, arbitrary: fc.constant(again) },
);

async function expectFunctions({ workshop, model }: World): Promise<void> {
  for (const id of ["alpha", "beta"]) {
    const { status, body } = await workshop.getFunction(id);
    const modelled = model.functions.get(id);
    expect(status).toBe(modelled ? 200 : 404);
    if (!modelled) continue;
    expect(body.state).toBe(modelled.state);
    const revision = `${id}-${`${modelled.versionId}`.padStart(5, "0")}-emu`;
    expect(body.serviceConfig.revision).toBe(modelled.versionId === 0 ? undefined : revision);
  }
}

async function expectOperations({ workshop, model, ended }: World): Promise<void> {
  const { body } = await workshop.send(`GET /v2/${PLACE}/operations`);
  const shown = body.operations ?? [];
  expect(shown.map(({ name }: { name: string }) => name)).toEqual([...model.operations.keys()]);
  for (const operation of shown) {
    const { state, code } = model.operations.get(operation.name) ?? {};
    expect(operation.done).toBe(state !== "running");
    expect("response" in operation).toBe(state === "done");
    expect(operation.error?.code).toBe(state === "failed" ? code : undefined);
    expect("endTime" in operation.metadata).toBe(operation.done);
    if (!operation.done) continue;
    const first = ended.get(operation.name) ?? JSON.stringify(operation);
    expect(JSON.stringify(operation)).toBe(first);
    ended.set(operation.name, first);
  }
}

async function openWorld(): Promise<World> {
  const runner = new ObedientRunner();
  const workshop = openWorkshop({ operationMs: OPERATION_MS, runner: runner.factory });
  const source = await workshop.uploadV2();
  return { workshop, runner, model: new FunctionModel(OPERATION_MS), source, ended: new Map() };
}

describe("functions, whatever is done to them", () => {
  it("are deployed one at a time, each operation ends once, and versions count up", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (taken) => {
        const world = await openWorld();
        for (const step of taken) {
          await step(world);
          await world.runner.holding(world.model.holding);
          await expectFunctions(world);
          await expectOperations(world);
        }
        await advance(OPERATION_MS, "well")(world);
        await expectOperations(world);
        expect(world.runner.doubled).toEqual([]);
        // What runs is the version that is deployed, of each function that has one.
        const deployed = [...world.model.functions].filter(([, { versionId }]) => versionId > 0);
        expect(world.runner.running.size).toBeLessThanOrEqual(deployed.length);
      }),
      { numRuns: 60 },
    );
  });
});
