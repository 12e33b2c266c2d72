/**
 * Adds an operation with all required files, and with no facts beyond those in its source.
 *
 * pnpm new-operation retention archiveMatter --method post --path '/v1/matters/{matterId}:archive' \
 * --source 'Endpoints > Matters' [--tag matters] [--place matters.archive] [--new-section]
 *
 * --source is a section that the inventory names, or a new one with --new-section. With --dry-run, lists the files
 * without writing them.
 */
import "./source-imports.ts";

const { readOperationRequest } = await import("./scaffold/operation/operation-request.ts");
const { planOperation } = await import("./scaffold/operation/plan-operation.ts");
const { runScaffold } = await import("./scaffold/run-scaffold.ts");

runScaffold({
  flags: ["method", "path", "source", "tag", "place"],
  switches: ["new-section"],
  next: ["npx -y pnpm generate", "npx -y pnpm api:report", "npx -y pnpm test"],
  plan: (root, { names, flags, switches }) => {
    const newSection = switches.has("new-section");
    return planOperation(root, readOperationRequest(names, { ...flags, newSection }, root));
  },
});
