import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clone, createClone } from "./readme/clone.ts";

/** What an owner runs, one command after the other, in a clone of the repository. */
const COMMANDS: readonly string[] = [
  "npx -y pnpm new-operation retention archiveMatter --method post --path '/v1/matters/{matterId}:archive' --source 'Endpoints > Matters'",
  "npx -y pnpm new-operation functions listQuotas --method get --path '/{v}/projects/{project}/quotas' --source 'Endpoints > Versions v2, v2beta, v2alpha' --tag quotas",
  "npx -y pnpm exec biome check --error-on-warnings --diagnostic-level=warn specs packages/emulator/src/services packages/emulator/test",
  "npx -y pnpm generate",
  ...["retention", "functions", "emulator"].map(
    (name) => `npx -y pnpm --filter @seamline/${name} run typecheck`,
  ),
  "npx -y pnpm exec vitest run --root packages/retention test/every-operation.test.ts test/reference/every-operation.test.ts",
  "npx -y pnpm exec vitest run --root packages/functions test/every-operation.test.ts",
  "npx -y pnpm exec vitest run --root packages/emulator test/retention/archive-matter.test.ts test/functions/list-quotas.test.ts test/clients/coverage.test.ts test/pipeline test/runtime/coverage.test.ts",
  "npx -y pnpm exec vitest run --root specs test/inventory.test.ts test/examples.test.ts",
];

let clone: Clone;

beforeAll(() => {
  clone = createClone();
});

afterAll(() => clone?.[Symbol.dispose]());

test.each(COMMANDS)("what is scaffolded is green without a list edited: %s", async (code) => {
  await expect(clone.follow({ language: "sh", info: "", code, file: "", line: 0 })).resolves.not.toMatch(
    /Nothing was written/,
  );
});
