import { fileURLToPath } from "node:url";
import type { StoreFactory } from "@seamline/emulator-kit";
import type { SharedStores } from "@seamline/emulator-kit/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { postgresStores } from "../../src/node/index.ts";
import { ControlledRunner } from "../functions/support/controlled-runner.ts";
import {
  type DeploymentSetup,
  OPENING,
  openDeployments,
  PLACE,
} from "../functions/support/open-deployments.ts";
import { startProgram } from "../node/support/run-cli.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { runStatements, testDatabase } from "./support/test-database.ts";

const stuckDeployment = fileURLToPath(new URL("support/stuck-deployment.ts", import.meta.url));

function openDeployer(
  url: string,
  controlled: ControlledRunner = new ControlledRunner(),
  store: StoreFactory = postgresStores(url),
): DeploymentSetup {
  const setup = openDeployments({ controlled, store, clock: { mode: "manual", now: OPENING } });
  onTestFinished(() => setup.emulator.close());
  return setup;
}

/** Stores that call a listener when the emulator claims a job. */
function watchedStores(url: string, onClaim: () => void): StoreFactory {
  const stores = postgresStores(url);
  const share = (): SharedStores => {
    const shared = stores.share?.() as SharedStores;
    const claim = shared.claim.bind(shared);
    return Object.assign(shared, {
      claim: (name: string) => {
        if (name.includes(": job ")) onClaim();
        return claim(name);
      },
    });
  };
  return Object.assign((...args: Parameters<StoreFactory>) => stores(...args), { share });
}

/** Revision names of all deployments. */
function deployments(setups: readonly DeploymentSetup[]): (string | undefined)[] {
  const deployed = setups.flatMap(({ runner }) => runner.deployed);
  return deployed.map(({ environment }) => environment.K_REVISION).sort();
}

describe.runIf(postgresTests)("jobs of two emulators on a database", LONG, () => {
  it("each job runs once, whichever emulator advances its clock", async () => {
    const url = await testDatabase();
    const two = [openDeployer(url), openDeployer(url)];
    const ids = Array.from({ length: 6 }, (_, at) => `job-${at}`);
    const created = await Promise.all(ids.map((id, at) => (two[at % 2] as DeploymentSetup).create(id)));
    await Promise.all(two.map(({ emulator }) => emulator.clock.advance(1_000)));
    for (const { body } of created) {
      const { body: operation } = await (two[0] as DeploymentSetup).send(`GET /v2/${body.name}`);
      expect(operation).toMatchObject({ done: true });
      expect(operation).not.toHaveProperty("error");
    }
    expect(deployments(two)).toEqual(ids.map((id) => `${id}-00001-emu`));
  });

  it("waits for a job that the other emulator is already running instead of starting it twice", async () => {
    const url = await testDatabase();
    const busy = openDeployer(url, new ControlledRunner("wait"));
    let claims = 0;
    const stores = watchedStores(url, () => {
      claims += 1;
    });
    const idle = openDeployer(url, new ControlledRunner(), stores);
    // Until it is ready, each emulator has its own clock.
    await idle.emulator.ready;
    await busy.create("hello");
    const deployment = await busy.runner.nextDeployment();
    const moved = idle.emulator.clock.advance(60_000);
    // A second claim means that the first one failed.
    await vi.waitUntil(() => claims > 1, { timeout: 60_000 });
    deployment.succeed();
    await moved;
    expect(deployments([busy, idle])).toEqual(["hello-00001-emu"]);
    expect((await idle.getFunction("hello")).body).toMatchObject({ state: "ACTIVE" });
  });

  it("the other emulator takes over a job when its process is killed", async () => {
    const url = await testDatabase();
    const killed = startProgram(stuckDeployment, [url]);
    const name = (await killed.firstLine()).trim();
    const other = openDeployer(url);
    await other.emulator.ready;
    killed.child.kill("SIGKILL");
    await killed.ended;
    // Simulates an expired lease.
    await runStatements(
      url,
      `UPDATE seamline_process SET seen = seen - interval '1 hour'
       WHERE id IN (SELECT process FROM seamline_claim WHERE name LIKE '%job %')`,
    );
    await vi.waitUntil(() => other.runner.deployed.length > 0, { timeout: 60_000 });
    await other.emulator.clock.advance(1_000);
    const { body } = await other.send(`GET /v2/${name}`);
    expect(body).toMatchObject({ done: true, response: { name: `${PLACE}/functions/hello` } });
    expect(deployments([other])).toEqual(["hello-00001-emu"]);
  });
});
