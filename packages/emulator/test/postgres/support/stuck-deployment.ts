/** A process whose deployment never ends. It prints the name of the operation once the deployment has started. */
import { postgresStores } from "../../../src/node/index.ts";
import { ControlledRunner } from "../../functions/support/controlled-runner.ts";
import { OPENING, openDeployments } from "../../functions/support/open-deployments.ts";

const [, , url = ""] = process.argv;
const setup = openDeployments({
  controlled: new ControlledRunner("wait"),
  store: postgresStores(url),
  clock: { mode: "manual", now: OPENING },
});
const { body } = await setup.create("hello");
await setup.runner.nextDeployment();
console.log(body.name);
// Keeps the process running until it is killed.
setInterval(() => undefined, 60_000);
