import { describe, expect, it } from "vitest";
import { createEmulator } from "../../../src/index.ts";
import { type Outcome, type Send, senderTo } from "../../support/law-office.ts";
import { openChambers } from "./support/chambers.ts";

function add(send: Send, id: string, accountId?: string, role?: string): Promise<Outcome> {
  return send("POST", `/${id}:addPermissions`, { matterPermission: { accountId, role } });
}

function remove(send: Send, id: string, accountId?: string): Promise<Outcome> {
  return send("POST", `/${id}:removePermissions`, { accountId });
}

async function permissionsOf(send: Send, id: string): Promise<unknown> {
  return (await send("GET", `/${id}?view=FULL`)).body.matterPermissions;
}

const ANN = { accountId: "1001", role: "OWNER" };
const BOB = { accountId: "1002", role: "COLLABORATOR" };

describe("sharing a matter", () => {
  it.each(["1002", "bob@example.com", "BOB@Example.com"])(
    "shares a matter with %s, and returns the id of the account",
    async (name) => {
      const { ann, bob, open } = openChambers();
      const id = await open();
      expect((await bob("GET", `/${id}`)).status).toBe(403);
      expect(await add(ann, id, name, "COLLABORATOR")).toEqual({ status: 200, body: BOB });
      expect(await permissionsOf(bob, id)).toEqual([ANN, BOB]);
    },
  );

  it("assigns the COLLABORATOR role if the request contains no role", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    expect((await add(ann, id, "1002")).body).toEqual(BOB);
    expect((await add(ann, id, "1002", "ROLE_UNSPECIFIED")).body).toEqual(BOB);
    expect(await permissionsOf(ann, id)).toEqual([ANN, BOB]);
  });

  it("replaces the role of an account", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    await add(ann, id, "1001", "COLLABORATOR");
    expect(await permissionsOf(ann, id)).toEqual([{ accountId: "1001", role: "COLLABORATOR" }]);
  });

  it("rejects the OWNER role", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    const { status, body } = await add(ann, id, "1002", "OWNER");
    expect([status, body.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
    expect(body.error.details[0].fieldViolations[0].field).toBe("body/matterPermission/role");
    expect(await permissionsOf(ann, id)).toEqual([ANN]);
  });

  it("rejects an unknown account", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    for (const outcome of [
      await add(ann, id, "nobody@example.com"),
      await remove(ann, id, "nobody@example.com"),
    ])
      expect(outcome.body.error).toMatchObject({
        code: 404,
        status: "NOT_FOUND",
        message: expect.stringContaining("nobody@example.com"),
      });
  });

  it("rejects a request without an account", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    for (const outcome of [await add(ann, id), await add(ann, id, ""), await remove(ann, id)])
      expect(outcome.body.error).toMatchObject({ code: 400, status: "INVALID_ARGUMENT" });
    expect((await ann("POST", `/${id}:addPermissions`)).status).toBe(400);
  });

  it("accepts any account if the seed lists none", async () => {
    const send = senderTo(createEmulator())("ann@example.com");
    const { matterId } = (await send("POST", "", { name: "Lease" })).body;
    const { body } = await add(send, matterId, "Anybody@Example.com");
    expect(body).toEqual({ accountId: "anybody@example.com", role: "COLLABORATOR" });
  });

  it.each(["CLOSED", "DELETED"])("rejects sharing while the matter is %s", async (state) => {
    const { ann, open } = openChambers();
    const id = await open();
    await add(ann, id, "1002");
    await ann("POST", `/${id}:close`);
    if (state === "DELETED") await ann("DELETE", `/${id}`);
    for (const outcome of [await add(ann, id, "1004"), await remove(ann, id, "1002")])
      expect(outcome.body.error).toMatchObject({ code: 400, status: "FAILED_PRECONDITION" });
    expect(await permissionsOf(ann, id)).toEqual([ANN, BOB]);
  });
});

describe("removing a permission", () => {
  it("removing a permission revokes a collaborator's access", async () => {
    const { ann, bob, open } = openChambers();
    const id = await open();
    await add(ann, id, "bob@example.com");
    expect(await remove(ann, id, "bob@example.com")).toEqual({ status: 200, body: {} });
    expect((await bob("GET", `/${id}`)).status).toBe(403);
    expect((await bob("GET", "")).body.matters).toEqual([]);
  });

  it("rejects removing a permission from an account without a role", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    expect((await remove(ann, id, "1002")).body.error).toMatchObject({ code: 404, status: "NOT_FOUND" });
  });

  it("never revokes the creator's access", async () => {
    const { ann, open } = openChambers();
    const id = await open();
    expect((await remove(ann, id, "1001")).status).toBe(200);
    expect(await permissionsOf(ann, id)).toEqual([]);
    expect((await ann("GET", "")).body.matters).toHaveLength(1);
  });
});

describe("access to matters", () => {
  it("checks whether the matter exists, then access, then privileges", async () => {
    const { as, open } = openChambers();
    const id = await open();
    const zoe = as("zoe@example.com");
    expect((await zoe("POST", "/nothing:close")).status).toBe(404);
    const { status, body } = await zoe("POST", `/${id}:close`);
    expect([status, body.error.status]).toEqual([403, "PERMISSION_DENIED"]);
    expect(body.error.message).toContain("access");
  });

  it("View All Matters grants only read access", async () => {
    const { as, open } = openChambers();
    const id = await open();
    const vera = as("vera@example.com");
    expect((await vera("GET", `/${id}`)).status).toBe(200);
    const changes = [
      await vera("POST", "", { name: "Own" }),
      await vera("PUT", `/${id}`, { name: "Mine" }),
      await vera("POST", `/${id}:close`),
      await vera("POST", `/${id}:reopen`),
      await vera("DELETE", `/${id}`),
      await vera("POST", `/${id}:undelete`),
      await add(vera, id, "1003"),
      await remove(vera, id, "1001"),
    ];
    for (const { body } of changes)
      expect(body.error).toMatchObject({ code: 403, message: expect.stringContaining("Manage Matters") });
  });

  it("any single matter privilege is sufficient to read a shared matter", async () => {
    const { ann, as, open } = openChambers();
    const id = await open();
    await add(ann, id, "hal@example.com");
    await add(ann, id, "zoe@example.com");
    expect((await as("hal@example.com")("GET", `/${id}`)).status).toBe(200);
    expect((await as("zoe@example.com")("GET", `/${id}`)).status).toBe(403);
    expect((await as("zoe@example.com")("GET", "")).status).toBe(403);
  });
});
