import type { ServerResponse } from "node:http";
import { createEdgeClient } from "@seamline/edge";
import { toResponse } from "@seamline/emulator-kit";
import type { FaultKind } from "@seamline/emulator-kit/host";
import { applyFault, createFaults } from "@seamline/emulator-kit/host";
import { describe, expect, it } from "vitest";
import { fromResponse } from "../../../emulator-kit/test/support/from-response.ts";
import { serveLocally } from "../../../function-runner/test/support/serve-locally.ts";
import { createClock, type EmulatorClock, type FaultInput, type ServiceResponse } from "../../src/index.ts";

const page = {
  Items: [{ Id: 1, Domain: "example.com" }],
  CurrentPage: 1,
  TotalItems: 1,
  HasMoreItems: false,
};

/** Responds to every request with one page, except for faults. */
function faultyEdge(clock: EmulatorClock, ...inputs: readonly Omit<FaultInput, "operationId">[]) {
  const faults = createFaults();
  for (const input of inputs) faults.add({ operationId: "listDnsZones", ...input });
  const seen: number[] = [];
  const handle = async (signal?: AbortSignal): Promise<ServiceResponse> => {
    seen.push(clock.now());
    const target = {
      handle: () => fromResponse(Response.json(page)),
      errorResponse: (status: number) =>
        fromResponse(Response.json({ ErrorKey: "x.y", Field: null, Message: "No." }, { status })),
    };
    const taken = faults.take("listDnsZones");
    const effects = new Set<FaultKind>();
    const tookEffect = (kind: FaultKind): void => void effects.add(kind);
    const response = await applyFault(taken.transport, target, { clock, signal, onEffect: tookEffect });
    taken.settle(effects);
    return response;
  };
  return { handle, faults, seen };
}

describe("a client on the emulator's clock, without a network", () => {
  const clientOf = (...inputs: readonly Omit<FaultInput, "operationId">[]) => {
    const clock = createClock({ now: Date.UTC(2030, 0, 1), mode: "manual" });
    const edge = faultyEdge(clock, ...inputs);
    const fetch = async (request: Request): Promise<Response> =>
      toResponse(await edge.handle(request.signal));
    const options = { baseUrl: "http://127.0.0.1:1", accessKey: "test-key", clock, fetch: fetch as never };
    return { clock, ...edge, client: createEdgeClient(options) };
  };

  it("retries after the delay of the fault, however long it is", async () => {
    const { clock, client, seen } = clientOf({ times: 2, status: 429, retryAfter: 30 });
    const began = clock.now();
    const listed = client.dnsZones.list();
    const received = listed.then((response) => response);
    await clock.advance(3 * 60_000);
    expect(await received).toEqual(page);
    expect(seen.map((at) => at - began)).toEqual([0, 30_000, 60_000]);
  });

  it("retries after lost connections and broken bodies", async () => {
    const { clock, client, faults } = clientOf({ times: 1, reset: true }, { times: 1, truncate: 5 });
    const received = client.dnsZones.list().then((response) => response);
    await clock.advance(60_000);
    expect(await received).toEqual(page);
    expect(faults.list().map(({ hits }) => hits)).toEqual([1, 1]);
  });
});

/** Sends a response as the Node host does: a lost response closes the connection. */
async function send(sent: ServiceResponse, to: ServerResponse): Promise<void> {
  if (sent.connectionLoss === "response") return void to.destroy();
  const response = toResponse(sent);
  to.writeHead(response.status, Object.fromEntries(response.headers));
  try {
    for await (const chunk of response.body ?? []) {
      await new Promise<void>((resolve) => to.write(chunk, () => resolve()));
    }
    to.end();
  } catch {
    to.destroy();
  }
}

async function serve(...inputs: readonly Omit<FaultInput, "operationId">[]): Promise<string> {
  const { handle } = faultyEdge(createClock({ mode: "system" }), ...inputs);
  const url = await serveLocally((_, to) => void handle().then((response) => send(response, to)));
  return `${url}/dnszone`;
}

describe("behind a Node server", () => {
  it("a reset closes the connection without a response", async () => {
    const url = await serve({ reset: "before" });
    await expect(fetch(url)).rejects.toThrow(TypeError);
  });

  it("a truncated body ends before its Content-Length", async () => {
    const response = await fetch(await serve({ truncate: 9 }));
    expect(response.headers.get("content-length")).toBe(`${JSON.stringify(page).length}`);
    const chunks: number[] = [];
    const read = async (): Promise<void> => {
      for await (const chunk of response.body ?? []) chunks.push(...chunk);
    };
    await expect(read()).rejects.toThrow(TypeError);
    expect(String.fromCharCode(...chunks)).toBe('{"Items":');
  });

  it("malformed JSON arrives completely", async () => {
    const text = await (await fetch(await serve({ malformed: true }))).text();
    expect(text).toBe(`${JSON.stringify(page).slice(0, -1)},`);
  });
});
