/**
 * Adds a version to a service. The new version has the operations of another version until its document is edited.
 *
 * pnpm new-version functions v3 [--from v2]
 *
 * With --dry-run, lists the files without writing them.
 */
import "./source-imports.ts";

const { runScaffold } = await import("./scaffold/run-scaffold.ts");
const { planVersion, readVersionRequest } = await import("./scaffold/version/plan-version.ts");

runScaffold({
  flags: ["from"],
  next: ["npx -y pnpm generate", "npx -y pnpm api:report", "npx -y pnpm budgets --write", "npx -y pnpm test"],
  plan: (root, { names, flags }) => planVersion(root, readVersionRequest(names, flags)),
});
