import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeploymentSetup, openDeployments, PLACE } from "../support/open-deployments.ts";
import { FunctionModel } from "./support/function-model.ts";
import { type DeploymentEnd, ScriptedRunner } from "./support/scripted-runner.ts";

const LONG_RUNNING_MS = 1_000;

interface World {
  readonly setup: DeploymentSetup;
  readonly runner: ScriptedRunner;
  readonly model: FunctionModel;
  readonly source: object;
  /** First representation of each finished operation. */
  readonly ended: Map<string, string>;
}

type Step = (world: World) => Promise<void>;

/** A counter that makes each service config different, so that every update causes a deployment. */
let marks = 0;

function serviceConfig(end: DeploymentEnd): object {
  marks += 1;
  return { environmentVariables: { END: end, MARK: `${marks}` } };
}

const create =
  (id: string, end: DeploymentEnd): Step =>
  async ({ setup, model, source }) => {
    const body = { buildConfig: { runtime: "nodejs24", source }, serviceConfig: serviceConfig(end) };
    const response = await setup.send(`POST /v2/${PLACE}/functions?functionId=${id}`, body);
    expect(response.status).toBe(200);
    model.create(id, response.body.name, end);
  };

const errorStatusOf = (model: FunctionModel, id: string): number | undefined => {
  const state = model.functions.get(id)?.state;
  if (state === undefined) return 404;
  return state === "DEPLOYING" || state === "DELETING" ? 409 : undefined;
};

const update =
  (id: string, end: DeploymentEnd | undefined): Step =>
  async ({ setup, model }) => {
    marks += 1;
    const body = end ? { serviceConfig: serviceConfig(end) } : { labels: { mark: `${marks}` } };
    const response = await setup.send(`PATCH /v2/${PLACE}/functions/${id}`, body);
    const errorStatus = errorStatusOf(model, id);
    expect(response.status).toBe(errorStatus ?? 200);
    if (errorStatus === undefined) model.update(id, response.body.name, end);
  };

const remove =
  (id: string): Step =>
  async ({ setup, model }) => {
    const response = await setup.send(`DELETE /v2/${PLACE}/functions/${id}`);
    const errorStatus = errorStatusOf(model, id);
    expect(response.status).toBe(errorStatus ?? 200);
    if (errorStatus === undefined) model.delete(id, response.body.name);
  };

/** Ends waiting deployments first, because the clock waits for them. */
const advance =
  (ms: number, end: "success" | "failure"): Step =>
  async ({ setup, runner, model }) => {
    for (const deployment of runner.pending) deployment.settle(end);
    model.settle(end);
    await setup.emulator.clock.advance(ms);
    model.advance(ms);
  };

/** Restores a snapshot, which replaces all scheduled and running tasks. */
const restore: Step = async ({ setup }) => {
  const { emulator } = setup;
  await emulator.restore(await emulator.snapshot());
};

const ids = fc.constantFrom("alpha", "beta");
const deploymentEnds = fc.constantFrom<DeploymentEnd>("success", "success", "failure", "wait");
const settledEnds = fc.constantFrom<"success" | "failure">("success", "failure");

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(ids, deploymentEnds).map(([id, end]) => create(id, end)) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(ids, fc.option(deploymentEnds, { nil: undefined }))
      .map(([id, end]) => update(id, end)),
  },
  { weight: 1, arbitrary: ids.map(remove) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(1, 400, LONG_RUNNING_MS), settledEnds)
      .map(([ms, end]) => advance(ms, end)),
  },
  { weight: 1, arbitrary: fc.constant(restore) },
);

async function expectFunctions({ setup, model }: World): Promise<void> {
  for (const id of ["alpha", "beta"]) {
    const { status, body } = await setup.getFunction(id);
    const modelled = model.functions.get(id);
    expect(status).toBe(modelled ? 200 : 404);
    if (!modelled) continue;
    expect(body.state).toBe(modelled.state);
    const revision = `${id}-${`${modelled.versionId}`.padStart(5, "0")}-emu`;
    expect(body.serviceConfig.revision).toBe(modelled.versionId === 0 ? undefined : revision);
  }
}

async function expectOperations({ setup, model, ended }: World): Promise<void> {
  const { body } = await setup.send(`GET /v2/${PLACE}/operations`);
  const operations = body.operations ?? [];
  expect(operations.map(({ name }: { name: string }) => name)).toEqual([...model.operations.keys()]);
  for (const operation of operations) {
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
  const runner = new ScriptedRunner();
  const setup = openDeployments({ longRunningMs: LONG_RUNNING_MS, runner: runner.factory });
  const source = await setup.uploadV2();
  return { setup, runner, model: new FunctionModel(LONG_RUNNING_MS), source, ended: new Map() };
}

describe("functions under random requests", () => {
  it("functions are deployed one at a time, their operations end once, and their versions increase", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (sequence) => {
        const world = await openWorld();
        for (const step of sequence) {
          await step(world);
          await world.runner.waitForPending(world.model.pendingCount);
          await expectFunctions(world);
          await expectOperations(world);
        }
        await advance(LONG_RUNNING_MS, "success")(world);
        await expectOperations(world);
        expect(world.runner.deployedTwice).toEqual([]);
        // Only deployed versions of functions are running.
        const deployed = [...world.model.functions].filter(([, { versionId }]) => versionId > 0);
        expect(world.runner.running.size).toBeLessThanOrEqual(deployed.length);
      }),
      { numRuns: 60 },
    );
  });
});
