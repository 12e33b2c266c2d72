import { afterAll, beforeAll, expect, test } from "vitest";
import { type Clone, createClone } from "./readme/clone.ts";

/** Commands that an owner runs in order in a clone of the repository. */
const COMMANDS: readonly string[] = [
  "npx -y pnpm new-operation retention shelveMatter --method post --path '/v1/matters/{matterId}:shelve' --source 'Endpoints > Matters'",
  "npx -y pnpm new-operation functions listAllowances --method get --path '/{v}/projects/{project}/allowances' --source 'Endpoints > Versions v2, v2beta, v2alpha' --tag allowances",
  "npx -y pnpm new-version functions v77",
  "npx -y pnpm new-service light-houses --operation createLighthouse --method post --path /lighthouses --source Lighthouses",
  "npx -y pnpm new-operation light-houses getLighthouse --method get --path '/lighthouses/{lighthouseId}' --source Lighthouses",
  "npx -y pnpm install",
  "npx -y pnpm exec biome check --error-on-warnings --diagnostic-level=warn specs packages/functions packages/light-houses packages/emulator/src/services packages/emulator/test examples/first-call/package.json",
  "npx -y pnpm generate",
  ...["retention", "functions", "light-houses", "emulator"].map(
    (name) => `npx -y pnpm --filter @seamline/${name} run typecheck`,
  ),
  "npx -y pnpm exec vitest run --root packages/retention test/every-operation.test.ts test/reference/every-operation.test.ts",
  "npx -y pnpm exec vitest run --root packages/functions test/every-operation.test.ts",
  "npx -y pnpm exec vitest run --root packages/light-houses",
  "npx -y pnpm exec vitest run --root packages/emulator test/retention/shelve-matter.test.ts test/functions/list-allowances.test.ts test/light-houses test/pipeline test/runtime/coverage.test.ts",
  "npx -y pnpm exec vitest run --root specs test/inventory.test.ts test/examples.test.ts",
];

let clone: Clone;

beforeAll(() => {
  clone = createClone();
});

afterAll(() => clone?.[Symbol.dispose]());

test.each(COMMANDS)("scaffolded files pass all checks without manual edits: %s", async (code) => {
  await expect(clone.follow({ language: "sh", info: "", code, file: "", line: 0 })).resolves.not.toMatch(
    /Nothing was written/,
  );
});
