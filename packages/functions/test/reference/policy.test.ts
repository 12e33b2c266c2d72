import type { ContractServer } from "@seamline/contract-server";
import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import * as asShown from "../../src/generated/v2/index.gen.ts";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import * as v2alpha from "../../src/generated/v2alpha/reference/index.gen.ts";
import * as v2beta from "../../src/generated/v2beta/reference/index.gen.ts";
import { updatePolicy } from "../../src/policy.ts";
import { bundleOf } from "../bundle-of.ts";

const resource = "projects/p/locations/l/functions/greet";
const auth = v2.bearer("token");

interface Stored extends v2.Policy {
  etag?: string;
}

/** Stores one policy with the rules of the reference profile: a write with a stale etag fails with 409 ABORTED. */
function keepPolicy(server: ContractServer, policy: Stored = {}) {
  let writes = 0;
  const state: { policy: Stored } = { policy: { etag: "AAAA", ...policy } };
  const sent: v2.SetIamPolicyRequest[] = [];
  server.respondWith("getFunctionIamPolicy", () => ({ body: state.policy }));
  server.respondWith("setFunctionIamPolicy", ({ body }) => {
    const request: v2.SetIamPolicyRequest = JSON.parse(`${body}`);
    sent.push(request);
    const stale = { code: 409, status: "ABORTED", message: "stale etag" };
    if (request.policy?.etag !== state.policy.etag) return { status: 409, body: { error: stale } };
    writes += 1;
    state.policy = { ...request.policy, etag: Buffer.from(`etag ${writes}`).toString("base64") };
    return { body: state.policy };
  });
  return { state, sent };
}

/** A clock whose sleeps return immediately. */
function autoAdvanceClock() {
  const slept: number[] = [];
  return { slept, clock: { now: () => 0, sleep: async (ms: number) => void slept.push(ms) } };
}

async function start(policy?: Stored, version = "v2") {
  const server = await serveBundle(bundleOf(version, "reference"));
  const { slept, clock } = autoAdvanceClock();
  const options = { baseUrl: server.url, auth, clock };
  return { server, slept, options, client: v2.createFunctionsClient(options), ...keepPolicy(server, policy) };
}

const calls = (server: ContractServer) => server.received.map(({ operationId }) => operationId);
const GET = "getFunctionIamPolicy";
const SET = "setFunctionIamPolicy";
const unchanged = (): undefined => undefined;
const invokers = (members: string[]) => ({ role: "roles/invoker", members });

describe.each([
  ["v1", v1.createFunctionsClient],
  ["v2", v2.createFunctionsClient],
  ["v2beta", v2beta.createFunctionsClient],
  ["v2alpha", v2alpha.createFunctionsClient],
])("%s", (version, createFunctionsClient) => {
  test("reads a policy including conditions, changes it and writes it back with the same etag", async () => {
    const { server, options, sent, state } = await start({ version: 1 }, version);
    const written = await updatePolicy(createFunctionsClient(options), resource, (policy) => ({
      ...policy,
      bindings: [invokers(["user:ada@example.com"])],
      etag: "ignored",
    }));
    expect(written).toEqual(state.policy);
    expect(calls(server)).toEqual([GET, SET]);
    expect(server.received[0]?.target).toContain("requestedPolicyVersion=3");
    const bindings = [invokers(["user:ada@example.com"])];
    expect(sent).toEqual([{ policy: { version: 1, bindings, etag: "AAAA" } }]);
    expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
  });
});

describe("the changed policy", () => {
  test("the callback can modify its copy, synchronously or asynchronously", async () => {
    const { client, state } = await start({ bindings: [invokers([])] });
    await updatePolicy(client, resource, (policy) => {
      policy.bindings?.[0]?.members?.push("user:a@example.com");
    });
    await updatePolicy(client, resource, async (policy) => {
      await Promise.resolve();
      policy.bindings?.[0]?.members?.push("user:b@example.com");
    });
    expect(state.policy.bindings).toEqual([invokers(["user:a@example.com", "user:b@example.com"])]);
  });

  test("does not write an unchanged policy", async () => {
    const { client, server, state } = await start({ bindings: [invokers([])] });
    for (const change of [unchanged, (policy: v2.Policy) => ({ ...policy, etag: "BBBB" })]) {
      expect(await updatePolicy(client, resource, change)).toEqual(state.policy);
    }
    expect(calls(server)).toEqual([GET, GET]);
  });

  test("updateMask lists the fields that the service ignores by default", async () => {
    const { client, sent } = await start({ version: 1, auditConfigs: [{ service: "a" }] });
    await updatePolicy(client, resource, ({ auditConfigs: _, ...policy }) => ({ ...policy, version: 3 }));
    expect(sent).toEqual([
      { policy: { version: 3, etag: "AAAA" }, updateMask: "bindings,etag,version,auditConfigs" },
    ]);
  });

  test.each([
    [[], "an array"],
    [5, "a number"],
    ["policy", "a string"],
    [true, "a boolean"],
  ])("updatePolicy rejects the changed policy %j", async (changed, type) => {
    const { client, server } = await start();
    await expect(updatePolicy(client, resource, () => changed as never)).rejects.toMatchObject({
      name: "InvalidArgumentError",
      message: `change must return a policy or nothing, but returned ${type}`,
    });
    expect(calls(server)).toEqual([GET]);
  });
});

describe("a conflict", () => {
  test("reads and changes the policy again after a conflict", async () => {
    const { client, state, server, slept } = await start();
    const seen: unknown[] = [];
    const written = await updatePolicy(client, resource, (policy) => {
      seen.push(policy.bindings);
      // Another client writes first, but only once.
      if (seen.length === 1)
        state.policy = { etag: "BBBB", bindings: [invokers(["user:other@example.com"])] };
      const bindings = policy.bindings ?? [];
      return {
        ...policy,
        bindings: [...bindings, { role: "roles/viewer", members: ["user:a@example.com"] }],
      };
    });
    expect(seen).toEqual([undefined, [invokers(["user:other@example.com"])]]);
    expect(written.bindings?.map(({ role }) => role)).toEqual(["roles/invoker", "roles/viewer"]);
    expect(calls(server)).toEqual([GET, SET, GET, SET]);
    expect(slept).toHaveLength(1);
  });

  test("pauses after a conflict", async () => {
    const { server, options, state } = await start();
    const callsSoFar: number[] = [];
    const sleep = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
      callsSoFar.push(calls(server).length);
    };
    const client = v2.createFunctionsClient({ ...options, clock: { now: () => 0, sleep } });
    await updatePolicy(client, resource, (policy) => {
      if (callsSoFar.length === 0) state.policy = { etag: "BBBB" };
      return { ...policy, bindings: [] };
    });
    expect(callsSoFar).toEqual([2]);
  });

  test("applies all ten concurrent changes", async () => {
    const { client, state, server } = await start();
    const members = Array.from({ length: 10 }, (_, index) => `user:${index}@example.com`);
    const race = members.map((member) =>
      updatePolicy(
        client,
        resource,
        (policy) => ({ ...policy, bindings: [...(policy.bindings ?? []), invokers([member])] }),
        { maxAttempts: members.length },
      ),
    );
    await Promise.all(race);
    expect(state.policy.bindings?.flatMap((binding) => binding.members).sort()).toEqual(members);
    expect(server.received.length).toBeGreaterThan(20);
  });
});

describe("a failing change", () => {
  test.each([
    [undefined, 5],
    [2, 2],
  ])("ends after maxAttempts (%s) if every attempt conflicts", async (maxAttempts, attempts) => {
    const { client, state, server, slept } = await start();
    let others = 0;
    const update = updatePolicy(
      client,
      resource,
      (policy) => {
        others += 1;
        state.policy = { etag: Buffer.from(`other ${others}`).toString("base64") };
        return { ...policy, bindings: [] };
      },
      { maxAttempts },
    );
    const error = await update.catch((reason: v2.SeamlineError) => reason as never);
    expect(error).toMatchObject({
      message: expect.stringMatching(
        `^setFunctionIamPolicy failed with ${attempts} conflicts because .*ABORTED: stale etag$`,
      ),
      ...{ name: "SeamlineError", retryable: true, operationId: SET },
      cause: { name: "ApiError", status: 409, code: "ABORTED" },
    });
    expect(calls(server).filter((id) => id === SET)).toHaveLength(attempts);
    const longest = slept.map((ms, index) => ms <= 100 * 2 ** index);
    expect([slept.length, longest.every(Boolean)]).toEqual([attempts - 1, true]);
  });

  test("rethrows errors other than conflicts without retrying", async () => {
    const { client, server } = await start();
    server.respondWith(SET, () => ({
      status: 403,
      body: { error: { code: 403, status: "PERMISSION_DENIED" } },
    }));
    const update = updatePolicy(client, resource, () => ({ bindings: [] }));
    await expect(update).rejects.toMatchObject({ status: 403 });
    const oops = updatePolicy(client, resource, () => {
      throw new Error("oops");
    });
    await expect(oops).rejects.toThrow(/^oops$/);
    expect(calls(server)).toEqual([GET, SET, GET]);
  });
});

describe("limits", () => {
  test("a signal ends pauses and a pending callback", async () => {
    const { server, options, state } = await start();
    const controller = new AbortController();
    const reason = new Error("enough");
    const sleep = (): Promise<void> => {
      controller.abort(reason);
      return new Promise<void>(() => undefined);
    };
    const client = v2.createFunctionsClient({ ...options, clock: { now: () => 0, sleep } });
    const change = (policy: v2.Policy) => {
      state.policy = { etag: "CCCC" };
      return { ...policy, bindings: [] };
    };
    const aborted = { name: "AbortError", cause: reason };
    const { signal } = controller;
    await expect(updatePolicy(client, resource, change, { signal })).rejects.toMatchObject(aborted);
    const callsSoFar = calls(server).length;
    await expect(updatePolicy(client, resource, change, { signal })).rejects.toMatchObject(aborted);
    expect(calls(server)).toHaveLength(callsSoFar);
  });

  test("the client's signal ends pauses and a pending callback", async () => {
    const { client, server } = await start();
    const controller = new AbortController();
    const never = (): Promise<undefined> => {
      controller.abort();
      return new Promise(() => undefined);
    };
    const { signal } = controller;
    const update = updatePolicy(client.withOptions({ signal }), resource, never);
    await expect(update).rejects.toMatchObject({ name: "AbortError" });
    expect(calls(server)).toEqual([GET]);
  });

  test("does not write a policy without an etag", async () => {
    const { client, server, sent } = await start();
    server.respondWith(GET, () => ({ body: { version: 1 } }));
    const change = (policy: v2.Policy) => ({ ...policy, bindings: [] });
    await expect(updatePolicy(client, resource, change)).rejects.toThrow(
      /^the policy has no etag.*allowMissingEtag/,
    );
    expect(sent).toEqual([]);
    await updatePolicy(client, resource, change, { allowMissingEtag: true, maxAttempts: 1 }).catch(
      () => undefined,
    );
    expect(sent).toEqual([{ policy: { version: 1, bindings: [] } }]);
  });

  test.each([
    [undefined, unchanged, {}, "client must be a client from the same copy"],
    ["client", "change", {}, "change must be a function"],
    ["client", unchanged, { maxAttempts: 0 }, "options.maxAttempts must be a positive integer"],
    ["client", unchanged, { retries: 1 }, "options.retries is unknown; known: maxAttempts, signal"],
  ])("updatePolicy rejects the arguments %s, %s, %j", async (hasClient, change, options, message) => {
    const { client, server } = await start();
    const update = updatePolicy(
      hasClient ? client : ({} as never),
      resource,
      change as never,
      options as never,
    );
    await expect(update).rejects.toSatisfy(v2.isInvalidArgumentError);
    await expect(update).rejects.toThrow(message);
    expect(server.received).toEqual([]);
  });

  test("rejects a resource name that does not match the pattern", async () => {
    const { client, server } = await start();
    const update = updatePolicy(client, "projects/p", unchanged);
    await expect(update).rejects.toThrow("input.resource must have the form projects/{project}");
    expect(server.received).toEqual([]);
  });
});

test("policies have the types of their API version", () => {
  const options = {
    baseUrl: "https://functions.test",
    auth: false as const,
    fetch: async () => Response.json({ etag: "AAAA" }),
  };
  const update = updatePolicy(v1.createFunctionsClient(options), resource, (policy) => {
    expectTypeOf(policy).toEqualTypeOf<v1.Policy>();
    return undefined;
  });
  expectTypeOf(update).resolves.toEqualTypeOf<v1.Policy>();
  // @ts-expect-error the source does not document the fields of a policy
  void updatePolicy(asShown.createFunctionsClient(options), resource, unchanged);
  // @ts-expect-error bindings must be an array
  void updatePolicy(v2.createFunctionsClient(options), resource, () => ({ bindings: "none" }));
});
