import { describe, expect, it } from "vitest";
import { VERSIONS } from "../../support/function-versions.ts";
import { NEW, OLD, openSeeded, PLACE } from "../support/open-seeded.ts";

const GET = "cloudfunctions.functions.get";
const LIST = "cloudfunctions.functions.list";

const ROLES = {
  viewer: [GET],
  lister: [LIST, "cloudfunctions.locations.list", "cloudfunctions.operations.get"],
  owner: [GET, "cloudfunctions.functions.getIamPolicy", "cloudfunctions.functions.setIamPolicy"],
};

const policy = { bindings: [{ role: "viewer", members: ["user:ben@example.com"] }] };

const SECTION = {
  roles: ROLES,
  enforcePermissions: true,
  bindings: [
    { role: "lister", members: ["user:lily@example.com"] },
    { role: "owner", members: ["user:ann@example.com"] },
  ],
  functions: [{ name: OLD, environment: "GEN_1", policy }, { name: NEW }],
};

describe("enforced permissions", () => {
  it("requires a permission from the function's policy", async () => {
    const ben = openSeeded(SECTION).as("ben@example.com");
    for (const version of VERSIONS) expect((await ben("GET", `${version}/${OLD}`)).status).toBe(200);
    const { status, body } = await ben("GET", `v2/${NEW}`);
    expect([status, body.error.status]).toEqual([403, "PERMISSION_DENIED"]);
    expect(body.error.message).toContain(`${GET} for ${NEW}`);
  });

  it("finds the policy of a function for any encoding of the path", async () => {
    const { as } = openSeeded(SECTION);
    const path = `v2/${OLD}`.replace("old-one", "%6Fld%2Done");
    expect((await as("ben@example.com")("GET", path)).status).toBe(200);
    expect((await as("eve@example.com")("GET", path)).status).toBe(403);
    expect((await as("ben@example.com")("GET", `${path}:getIamPolicy?x=/functions/y`)).status).toBe(403);
  });

  it("requires a permission from the seed's bindings for project-level operations", async () => {
    const { as } = openSeeded(SECTION);
    for (const path of ["v1/projects/demo/locations", `v2/${PLACE}/functions`, `v1/${PLACE}/functions`]) {
      expect((await as("lily@example.com")("GET", path)).status).toBe(200);
      expect((await as("ben@example.com")("GET", path)).status).toBe(403);
    }
    const { body } = await as("ben@example.com")("POST", `v2/${PLACE}/functions:generateUploadUrl`);
    expect(body.error.message).toContain("cloudfunctions.functions.sourceCodeSet");
    expect((await as("ben@example.com")("GET", "v1/operations/abc")).status).toBe(403);
  });

  it("applies a new policy immediately", async () => {
    const { as, send } = openSeeded(SECTION);
    expect((await as("cleo@example.com")("GET", `v2/${NEW}`)).status).toBe(403);
    const bindings = [{ role: "viewer", members: ["allAuthenticatedUsers"] }];
    expect((await send("POST", `v2/${NEW}:setIamPolicy`, { policy: { bindings } })).status).toBe(200);
    expect((await as("cleo@example.com")("GET", `v2/${NEW}`)).status).toBe(200);
  });

  it("custom methods of a function require a permission from its policy", async () => {
    const { as, send } = openSeeded(SECTION);
    const bindings = [{ role: "owner", members: ["user:olga@example.com"] }];
    await send("POST", `v2/${NEW}:setIamPolicy`, { policy: { bindings } });
    expect((await as("olga@example.com")("GET", `v2/${NEW}:getIamPolicy`)).status).toBe(200);
    expect((await as("olga@example.com")("GET", `v2/${OLD}:getIamPolicy`)).status).toBe(403);
  });

  it("allows every caller to test permissions and list runtimes", async () => {
    const eve = openSeeded(SECTION).as("eve@example.com");
    expect((await eve("GET", `v2/${PLACE}/runtimes`)).status).toBe(200);
    const tested = await eve("POST", `v2/${NEW}:testIamPermissions`, { permissions: [GET] });
    expect([tested.status, tested.body]).toEqual([200, {}]);
  });
});

it("requires no permissions unless enforcePermissions is set", async () => {
  const eve = openSeeded({ ...SECTION, enforcePermissions: false }).as("eve@example.com");
  expect((await eve("GET", `v2/${NEW}`)).status).toBe(200);
});

it("rejects a request without credentials", async () => {
  const { emulator } = openSeeded();
  const response = await emulator.functions.fetch(`http://127.0.0.1/v2/${NEW}`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
});
