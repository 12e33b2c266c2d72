import { describe, expect, it } from "vitest";
import { policyEtag } from "../../../src/services/functions/policies/iam-policy.ts";
import { VERSIONS } from "../../support/function-versions.ts";
import { NEW, OLD, openSeeded, type Send } from "../support/open-seeded.ts";

const VIEWERS = { role: "viewer", members: ["user:ann@example.com"] };
const INVOKERS = { role: "invoker", members: ["allUsers"] };
const UNTIL_MAY = { title: "until May", expression: "request.time < timestamp('2026-05-01T00:00:00Z')" };

const set = (send: Send, policy?: object, updateMask?: string) =>
  send("POST", `v2/${NEW}:setIamPolicy`, { policy, updateMask });
const get = async (send: Send, version?: number) => {
  const query = version === undefined ? "" : `?options.requestedPolicyVersion=${version}`;
  return (await send("GET", `v2/${NEW}:getIamPolicy${query}`)).body;
};
/** Decodes an etag and encodes its bytes as standard Base64, like clients that represent etags as bytes. */
const standard = (etag: string) => Buffer.from(etag, "base64").toString("base64");
const urlSafe = (etag: string) => standard(etag).replaceAll("+", "-").replaceAll("/", "_");
const unpadded = (etag: string) => Buffer.from(etag, "base64").toString("base64url");
const problemOf = ({
  body,
}: {
  body: { error: { message: string; details: { fieldViolations: { field: string }[] }[] } };
}) => ({
  message: body.error.message,
  field: body.error.details[0]?.fieldViolations[0]?.field,
});

describe("policies", () => {
  it("returns an empty policy with an etag before a policy is set", async () => {
    const { send } = openSeeded();
    expect(await get(send)).toEqual({ version: 1, etag: expect.stringMatching(/^[\w+/]{16}$/) });
  });

  it("returns the same policy in every API version, and a new etag after each change", async () => {
    const { send } = openSeeded();
    const etags = new Set([(await send("GET", `v2/${OLD}:getIamPolicy`)).body.etag]);
    for (const version of VERSIONS) {
      const response = await send("POST", `${version}/${OLD}:setIamPolicy`, {
        policy: { bindings: [VIEWERS] },
      });
      expect(response).toMatchObject({ status: 200, body: { version: 1, bindings: [VIEWERS] } });
      for (const other of VERSIONS)
        expect((await send("GET", `${other}/${OLD}:getIamPolicy`)).body).toEqual(response.body);
      etags.add(response.body.etag);
    }
    expect(etags.size).toBe(1 + VERSIONS.length);
  });

  it("returns a new etag for a function that reuses the name of a deleted function", () => {
    const fn = { name: NEW, environment: "GEN_2", state: "ACTIVE", stateMessages: [], spec: {} } as const;
    const [first, second] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"].map((time) =>
      policyEtag({ ...fn, createTime: time, updateTime: time }, 1),
    );
    expect(first).not.toBe(second);
  });

  it("returns 404 for an unknown function, and for a second-generation function in v1", async () => {
    const { send } = openSeeded();
    for (const name of [`v2/${NEW}-not`, `v1/${NEW}`]) {
      expect((await send("GET", `${name}:getIamPolicy`)).status).toBe(404);
      const { status, body } = await send("POST", `${name}:setIamPolicy`, { policy: {} });
      expect([status, body.error.status]).toEqual([404, "NOT_FOUND"]);
    }
  });
});

describe("policy etags", () => {
  it("compares etags as bytes, in either Base64 alphabet, with or without padding", async () => {
    const { send } = openSeeded();
    for (const write of [standard, urlSafe, unpadded]) {
      // Repeats often enough that some etags contain characters that differ between the alphabets.
      for (let round = 0; round < 12; round += 1) {
        const { etag } = await get(send);
        expect(standard(etag)).toBe(etag);
        expect((await set(send, { etag: write(etag), bindings: [VIEWERS] })).status).toBe(200);
        expect((await set(send, { etag: write(etag), bindings: [] })).status).toBe(409);
      }
    }
  });

  it("rejects an etag that is not Base64, and changes nothing", async () => {
    const { send } = openSeeded();
    const before = await get(send);
    for (const version of VERSIONS) {
      const name = version === "v1" ? OLD : NEW;
      const body = { policy: { etag: `${before.etag}A`, bindings: [VIEWERS] } };
      const response = await send("POST", `${version}/${name}:setIamPolicy`, body);
      expect(response.status).toBe(400);
      expect(problemOf(response)).toEqual({
        message: `policy.etag must be base64, but got "${before.etag}A".`,
        field: "body/policy/etag",
      });
    }
    expect(await get(send)).toEqual(before);
  });
});

describe("setting a policy", () => {
  it("fails for a stale etag, and changes nothing", async () => {
    const { send } = openSeeded();
    const { etag } = await get(send);
    const after = (await set(send, { etag, bindings: [VIEWERS] })).body;
    const { status, body } = await set(send, { etag, bindings: [INVOKERS] });
    expect([status, body.error.status]).toEqual([409, "ABORTED"]);
    expect(await get(send)).toEqual(after);
  });

  it("checks the etag even if the update mask does not contain it", async () => {
    const { send } = openSeeded();
    await set(send, { bindings: [VIEWERS] });
    expect((await set(send, { etag: "c3RhbGU=", bindings: [] }, "bindings")).status).toBe(409);
  });

  it("overwrites the policy if the request has no etag", async () => {
    const { send } = openSeeded();
    await set(send, { bindings: [VIEWERS] });
    expect((await set(send, { bindings: [INVOKERS] })).body.bindings).toEqual([INVOKERS]);
  });

  it("treats a current etag as stale if a fault requests it", async () => {
    const { send, emulator } = openSeeded();
    const id = emulator.faults.add({ operationId: "setFunctionIamPolicy", staleEtag: true, times: 1 });
    const { etag: old } = await get(send);
    expect((await set(send, {})).status).toBe(200);
    expect((await set(send, { etag: old })).status).toBe(409);
    expect(emulator.faults.hits(id)).toBe(0);
    const { etag } = await get(send);
    expect((await set(send, { etag })).status).toBe(409);
    expect(emulator.faults.hits(id)).toBe(1);
    expect((await set(send, { etag })).status).toBe(200);
  });

  it("updates only the bindings of a policy if the request has no mask", async () => {
    const { send } = openSeeded();
    const auditConfigs = [{ service: "functions", auditLogConfigs: [{ logType: "DATA_READ" }] }];
    await set(send, { bindings: [VIEWERS], auditConfigs });
    expect(await get(send)).not.toHaveProperty("auditConfigs");
    await set(send, { bindings: [INVOKERS], auditConfigs }, "audit_configs");
    expect(await get(send)).toMatchObject({ bindings: [VIEWERS], auditConfigs });
    await set(send, { bindings: [INVOKERS] }, "bindings,etag");
    expect(await get(send)).toMatchObject({ bindings: [INVOKERS], auditConfigs });
    await set(send, { version: 3 }, "version");
    expect(await get(send, 3)).toMatchObject({ version: 3, bindings: [INVOKERS], auditConfigs });
    await set(send, { bindings: [VIEWERS] }, "*");
    expect(await get(send)).toEqual({ version: 1, bindings: [VIEWERS], etag: expect.any(String) });
  });

  it("rejects a mask with an unknown policy field, and suggests a similar name", async () => {
    const { send } = openSeeded();
    const response = await set(send, { bindings: [] }, "binding");
    expect(response.status).toBe(400);
    expect(problemOf(response)).toEqual({
      message: expect.stringContaining("Did you mean bindings?"),
      field: "body/updateMask",
    });
  });

  it("rejects a body without a policy, because it would remove all roles", async () => {
    const { send } = openSeeded();
    await set(send, { bindings: [VIEWERS] });
    expect((await send("POST", `v2/${NEW}:setIamPolicy`, {})).status).toBe(400);
    expect((await get(send)).bindings).toEqual([VIEWERS]);
  });

  it("merges bindings with the same role and condition, and removes duplicate members", async () => {
    const { send } = openSeeded();
    const more = { role: "viewer", members: ["user:ann@example.com", "domain:example.com"] };
    const conditional = { ...VIEWERS, condition: UNTIL_MAY };
    const { body } = await set(send, {
      version: 3,
      bindings: [VIEWERS, INVOKERS, conditional, more, conditional],
    });
    expect(body.bindings).toEqual([{ role: "viewer", members: more.members }, INVOKERS, conditional]);
  });
});

describe("policy conditions", () => {
  const conditional = { ...VIEWERS, condition: UNTIL_MAY };

  it("requires version 3 for a policy with conditions", async () => {
    const { send } = openSeeded();
    for (const version of [undefined, 0, 1]) {
      const response = await set(send, { version, bindings: [conditional] });
      expect(response.status).toBe(400);
      expect(problemOf(response).field).toBe("body/policy/version");
    }
    expect((await set(send, { version: 3, bindings: [conditional] })).status).toBe(200);
    expect((await set(send, { version: 1 }, "version")).status).toBe(400);
  });

  it("returns conditions only for version 3", async () => {
    const { send } = openSeeded();
    await set(send, { version: 3, bindings: [conditional, INVOKERS] });
    expect(await get(send, 3)).toMatchObject({ version: 3, bindings: [conditional, INVOKERS] });
    const { etag } = await get(send, 3);
    for (const version of [undefined, 0, 1])
      expect(await get(send, version)).toEqual({ version: 1, bindings: [VIEWERS, INVOKERS], etag });
  });

  it("rejects conditions in version 2", async () => {
    const { send } = openSeeded();
    expect((await set(send, { version: 2, bindings: [] })).status).toBe(400);
    const path = `v2/${NEW}:getIamPolicy?options.requestedPolicyVersion=2`;
    expect((await send("GET", path)).status).toBe(400);
  });
});

describe("policy bindings", () => {
  const bindingsError = async (bindings: object[]) => {
    const { send } = openSeeded();
    const response = await set(send, { bindings });
    expect(response.status).toBe(400);
    expect(await get(send)).not.toHaveProperty("bindings");
    return problemOf(response);
  };

  it.each([
    "ann@example.com",
    "user:ann",
    "user:",
    "robot:ann@example.com",
    "allusers",
    "domain:a@b.c",
    "group: a@b.c",
    "",
  ])("rejects the member %j, and quotes it in the error", async (member) => {
    expect(await bindingsError([INVOKERS, { role: "viewer", members: ["allUsers", member] }])).toEqual({
      message: expect.stringContaining(JSON.stringify(member)),
      field: "body/policy/bindings/1/members/1",
    });
  });

  it("rejects bindings without a role", async () => {
    expect((await bindingsError([{ members: ["allUsers"] }])).field).toBe("body/policy/bindings/0/role");
    expect((await bindingsError([{ role: "", members: ["allUsers"] }])).field).toBe(
      "body/policy/bindings/0/role",
    );
  });

  it("rejects bindings with more than 1500 members or 250 groups", async () => {
    const { send } = openSeeded();
    const members = (kind: string, count: number): string[] =>
      Array.from({ length: count }, (_, index) => `${kind}:m${index}@example.com`);
    const few = [
      { role: "viewer", members: [...members("group", 250), ...members("user", 1250)] },
      { role: "invoker", members: members("user", 1250) },
    ];
    expect((await set(send, { bindings: few })).status).toBe(200);
    expect((await bindingsError([{ role: "viewer", members: members("user", 1501) }])).message).toContain(
      "1500",
    );
    expect((await bindingsError([{ role: "viewer", members: members("group", 251) }])).message).toContain(
      "250",
    );
  });

  it("accepts members in every supported form", async () => {
    const { send } = openSeeded();
    const members = [
      "allUsers",
      "allAuthenticatedUsers",
      "user:ann@example.com",
      "serviceAccount:build@demo.example.com",
      "group:team@example.com",
      "domain:example.com",
    ];
    expect((await set(send, { bindings: [{ role: "viewer", members }] })).body.bindings[0].members).toEqual(
      members,
    );
  });
});
