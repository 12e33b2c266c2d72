import { updatePolicy } from "@seamline/functions/policy";
import { createFunctionsClient as createV1 } from "@seamline/functions/v1/reference";
import { bearer, createFunctionsClient as createV2 } from "@seamline/functions/v2/reference";
import { createFunctionsClient as createV2alpha } from "@seamline/functions/v2alpha/reference";
import { createFunctionsClient as createV2beta } from "@seamline/functions/v2beta/reference";
import { expect, it } from "vitest";
import { OLD, openSeeded } from "../support/open-seeded.ts";

it("no change is lost when clients of all versions change a policy concurrently", async () => {
  const { emulator, send } = openSeeded();
  const options = {
    baseUrl: "http://127.0.0.1:4011",
    auth: bearer("ann@example.com"),
    fetch: emulator.functions.fetch,
    retry: { baseDelayMs: 1 },
  };
  const adding = (role: string) => (policy: { bindings?: { role?: string; members?: string[] }[] }) => {
    policy.bindings = [...(policy.bindings ?? []), { role, members: ["allUsers"] }];
  };
  await Promise.all([
    updatePolicy(createV1(options), OLD, adding("v1"), { maxAttempts: 20 }),
    updatePolicy(createV2(options), OLD, adding("v2"), { maxAttempts: 20 }),
    updatePolicy(createV2beta(options), OLD, adding("v2beta"), { maxAttempts: 20 }),
    updatePolicy(createV2alpha(options), OLD, adding("v2alpha"), { maxAttempts: 20 }),
  ]);
  const { body } = await send("GET", `v2/${OLD}:getIamPolicy`);
  const roles = body.bindings.map(({ role }: { role: string }) => role);
  expect(roles.sort()).toEqual(["v1", "v2", "v2alpha", "v2beta"]);
});

it("a policy keeps a condition set by a client", async () => {
  const { emulator } = openSeeded();
  const client = createV2({
    baseUrl: "http://127.0.0.1:4011",
    auth: bearer("ann@example.com"),
    fetch: emulator.functions.fetch,
  });
  const binding = { role: "viewer", members: ["allUsers"], condition: { expression: "true" } };
  await updatePolicy(client, OLD, () => ({ version: 3, bindings: [binding] }));
  await updatePolicy(client, OLD, (policy) => {
    policy.bindings?.push({ role: "invoker", members: ["allUsers"] });
  });
  const { functions } = client.projects.locations;
  const query = { "options.requestedPolicyVersion": 3 } as const;
  expect((await functions.getIamPolicy({ resource: OLD, query })).bindings).toMatchObject([
    binding,
    { role: "invoker" },
  ]);
});
