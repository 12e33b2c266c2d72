import { describe, expect, it } from "vitest";
import { NEW, OLD, openSeeded, type Send } from "../support/open-seeded.ts";

const GET = "cloudfunctions.functions.get";
const DELETE = "cloudfunctions.functions.delete";
const INVOKE = "cloudfunctions.functions.invoke";

const ROLES = { viewer: [GET], invoker: [INVOKE], owner: [GET, DELETE, INVOKE] };

const test = async (send: Send, permissions: string[] | undefined, name = `v2/${NEW}`) =>
  send("POST", `${name}:testIamPermissions`, { permissions });

async function responseTo(send: Send, name: string): Promise<object> {
  const { status, body } = await test(send, [GET], name);
  return { status, body };
}

describe("testing permissions", () => {
  it("grants every permission if the seed has no roles", async () => {
    const { send } = openSeeded();
    const { body } = await test(send, [GET, "cloudfunctions.functions.fly", DELETE, GET]);
    expect(body).toEqual({ permissions: [GET, DELETE] });
    expect((await test(send, [])).body).toEqual({});
    expect((await test(send, undefined)).body).toEqual({});
  });

  it("grants nothing for functions that do not exist or are not visible in v1", async () => {
    const { send } = openSeeded();
    for (const name of [`v2/${NEW}-not`, `v1/${NEW}`, "v2beta/projects/no/locations/no/functions/nono"])
      expect([name, await responseTo(send, name)]).toEqual([name, { status: 200, body: {} }]);
    expect((await test(send, [GET], `v1/${OLD}`)).body).toEqual({ permissions: [GET] });
  });

  it("rejects wildcards, even for functions that do not exist", async () => {
    const { send } = openSeeded();
    for (const name of [`v2/${NEW}`, `v2/${NEW}-not`]) {
      const { status, body } = await test(send, [GET, "cloudfunctions.functions.*"], name);
      expect(status).toBe(400);
      expect(body.error.details[0].fieldViolations[0].field).toBe("body/permissions/1");
    }
  });

  it("uses the policy of the function and the bindings of the seed", async () => {
    const bindings = [{ role: "viewer", members: ["user:ben@example.com"] }];
    const { as, send } = openSeeded({ roles: ROLES, bindings });
    const policy = {
      bindings: [{ role: "invoker", members: ["user:BEN@example.com", "serviceAccount:ci@x.example"] }],
    };
    await send("POST", `v2/${NEW}:setIamPolicy`, { policy });
    const permissions = [GET, DELETE, INVOKE];
    expect((await test(as("ben@example.com"), permissions)).body.permissions).toEqual([GET, INVOKE]);
    expect((await test(as("ben@example.com"), permissions, `v2/${OLD}`)).body.permissions).toEqual([GET]);
    expect((await test(as("ci@x.example"), permissions)).body.permissions).toEqual([INVOKE]);
    expect((await test(send, permissions)).body).toEqual({});
  });

  it.each([
    ["allUsers", true],
    ["allAuthenticatedUsers", true],
    ["domain:example.com", true],
    ["domain:ample.com", false],
    ["group:ann@example.com", false],
    ["user:benann@example.com", false],
  ])("reports whether Ann matches the member %s: %s", async (member, isMember) => {
    const { send } = openSeeded({ roles: ROLES, bindings: [{ role: "owner", members: [member] }] });
    expect((await test(send, [DELETE])).body).toEqual(isMember ? { permissions: [DELETE] } : {});
  });

  it("compares member names case-insensitively", async () => {
    const seed = { accounts: [{ email: "Cy@Example.com" }] };
    const bindings = [{ role: "owner", members: ["user:cy@example.COM"] }];
    const { as } = openSeeded({ roles: ROLES, bindings }, { seed });
    expect((await test(as("cy@example.com"), [DELETE])).body).toEqual({ permissions: [DELETE] });
  });

  it("ignores bindings with a condition or an unknown role", async () => {
    const { send } = openSeeded({ roles: ROLES });
    const condition = { expression: "true" };
    const bindings = [
      { role: "owner", members: ["allUsers"], condition },
      { role: "toString", members: ["allUsers"] },
    ];
    await send("POST", `v2/${NEW}:setIamPolicy`, { policy: { version: 3, bindings } });
    expect((await test(send, [DELETE])).body).toEqual({});
  });
});
