import { connect } from "node:net";
import { expect, expectTypeOf, it, onTestFinished } from "vitest";
import { takenPort } from "../../../function-runner/test/support/serve-locally.ts";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { ListenError, type Listening, type ListenOptions, listen } from "../../src/node/index.ts";
import { openWire } from "./support/exchange-bytes.ts";
import { type Latch, latch } from "./support/latch.ts";
import { namesByPort, serviceNames, servicesByPort } from "./support/services-by-port.ts";
import { text } from "./support/serving.ts";

async function listening(emulator: Emulator, options: ListenOptions): Promise<Listening> {
  const running = await listen(emulator, options);
  onTestFinished(running.close);
  return running;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
      .once("connect", () => resolve(false))
      .once("error", () => resolve(true));
    onTestFinished(() => void socket.destroy());
  });
}

/** Listens on consecutive ports, and tries other ports if one is in use. */
async function listeningInOrder(): Promise<{ first: number; urls: object }> {
  for (;;) {
    const first = (await takenPort()) + 20;
    try {
      return { first, urls: (await listening(createEmulator(), { port: first })).urls };
    } catch (error) {
      if (!(error instanceof ListenError && error.problem === "port-taken")) throw error;
    }
  }
}

it("serves every service on its own port", async () => {
  const { urls } = await listening(createEmulator(), { port: 0 });
  expect(Object.keys(urls)).toEqual(namesByPort);
  const responses = await Promise.all(Object.values(urls).map((url) => fetch(`${url}/nowhere`)));
  expect(responses.map(({ status }) => status)).toEqual(namesByPort.map(() => 404));
  expect(new Set(Object.values(urls)).size).toBe(namesByPort.length);
});

it("adds the offset of each service to the base port", async () => {
  const { first, urls } = await listeningInOrder();
  const expected = servicesByPort.map(({ name, portOffset }) => [
    name,
    `http://127.0.0.1:${first + portOffset}`,
  ]);
  expect(urls).toEqual(Object.fromEntries(expected));
  expect(servicesByPort.slice(0, 3)).toMatchObject([
    { name: "retention", portOffset: 0 },
    { name: "functions", portOffset: 1 },
    { name: "edge", portOffset: 2 },
  ]);
});

it("the returned URLs and their type contain only the selected services", async () => {
  const { urls, close } = await listen(createEmulator(), { port: 0, services: ["edge"] });
  expect(Object.keys(urls)).toEqual(["edge"]);
  expectTypeOf(urls).toEqualTypeOf<Readonly<Record<"edge", string>>>();
  // @ts-expect-error no such service
  await expect(listen(createEmulator(), { services: ["edges"] })).rejects.toThrow(
    `services must be a list of ${serviceNames.join(", ")}, but contains edges.`,
  );
  await close();
});

it("reports which port is in use, and opens no other port", async () => {
  let taken = await takenPort();
  while (!(await isFree(taken - 1)) || !(await isFree(taken - 2))) taken = await takenPort();
  const error: unknown = await listen(createEmulator(), { port: taken - 2 }).catch((reason) => reason);
  expect(error).toBeInstanceOf(ListenError);
  expect(error).toMatchObject({
    problem: "port-taken",
    message: `The port ${taken} of 127.0.0.1 (edge) is already in use: stop the program that is using it, or choose another port.`,
  });
  expect(await isFree(taken - 2)).toBe(true);
});

it.each([
  [{ host: "192.0.2.1", port: 0 }, "no-such-host", /192\.0\.2\.1 is not an address of this machine/],
  [{ host: "no-such-host.invalid", port: 0 }, "no-such-host", /is not an address of this machine/],
  [{ port: 65_535 }, "invalid", /from 0 to 655\d\d, but is 65535/],
  [{ port: -1 }, "invalid", /but is -1/],
  [{ port: 1.5 }, "invalid", /but is 1\.5/],
  [{ services: [] }, "invalid", /services must be a list of/],
] as const)("rejects the listen options %j", async (options, problem, message) => {
  const error: unknown = await listen(createEmulator(), options as ListenOptions).catch((reason) => reason);
  expect(error).toMatchObject({ name: "ListenError", problem, message: expect.stringMatching(message) });
});

it("rejects with the emulator's error if the emulator cannot open its store", async () => {
  const store = () => {
    throw new Error("no disk");
  };
  await expect(listen(createEmulator({ store }), { port: 0 })).rejects.toThrow("no disk");
});

it("returns a usable URL if it listens on all addresses", async () => {
  const { urls } = await listening(createEmulator(), { host: "0.0.0.0", port: 0, services: ["edge"] });
  expect(urls.edge).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${urls.edge}/nowhere`)).status).toBe(404);
});

it("writes an IPv6 address in brackets", async ({ skip }) => {
  const running = await listen(createEmulator(), { host: "::1", port: 0 }).catch(() => skip("no IPv6 here"));
  expect(running.urls.edge).toMatch(/^http:\/\/\[::1\]:\d+$/);
  await running.close();
});

/** Creates an emulator whose only service delays its response to `/slow` until `barrier` resolves. */
function slowEmulator(): { emulator: Emulator; barrier: Latch<void>; asked: Latch<void> } {
  const [barrier, asked] = [latch<void>(), latch<void>()];
  const handle = async ({ target }: { readonly target: string }) => {
    if (target !== "/slow") return text("done");
    asked.resolve();
    await barrier.promise;
    return text("slow");
  };
  const edge = { name: "edge", portOffset: 2, maxBodyBytes: 9, handle };
  return {
    emulator: { ready: Promise.resolve(), services: { edge } } as unknown as Emulator,
    barrier,
    asked,
  };
}

it("closes idle connections immediately, and waits for pending responses", async () => {
  const { emulator, barrier, asked } = slowEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["edge"] });
  const [silent, idle, busy] = [
    await openWire(urls.edge),
    await openWire(urls.edge),
    await openWire(urls.edge),
  ];
  idle.socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await idle.until(/done$/);
  busy.socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
  await asked.promise;
  const closed = close();
  expect(close()).toBe(closed);
  await Promise.all([silent.closed, idle.closed]);
  expect(busy.received()).toBe("");
  barrier.resolve();
  expect(await busy.closed).toMatch(/connection: close.*slow$/is);
  await closed;
  expect(await isFree(Number(new URL(urls.edge).port))).toBe(true);
});

it("stops waiting for responses after closeWithinMs", async () => {
  const { emulator, asked } = slowEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["edge"], closeWithinMs: 30 });
  const wire = await openWire(urls.edge);
  wire.socket.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
  await asked.promise;
  await close();
  expect(await wire.closed).toBe("");
});
