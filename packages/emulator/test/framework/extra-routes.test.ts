import { expect, it, onTestFinished, vi } from "vitest";
import type { FaultInput } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { clerkEmulator } from "./support/clerk-emulator.ts";
import { office } from "./support/clerk-service.ts";

vi.mock("../../src/generated/services.gen.ts", () => import("./support/clerk-services.ts"));

const BASE = "http://127.0.0.1";

/** Returns a body that is generated while it is read. */
function made(parts: () => AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const made = parts();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await made.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/** Reads the body of a response. If the body breaks off, returns the part that was received. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
    return text;
  } catch {
    return `${text}…`;
  }
}

it.each(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND"])(
  "a route for all methods handles %s and receives the method",
  async (method) => {
    const emulator = clerkEmulator();
    office.respond = ({ request, groups }) =>
      new Response(null, { status: 299, headers: { said: `${request.method} ${groups.rest}` } });
    const response = await emulator.clerk.fetch(`${BASE}/open/a%2Fb/c?d=e`, { method });
    expect([response.status, response.headers.get("said")]).toEqual([299, `${method} a%2Fb/c`]);
    const [{ id, at, ...entry } = { id: 0, at: 0 }] = emulator.requests();
    expect(entry).toMatchObject({
      method,
      operationId: "openAnything",
      target: "/open/a%2Fb/c?d=e",
      status: 299,
    });
    expect(entry).not.toHaveProperty("document");
  },
);

it("an extra route's response is sent unchanged, including repeated headers and a streamed body", async () => {
  const emulator = clerkEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["clerk" as never] });
  onTestFinished(close);
  let goOn = (): void => {};
  const later = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const parts = async function* (): AsyncGenerator<string> {
    yield "begun, ";
    await later;
    yield "done";
  };
  office.respond = () => {
    const response = new Response(made(parts), { headers: { "x-one": "1" } });
    for (const cookie of ["a=1", "b=2"]) response.headers.append("set-cookie", cookie);
    return response;
  };
  const response = await fetch(`${(urls as Record<string, string>).clerk}/open/`);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("begun, ");
  goOn();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("done");
  expect((await reader?.read())?.done).toBe(true);
});

it("an interrupted response body causes an error for the caller without affecting the emulator", async () => {
  const emulator = clerkEmulator();
  const { urls, close } = await listen(emulator, { port: 0, services: ["clerk" as never] });
  onTestFinished(close);
  const parts = async function* (): AsyncGenerator<string> {
    yield "begun";
    throw new Error("The code has ended.");
  };
  office.respond = () => new Response(made(parts));
  const url = `${(urls as Record<string, string>).clerk}/open/`;
  expect(await textOf(await fetch(url))).toBe("begun…");
  office.respond = () => new Response("whole");
  expect(await textOf(await fetch(url))).toBe("whole");
});

it.each([
  ["with its own date", () => new Response("hello", { headers: { date: "Mon, 01 Jan 2001 00:00:00 GMT" } })],
  ["with immutable header fields", () => fetch("data:text/plain,hello")],
  ["in the emulator's format", () => ({ status: 200, headers: {}, body: "hello" })],
])("every response has the date of the emulator's clock, including a response %s", async (_, respond) => {
  const emulator = clerkEmulator();
  office.respond = respond;
  const response = await emulator.clerk.fetch(`${BASE}/open/`);
  expect(response.headers.get("date")).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
  expect(await response.text()).toBe("hello");
  expect(emulator.requests()[0]?.response?.headers.date).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
});

it("responds to HEAD with the headers of a GET route and no body", async () => {
  const emulator = clerkEmulator();
  let isCancelled = false;
  const body = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      cancel: () => {
        isCancelled = true;
      },
    });
  office.respond = () => new Response(body(), { status: 203, headers: { "content-length": "12" } });
  const response = await emulator.clerk.fetch(`${BASE}/file`, { method: "HEAD" });
  expect([response.status, response.headers.get("content-length")]).toEqual([203, "12"]);
  expect([await response.text(), isCancelled]).toEqual(["", true]);
  expect((await emulator.clerk.fetch(`${BASE}/file`, { method: "POST" })).headers.get("allow")).toBe(
    "GET, HEAD, OPTIONS",
  );
});

it.each<[Partial<FaultInput>, number, RegExp]>([
  [{ status: 503, retryAfter: 2 }, 503, /UNAVAILABLE|"code":503/],
  [{ truncate: 3 }, 200, /^hel…$/],
  [{ malformed: true }, 200, /^hell,$/],
  [{ contentType: "text/html" }, 200, /^hello$/],
  [{ latencyMs: 0 }, 200, /^hello$/],
])("an extra route supports the fault %o", async (fault, status, text) => {
  const emulator = clerkEmulator();
  const asked = vi.fn(() => fetch("data:application/json,hello"));
  office.respond = asked;
  const id = emulator.faults.add({ operationId: "openAnything", ...fault });
  const response = await emulator.clerk.fetch(`${BASE}/open/`);
  expect([response.status, asked.mock.calls.length]).toEqual([status, fault.status === undefined ? 1 : 0]);
  expect(await textOf(response)).toMatch(text);
  expect(response.headers.get("date")).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
  expect(response.headers.get("content-type")).toBe(
    fault.contentType ??
      (fault.status === undefined ? "application/json" : "application/json; charset=UTF-8"),
  );
  expect(emulator.requests()).toMatchObject([{ operationId: "openAnything", status, faults: [id] }]);
});

it("latency delays a response, and a lost connection cancels its body", async () => {
  const emulator = clerkEmulator();
  emulator.faults.add({ operationId: "openAnything", latencyMs: 500, times: 1 });
  office.respond = () => new Response("hello");
  let isThere = false;
  const slow = emulator.clerk.fetch(`${BASE}/open/`).then((response) => {
    isThere = true;
    return response.text();
  });
  await emulator.clock.advance(499);
  expect(isThere).toBe(false);
  await emulator.clock.advance(1);
  expect(await slow).toBe("hello");
  const cancel = vi.fn();
  office.respond = () => new Response(new ReadableStream({ cancel }));
  emulator.faults.clear();
  emulator.faults.add({ operationId: "openAnything", reset: "after" });
  await expect(emulator.clerk.fetch(`${BASE}/open/`)).rejects.toMatchObject({ name: "ConnectionLostError" });
  expect(cancel).toHaveBeenCalledOnce();
  expect(emulator.requests().at(-1)).not.toHaveProperty("status");
});

it("an injected error has no body for HEAD, and faults for a document do not affect extra routes", async () => {
  const emulator = clerkEmulator();
  office.respond = () => new Response("hello");
  emulator.faults.add({ operationId: "*", document: "clerk", status: 418 });
  expect((await emulator.clerk.fetch(`${BASE}/open/`)).status).toBe(200);
  expect((await emulator.clerk.fetch(`${BASE}/letters`)).status).toBe(418);
  emulator.faults.add({ operationId: "openAnything", status: 500 });
  const response = await emulator.clerk.fetch(`${BASE}/open/`, { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([500, ""]);
});
