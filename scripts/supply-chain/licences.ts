/**
 * Checks the licenses of everything that ships: the public packages, their dependencies, and the components bundled
 * into their files.
 *
 * pnpm release:licences
 */
import { workspaceFolder } from "../release/packages.ts";
import { packageBill } from "./bill-of-materials.ts";
import type { Bom } from "./bom.ts";
import { licenceProblems } from "./licence-check.ts";
import { buildPublic, shippedPackages } from "./shipped-packages.ts";

try {
  await buildPublic();
  const shipped = await shippedPackages(workspaceFolder);
  // Licenses do not depend on the commit.
  const origin = { commit: "", time: 0 };
  report(shipped.map((each) => packageBill(each, shipped, origin)));
} catch (error) {
  console.error(`Licences were not checked: ${(error as Error).message}`);
  process.exitCode = 1;
}

function report(bills: readonly Bom[]): void {
  const problems = new Set(bills.flatMap((bill) => licenceProblems(bill)));
  for (const problem of problems) console.error(problem);
  if (problems.size > 0) {
    process.exitCode = 1;
    return;
  }
  const shipping = new Set(bills.flatMap(({ components }) => components.map((each) => each["bom-ref"])));
  console.log(`All licences are allowed: ${bills.length} packages with ${shipping.size} components.`);
}
