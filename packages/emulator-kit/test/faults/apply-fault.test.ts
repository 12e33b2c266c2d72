import { describe, expect, it, vi } from "vitest";
import { applyFault } from "../../src/faults/apply-fault.ts";
import { toResponse } from "../../src/http/service-response.ts";
import { createClock, type ServiceResponse, type TransportFault } from "../../src/index.ts";
import { fromResponse } from "../support/from-response.ts";

const matter = { matterId: "m1", name: "Größe" };
const matterBytes = new TextEncoder().encode(JSON.stringify(matter));

/** A service that returns a matter, or an error with the given status. */
function service(handle: () => Response = () => Response.json(matter)) {
  return {
    handle: vi.fn(() => fromResponse(handle())),
    errorResponse: vi.fn((status: number) =>
      fromResponse(Response.json({ error: { code: status } }, { status })),
    ),
  };
}

const waiting = { clock: createClock({ now: 0, mode: "manual" }) };

async function received(fault: TransportFault, target = service()): Promise<Response> {
  return toResponse(await applyFault(fault, target, waiting));
}

/** Reads the bytes of a body up to its end or an error. */
async function arriving(response: Response): Promise<{ bytes: number[]; error?: unknown }> {
  const bytes: number[] = [];
  try {
    for await (const chunk of response.body ?? []) bytes.push(...chunk);
    return { bytes };
  } catch (error) {
    return { bytes, error };
  }
}

it("returns the response unchanged if there is no fault", async () => {
  const response: ServiceResponse = { status: 200, headers: {}, body: "whole" };
  expect(await applyFault({}, { ...service(), handle: () => response }, waiting)).toBe(response);
});

describe("a status", () => {
  it("returns the service's error response without handling the request", async () => {
    const target = service();
    const response = await received({ status: 503 }, target);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: { code: 503 } });
    expect(target.handle).not.toHaveBeenCalled();
  });

  it.each([
    ["<h1>Bad gateway</h1>", "<h1>Bad gateway</h1>", "text/plain;charset=UTF-8"],
    [{ why: "because" }, '{"why":"because"}', "application/json"],
    [null, "null", "application/json"],
  ])("sends the custom body %j", async (body, text, type) => {
    const response = await received({ status: 502, body });
    expect(await response.text()).toBe(text);
    expect(response.headers.get("content-type")).toBe(type);
  });

  it.each([1, "Wed, 21 Oct 2030 07:28:00 GMT"])("sends the Retry-After value %j", async (retryAfter) => {
    const response = await received({ status: 429, retryAfter });
    expect(response.headers.get("retry-after")).toBe(`${retryAfter}`);
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ error: { code: 429 } });
  });
});

describe("latency", () => {
  it("delays the response, but handles the operation immediately", async () => {
    const clock = createClock({ now: 0, mode: "manual" });
    const target = service();
    let arrivedAt: number | undefined;
    const response = applyFault({ latencyMs: 500 }, target, { clock }).then((response) => {
      arrivedAt = clock.now();
      return response;
    });
    await clock.advance(499);
    expect(target.handle).toHaveBeenCalledOnce();
    expect(arrivedAt).toBeUndefined();
    await clock.advance(1);
    expect(arrivedAt).toBe(500);
    expect(await toResponse(await response).json()).toEqual(matter);
  });

  it("stops the delay when the client disconnects", async () => {
    const clock = createClock({ now: 0, mode: "manual" });
    const controller = new AbortController();
    const response = applyFault({ latencyMs: 500 }, service(), { clock, signal: controller.signal });
    const reason = new Error("gone");
    setImmediate(() => controller.abort(reason));
    await expect(response).rejects.toBe(reason);
    expect(clock.state().sleeping).toBe(0);
  });
});

describe("a reset", () => {
  it.each([
    ["before", 0],
    ["after", 1],
  ] as const)("drops the response if the connection is reset %s the operation", async (reset, times) => {
    const target = service();
    const response = await applyFault({ reset }, target, waiting);
    expect(target.handle).toHaveBeenCalledTimes(times);
    expect(response.connectionLoss).toBe("response");
    expect(() => toResponse(response)).toThrow(TypeError);
    expect(() => toResponse(response)).toThrow(expect.objectContaining({ code: "ECONNRESET" }));
    expect(() => toResponse(response)).toThrow("The connection was lost");
  });
});

describe("a truncated body", () => {
  it.each([0, 1, 10, matterBytes.length - 1])(
    "closes the connection after %i bytes of the body",
    async (truncate) => {
      const damaged = await applyFault({ truncate }, service(), waiting);
      expect(damaged.connectionLoss).toBe("body");
      const response = toResponse(damaged);
      expect(response.headers.get("content-length")).toBe(`${matterBytes.length}`);
      expect(response.headers.get("content-type")).toBe("application/json");
      const { bytes, error } = await arriving(response);
      expect(bytes).toEqual([...matterBytes.slice(0, truncate)]);
      expect(error).toBeInstanceOf(TypeError);
    },
  );

  it("does not truncate a body that does not exceed the limit", async () => {
    const response = await applyFault({ truncate: matterBytes.length }, service(), waiting);
    expect(response.connectionLoss).toBeUndefined();
    expect(await toResponse(response).json()).toEqual(matter);
  });

  it("does not truncate a response without a body", async () => {
    const response = await received(
      { truncate: 0, malformed: true },
      service(() => new Response(null, { status: 204 })),
    );
    expect(response.status).toBe(204);
    expect(await arriving(response)).toEqual({ bytes: [] });
  });
});

describe("malformed JSON", () => {
  it.each(["{}", "[1,2]", "12", '"text"', "null", '{"a":1}\n', "1 "])(
    "makes the JSON %j invalid",
    async (json) => {
      const headers = { "content-type": "application/json", "content-length": `${json.length}` };
      const response = await received(
        { malformed: true },
        service(() => new Response(json, { headers })),
      );
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.has("content-length")).toBe(false);
      const text = await response.text();
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
    },
  );
});

it("a fault can replace the content type without changing the body", async () => {
  const response = await received({ contentType: "text/html" });
  expect(response.headers.get("content-type")).toBe("text/html");
  expect(await response.json()).toEqual(matter);
});

it("combines several effects of one fault", async () => {
  const response = await received({ status: 500, body: { a: 1 }, truncate: 3, contentType: "text/html" });
  expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html"]);
  expect((await arriving(response)).bytes).toEqual([...new TextEncoder().encode('{"a')]);
});

it("a fault does not hide an error that the handler throws", async () => {
  const failing = service(() => {
    throw new Error("bug");
  });
  await expect(received({ latencyMs: 5 }, failing)).rejects.toThrow("bug");
});
