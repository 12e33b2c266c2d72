/**
 * Adds a service with its first operation: contract, client, emulation, tests and changeset.
 *
 * pnpm new-service parcels --operation getParcel --method get --path '/parcels/{parcelId}' --source Parcels \
 * [--tag parcels] [--place parcels.get]
 *
 * With --dry-run, lists the files without writing them.
 */
import "./source-imports.ts";

const { runScaffold } = await import("./scaffold/run-scaffold.ts");
const { planService } = await import("./scaffold/service/plan-service.ts");
const { readServiceRequest } = await import("./scaffold/service/service-request.ts");

runScaffold({
  flags: ["operation", "method", "path", "source", "tag", "place"],
  next: [
    "npx -y pnpm install",
    "npx -y pnpm generate",
    "npx -y pnpm api:report",
    "npx -y pnpm budgets --write",
    "npx -y pnpm test",
  ],
  plan: (root, { names, flags }) => planService(root, readServiceRequest(root, names, flags)),
});
