import { expect } from "vitest";
import type { ClientOffice, ExercisedOperations } from "./client-office.ts";
import { deployedFunction, newName, PARENT } from "./deployed-function.ts";
import type { FamilyClient } from "./function-clients.ts";

type Functions = FamilyClient["projects"]["locations"]["functions"];

/** Client methods that all versions have. */
export interface SharedCalls {
  readonly locations: Pick<FamilyClient["projects"]["locations"], "list">;
  readonly functions: Pick<Functions, "getIamPolicy" | "setIamPolicy" | "testIamPermissions">;
}

const VIEWERS = { role: "viewer", members: ["user:alice@example.com"] };
const notFound = { status: 404, code: "NOT_FOUND" };
const invalid = { status: 400, code: "INVALID_ARGUMENT" };

/** Returns calls to the policy and location operations, for any version. */
export function exercisedPolicies(callsOf: (office: ClientOffice) => SharedCalls): ExercisedOperations {
  return {
    listLocations: {
      success: async (office) => {
        await deployedFunction(office);
        const { locations } = callsOf(office);
        const all = await locations.list({ name: "projects/demo", query: { pageSize: 1 } }).toArray();
        expect(all.map(({ locationId }) => locationId)).toContain("north");
      },
      error: {
        call: async (office) =>
          callsOf(office).locations.list({ name: "projects/demo", query: { filter: "(((" } }),
        ...invalid,
      },
    },
    getFunctionIamPolicy: {
      success: async (office) => {
        const resource = await deployedFunction(office);
        const { functions } = callsOf(office);
        expect(await functions.getIamPolicy({ resource })).toEqual({
          version: 1,
          etag: expect.stringMatching(/./),
        });
        await functions.setIamPolicy({ resource, body: { policy: { bindings: [VIEWERS] } } });
        expect(await functions.getIamPolicy({ resource })).toMatchObject({ bindings: [VIEWERS] });
      },
      error: {
        call: async (office) => callsOf(office).functions.getIamPolicy({ resource: newName() }),
        ...notFound,
      },
    },
    setFunctionIamPolicy: {
      success: async (office) => {
        const resource = await deployedFunction(office);
        const { functions } = callsOf(office);
        const { etag } = await functions.getIamPolicy({ resource });
        const body = { policy: { etag, bindings: [VIEWERS] } };
        const set = await functions.setIamPolicy({ resource, body });
        expect(set).toMatchObject({ bindings: [VIEWERS] });
        expect(set.etag).not.toBe(etag);
      },
      error: {
        call: async (office) => {
          const resource = await deployedFunction(office);
          const { functions } = callsOf(office);
          const { etag } = await functions.getIamPolicy({ resource });
          await functions.setIamPolicy({ resource, body: { policy: { etag, bindings: [VIEWERS] } } });
          return functions.setIamPolicy({ resource, body: { policy: { etag, bindings: [] } } });
        },
        status: 409,
        code: "ABORTED",
      },
    },
    testFunctionIamPermissions: {
      success: async (office) => {
        const permissions = ["cloudfunctions.functions.get", "cloudfunctions.functions.fly"];
        const { functions } = callsOf(office);
        const resource = await deployedFunction(office);
        const tested = await functions.testIamPermissions({ resource, body: { permissions } });
        expect(tested).toEqual({ permissions: ["cloudfunctions.functions.get"] });
        const absent = `${PARENT}/functions/absent`;
        expect(await functions.testIamPermissions({ resource: absent, body: { permissions } })).toEqual({});
      },
      error: {
        call: async (office) => {
          const body = { permissions: ["cloudfunctions.*"] };
          return callsOf(office).functions.testIamPermissions({ resource: newName(), body });
        },
        ...invalid,
      },
    },
  };
}
