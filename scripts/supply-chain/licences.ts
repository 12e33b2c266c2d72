/**
 * Checks the licences of everything that ships: the public packages, what they depend on, and what is bundled into their
 * files. The packages must be built.
 *
 *   pnpm release:licences
 */
import { workspaceFolder } from "../release/packages.ts";
import { runTurbo } from "../start/run-turbo.ts";
import { packageBill } from "./bill-of-materials.ts";
import { licenceProblems } from "./licence-check.ts";
import { shippedPackages } from "./shipped-packages.ts";

if ((await runTurbo(["build", "--filter=./packages/*", "--filter=./specs"])) !== 0) process.exit(1);
const shipped = await shippedPackages(workspaceFolder);
const origin = { commit: "", time: 0 };
const bills = shipped.map((each) => packageBill(each, shipped, origin));
const problems = [...new Set(bills.flatMap((bill) => licenceProblems(bill)))];
for (const problem of problems) console.error(problem);
const count = new Set(bills.flatMap(({ components }) => components.map((each) => each["bom-ref"]))).size;
if (problems.length === 0)
  console.log(`The licences of ${bills.length} packages and of ${count} that ship with them are allowed.`);
else process.exitCode = 1;
