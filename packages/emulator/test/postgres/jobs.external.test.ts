import { fileURLToPath } from "node:url";
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

function openDeployer(url: string, controlled: ControlledRunner = new ControlledRunner()): DeploymentSetup {
  const store = postgresStores(url);
  const setup = openDeployments({ controlled, store, clock: { mode: "manual", now: OPENING } });
  onTestFinished(() => setup.emulator.close());
  return setup;
}

/** How often code was deployed, by the names of the revisions. */
function deployments(setups: readonly DeploymentSetup[]): (string | undefined)[] {
  const deployed = setups.flatMap(({ runner }) => runner.deployed);
  return deployed.map(({ environment }) => environment.K_REVISION).sort();
}

describe.runIf(postgresTests)("jobs of two emulators on one database", LONG, () => {
  it("are done once, whichever moves its clock", async () => {
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

  it("are waited for while the other has them, and not begun again", async () => {
    const url = await testDatabase();
    const busy = openDeployer(url, new ControlledRunner("wait"));
    const idle = openDeployer(url);
    await busy.create("hello");
    const deployment = await busy.runner.nextDeployment();
    const moved = idle.emulator.clock.advance(60_000);
    const job = "SELECT 1 FROM seamline_claim WHERE name LIKE '%job %'";
    expect(await runStatements(url, job)).toHaveLength(1);
    deployment.succeed();
    await moved;
    expect(deployments([busy, idle])).toEqual(["hello-00001-emu"]);
    expect((await idle.getFunction("hello")).body).toMatchObject({ state: "ACTIVE" });
  });

  it("are taken over when the process that has them is killed", async () => {
    const url = await testDatabase();
    const killed = startProgram(stuckDeployment, [url]);
    const name = (await killed.firstLine()).trim();
    const other = openDeployer(url);
    await other.emulator.ready;
    killed.child.kill("SIGKILL");
    await killed.ended;
    // As if it had been silent for as long as that takes.
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
