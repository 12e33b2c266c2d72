import { UniqueConflictError } from "@seamline/emulator-kit";
import { afterEach, expect, test, vi } from "vitest";
import { createEmulator, memoryStores, type Store, StoreError } from "../../src/index.ts";
import { type StoreFactory, StoreUnavailableError } from "../../src/node/index.ts";
import { serviceNames } from "../node/support/services-by-port.ts";
import { ask, matterNames, zoneDomains } from "./support/ask.ts";

const seed = { edge: { zones: [{ Domain: "one.example" }] } };
const logged = vi.spyOn(console, "error");

afterEach(() => expect(logged).not.toHaveBeenCalled());

test("requests during state changes all receive a response, and the last change wins", async () => {
  const emulator = createEmulator({ seed });
  const requests = Array.from({ length: 60 }, (_, index) =>
    ask(
      emulator.edge,
      index % 2 ? "GET /dnszone" : "POST /dnszone",
      index % 2 ? undefined : { Domain: `z${index}.example` },
    ),
  );
  const snapshot = await emulator.snapshot();
  const changes = [
    emulator.reset(),
    emulator.seed({ edge: { zones: [{ Domain: "two.example" }] } }),
    emulator.restore(snapshot),
    emulator.seed({ edge: { zones: [{ Domain: "last.example" }] } }),
  ];
  const afterwards = zoneDomains(emulator.edge);
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  await Promise.all(changes);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  expect(await afterwards).toEqual(["last.example"]);
});

test("a closed emulator responds with an error in the format of each service, and can be closed again", async () => {
  const emulator = createEmulator({ seed });
  const requests = Array.from({ length: 20 }, () => ask(emulator.edge, "GET /dnszone"));
  await Promise.all([emulator.close(), emulator.close()]);
  await emulator.close();
  for (const { status } of await Promise.all(requests)) expect([200, 503]).toContain(status);
  const message = "The emulator cannot handle requests. The emulator is closed: create a new one";
  expect(await ask(emulator.edge, "GET /dnszone")).toMatchObject({ status: 503, body: { Message: message } });
  expect(await ask(emulator.retention, "GET /v1/matters")).toMatchObject({
    status: 503,
    body: { error: { message } },
  });
  expect((await ask(emulator.edge, "HEAD /dnszone")).body).toBeUndefined();
  expect(await ask(emulator.edge, "POST /__emulator/reset")).toMatchObject({ status: 503 });
  for (const change of [() => emulator.reset(), () => emulator.seed({}), () => emulator.snapshot()])
    await expect(change()).rejects.toMatchObject({ name: "StoreClosedError", code: "closed" });
});

test("a delayed request receives an error when the emulator closes", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 } });
  emulator.faults.add({ operationId: "*", latencyMs: 60_000 });
  const held = ask(emulator.edge, "GET /dnszone");
  await emulator.clock.advance(1);
  await emulator.close();
  expect(await held).toMatchObject({ status: 503, body: { Message: expect.stringContaining("closed") } });
});

test("earlier faults do not affect a request that waits for a reset", async () => {
  const emulator = createEmulator({ seed });
  await emulator.ready;
  emulator.faults.add({ operationId: "*", status: 500 });
  const resetting = emulator.reset();
  await Promise.resolve();
  expect((await ask(emulator.edge, "GET /dnszone")).status).toBe(200);
  await resetting;
  expect(emulator.requests()).toHaveLength(1);
});

test("closing an emulator removes its tasks from the clock", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, seed });
  const created = await ask(emulator.retention, "POST /v1/matters", { name: "Case" });
  const { matterId } = created.body as { matterId: string };
  await ask(emulator.retention, `POST /v1/matters/${matterId}:close`, {});
  await ask(emulator.retention, `DELETE /v1/matters/${matterId}`);
  expect(emulator.clock.state().scheduled).toBeGreaterThan(0);
  await emulator.close();
  expect(emulator.clock.state().scheduled).toBe(0);
});

test("if a store cannot be opened, ready and every request fail with its error", async () => {
  const failure = new StoreUnavailableError("in-use", "state", "is in use by another process.");
  const emulator = createEmulator({
    store: () => {
      throw failure;
    },
  });
  await expect(emulator.ready).rejects.toBe(failure);
  expect(await ask(emulator.edge, "GET /dnszone")).toMatchObject({
    status: 503,
    body: { Message: `The emulator cannot handle requests. ${failure.message}` },
  });
  expect(await ask(emulator.edge, "GET /__emulator/health")).toMatchObject({
    status: 503,
    body: { error: { code: "unavailable", message: failure.message } },
  });
  await expect(emulator.reset()).rejects.toBe(failure);
  await emulator.close();
});

test("ready rejects if a service rejects the seed, and the open stores are closed", async () => {
  const closed: string[] = [];
  const stores: StoreFactory = (name, collections) => {
    const store = memoryStores(name, collections);
    const put = (): never => {
      throw new UniqueConflictError({ collection: "zones", index: "byId", key: [7], id: "b", holder: "a" });
    };
    return {
      ...store,
      transaction: (work) => (name === "edge" ? Promise.resolve().then(put) : store.transaction(work)),
      close: async () => void closed.push(name),
    };
  };
  const emulator = createEmulator({ seed, store: stores });
  await expect(emulator.ready).rejects.toMatchObject({
    name: "InvalidSeedError",
    problems: [{ pointer: "/edge" }],
  });
  expect(closed.sort()).toEqual(["emulator", ...serviceNames].sort());
});

test("requests fail with 503 while a store fails, and succeed once it works again", async () => {
  let isFailing = false;
  const failing: StoreFactory = (name, collections) => {
    const store: Store<typeof collections> = memoryStores(name, collections);
    const held = async (): Promise<void> => {
      if (isFailing) throw new StoreUnavailableError("inaccessible", "state", "cannot be written.");
    };
    return {
      ...store,
      transaction: (work) => held().then(() => store.transaction(work)),
      read: (work) => held().then(() => store.read(work)),
      restore: (snapshot) => held().then(() => store.restore(snapshot)),
    };
  };
  const emulator = createEmulator({ seed, store: failing });
  await emulator.ready;
  isFailing = true;
  expect(await ask(emulator.edge, "POST /dnszone", { Domain: "b.example" })).toMatchObject({ status: 503 });
  await expect(emulator.reset()).rejects.toThrow(StoreError);
  isFailing = false;
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
  await emulator.reset();
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

/** Creates stores that outlive emulators, like stores on disk. */
function lastingStores(): StoreFactory {
  const stores = new Map<string, ReturnType<StoreFactory>>();
  return async (name, collections) => {
    const store = (await stores.get(name)) ?? memoryStores(name, collections);
    stores.set(name, store);
    return { ...store, close: async () => undefined };
  };
}

test("an existing state keeps its seed, and the seed option is ignored", async () => {
  const store = lastingStores();
  const first = createEmulator({ seed, store });
  await ask(first.edge, "POST /dnszone", { Domain: "kept.example" });
  await first.close();
  const second = createEmulator({ seed: { edge: { zones: [{ Domain: "other.example" }] } }, store });
  expect(await zoneDomains(second.edge)).toEqual(["one.example", "kept.example"]);
  await second.reset();
  expect(await zoneDomains(second.edge)).toEqual(["one.example"]);
});

test("the next process starts from the new seed if a process dies during a change", async () => {
  const lasting = lastingStores();
  let writes = Number.POSITIVE_INFINITY;
  const dying: StoreFactory = async (name, collections) => {
    const store = await lasting(name, collections);
    const write = async (): Promise<void> => {
      writes -= 1;
      if (writes < 0) throw new StoreUnavailableError("inaccessible", "state", "is out of reach.");
    };
    return {
      ...store,
      transaction: (work) => write().then(() => store.transaction(work)),
      restore: (snapshot) => write().then(() => store.restore(snapshot)),
    };
  };
  const old = { edge: { zones: [{ Domain: "old.example" }] }, accounts: [{ email: "alex@example.com" }] };
  const matters = [{ name: "New", owner: "alex@example.com" }];
  const next = { edge: { zones: [{ Domain: "new.example" }] }, retention: { matters } };
  const states = new Set<string>();
  for (let until = 0; until < 3 * (1 + serviceNames.length); until += 1) {
    writes = Number.POSITIVE_INFINITY;
    const emulator = createEmulator({ seed: old, store: dying });
    await emulator.seed(old);
    writes = until;
    await emulator.seed(next).catch(() => undefined);
    const afterwards = createEmulator({ store: lasting });
    states.add(JSON.stringify([await zoneDomains(afterwards.edge), await matterNames(afterwards.retention)]));
  }
  expect(states).toEqual(new Set(['[["old.example"],[]]', '[["new.example"],["New"]]']));
});
