import { updatePolicy } from "@seamline/functions/policy";
import { expect, it, onTestFinished } from "vitest";
import { FAMILY } from "../support/function-versions.ts";
import { openClientOffice } from "./support/client-office.ts";
import { deployedFunction } from "./support/deployed-function.ts";
import type { FunctionClients } from "./support/function-clients.ts";

const RACERS = 10;

interface AnyPolicy {
  bindings?: { role?: string; members?: string[] }[];
}

it.each(["v1", ...FAMILY])(
  "loses no changes when ten clients change a policy concurrently in %s",
  async (version) => {
    const office = openClientOffice();
    onTestFinished(() => office.emulator.close());
    const resource = await deployedFunction(office);
    const racers = Array.from({ length: RACERS }, (_, racer) => `role-${racer}`);
    const adding = (role: string) => (policy: AnyPolicy) => {
      policy.bindings = [...(policy.bindings ?? []), { role, members: ["allUsers"] }];
    };
    // The test uses only members that all versions have, so one type is enough.
    const client = office.functions[version] as FunctionClients["v2"];
    const set = await Promise.all(
      racers.map((role) => updatePolicy(client, resource, adding(role), { maxAttempts: 50 })),
    );
    const { bindings = [], etag } = await client.projects.locations.functions.getIamPolicy({ resource });
    expect(bindings.map(({ role }) => role).sort()).toEqual(racers);
    expect(new Set(set.map((each) => each.etag)).size).toBe(RACERS);
    expect(set.filter((each) => each.etag === etag)).toHaveLength(1);
    const conflicts = office.emulator.requests({ operationId: "setFunctionIamPolicy", status: 409 });
    expect(conflicts.length).toBeGreaterThan(0);
  },
);
