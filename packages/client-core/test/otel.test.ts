import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { afterAll, beforeAll, describe, expect, expectTypeOf, onTestFinished, test, vi } from "vitest";
import { bearer, createClient } from "../src/index.ts";
import { type OpenTelemetryOptions, withOpenTelemetry } from "../src/observability/otel.ts";
import { limitOf } from "../src/pipeline/call-limit.ts";
import { partsOf } from "../src/pipeline/client-parts.ts";
import { send } from "../src/pipeline/send.ts";
import { newCall } from "../src/pipeline/start.ts";
import { autoAdvanceClock } from "./support/clocks.ts";
import { type LibraryClient, library } from "./support/library.ts";
import { json } from "./support/loopback-server.ts";
import { going, printed, startPress } from "./support/press.ts";
import { emma, failing, reset, type Step, startLibrary } from "./support/sequence.ts";
import { startTelemetry, type Telemetry } from "./support/telemetry.ts";

const book = { bookId: "emma" };

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});

afterAll(() => {
  context.disable();
  propagation.disable();
});

interface Measured {
  readonly sum: number;
  readonly buckets: { readonly boundaries: number[] };
}

/** The data points of the only metric. */
async function durationsOf(telemetry: Telemetry): Promise<{ attributes: object; value: unknown }[]> {
  const [metric] = (await telemetry.metrics()).at(-1)?.scopeMetrics[0]?.metrics ?? [];
  expect(metric?.descriptor).toMatchObject({ name: "http.client.request.duration", unit: "s" });
  return (metric?.dataPoints ?? []).map(({ attributes, value }) => ({ attributes, value }));
}

async function startTraced(steps: readonly Step[], options: OpenTelemetryOptions = {}) {
  const telemetry = startTelemetry();
  const { client, server } = await startLibrary(steps);
  const { hostname, port } = new URL(server.url);
  const of = {
    "http.request.method": "GET",
    "server.address": hostname,
    "server.port": Number(port),
    "url.template": "/v1/books/{bookId}",
  };
  const spanOf = {
    ...of,
    "url.full": `${server.url}/v1/books/REDACTED`,
    "seamline.operation_id": "getBook",
  };
  return {
    ...telemetry,
    durations: () => durationsOf(telemetry),
    server,
    of,
    spanOf,
    client: withOpenTelemetry(client, { ...telemetry.options, ...options }),
  };
}

describe("withOpenTelemetry", () => {
  test("creates a client span for every attempt, following the semantic conventions", async () => {
    const { client, spans, spanOf } = await startTraced([failing(503), reset, emma]);
    await client.books.get(book);
    expect(
      spans().map(({ name, kind, attributes, status, events }) => ({
        name,
        kind,
        attributes,
        status,
        events,
      })),
    ).toEqual([
      {
        name: "GET /v1/books/{bookId}",
        kind: SpanKind.CLIENT,
        attributes: { ...spanOf, "http.response.status_code": 503, "error.type": "503" },
        status: { code: SpanStatusCode.ERROR },
        events: [],
      },
      {
        name: "GET /v1/books/{bookId}",
        kind: SpanKind.CLIENT,
        attributes: { ...spanOf, "http.request.resend_count": 1, "error.type": "NetworkError" },
        status: { code: SpanStatusCode.ERROR },
        events: [],
      },
      {
        name: "GET /v1/books/{bookId}",
        kind: SpanKind.CLIENT,
        attributes: { ...spanOf, "http.request.resend_count": 2, "http.response.status_code": 200 },
        status: { code: SpanStatusCode.UNSET },
        events: [],
      },
    ]);
    expect(spans().every(({ ended }) => ended)).toBe(true);
  });

  test("measures the duration of attempts in seconds", async () => {
    const { client, durations, of } = await startTraced([failing(404), emma]);
    await client.books.get(book).result();
    await client.books.get(book);
    await client.books.get(book);
    const points = await durations();
    expect(points).toMatchObject([
      { attributes: { ...of, "http.response.status_code": 404, "error.type": "404" }, value: { count: 1 } },
      { attributes: { ...of, "http.response.status_code": 200 }, value: { count: 2 } },
    ]);
    expect(Object.keys(points[1]?.attributes ?? {})).toHaveLength(5);
    const { sum, buckets } = points.map(({ value }) => value as Measured)[1] as Measured;
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(2);
    expect(buckets.boundaries).toEqual([
      0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
    ]);
  });
});

describe("spans", () => {
  test("spans of concurrent calls can be distinguished", async () => {
    const { client, spans } = await startTraced([emma]);
    const calls = [
      client.books.get(book),
      client.books.create(),
      client.shelves.get({ name: "rooms/r/shelves/s" }),
    ];
    await Promise.all(calls);
    const templates = spans().map(({ name, attributes }) => [name, attributes["url.template"]]);
    expect(templates.sort()).toEqual([
      ["GET /v1/books/{bookId}", "/v1/books/{bookId}"],
      ["GET /v1/rooms/{room}/shelves/{shelf}", "/v1/rooms/{room}/shelves/{shelf}"],
      ["POST /v1/books", "/v1/books"],
    ]);
  });

  test("spans for calls, pages and polls include the caller's span as their parent", async () => {
    const { client, spans, options } = await startTraced([
      json({ items: ["a"], page: 1, more: true }),
      json({ items: ["b"], page: 2, more: false }),
    ]);
    const press = await startPress(autoAdvanceClock(), going, going, printed);
    const printing = withOpenTelemetry(press.client, options);
    const span = options.tracerProvider.getTracer("test").startSpan("report");
    await context.with(trace.setSpan(context.active(), span), async () => {
      await client.books.list().toArray();
      await printing.books.print(book).wait();
    });
    expect(spans().map(({ name }) => name)).toEqual([
      "GET /v1/books",
      "GET /v1/books",
      "POST /v1/books/{bookId}:print",
      "GET /v1/halls/{hall}/jobs/{job}",
      "GET /v1/halls/{hall}/jobs/{job}",
    ]);
    for (const { parentSpanContext } of spans()) expect(parentSpanContext).toEqual(span.spanContext());
  });
});

describe("the trace", () => {
  test("propagates the trace to the service, with a separate span for each attempt", async () => {
    const { client, spans, server } = await startTraced([failing(503), emma]);
    await client.books.get(book);
    const sent = server.received.map(({ headers }) => headers.traceparent);
    expect(sent).toEqual(
      spans().map((span) => `00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`),
    );
    expect(new Set(sent).size).toBe(2);
  });

  test("does not propagate the trace with propagate: false", async () => {
    const { client, spans, server } = await startTraced([emma], { propagate: false });
    await client.books.get(book);
    expect(spans()).toHaveLength(1);
    expect(server.received[0]?.headers).not.toHaveProperty("traceparent");
  });

  test("does not propagate the trace to a signed URL, and spans do not contain the URL", async () => {
    const { client, spans, server } = await startTraced([emma]);
    const parts = partsOf(client);
    const call = newCall(parts, undefined, { method: "PUT", path: "{uploadUrl}" });
    const init = { method: "PUT", headers: new Headers() };
    await send({ url: `${server.url}/upload?signature=s3cr3t`, init }, call, parts.limits, limitOf(call));
    expect(server.received[0]?.headers).not.toHaveProperty("traceparent");
    expect(spans()).toMatchObject([
      { name: "PUT {uploadUrl}", attributes: { "url.full": `${server.url}/REDACTED` } },
    ]);
    expect(spans()[0]?.attributes).not.toHaveProperty("url.template");
  });

  test("the span is active during the client's custom fetch", async () => {
    const { options, spans } = startTelemetry();
    let active: unknown;
    const client = createClient(library, {
      baseUrl: "https://library.test",
      fetch: async (request, init) => {
        active = trace.getActiveSpan()?.spanContext();
        expect(init).toHaveProperty("signal");
        expect(request.url).toBe("https://library.test/v1/books/emma");
        return Response.json({ title: "Emma" });
      },
    });
    expect(await withOpenTelemetry(client, options).books.get(book)).toEqual({ title: "Emma" });
    expect(active).toEqual(spans()[0]?.spanContext());
    expect(spans()[0]?.attributes).toMatchObject({ "server.address": "library.test", "server.port": 443 });
  });
});

describe("telemetry never breaks a call", () => {
  test("creates no spans if nothing is sent, or if a call uses another fetch", async () => {
    const { client, spans } = await startTraced([emma]);
    await client.books.get({ bookId: "" }).result();
    await client.books.get(book, { fetch: async () => Response.json({}) });
    expect(spans()).toEqual([]);
    await client.books.get(book);
    expect(spans()).toHaveLength(1);
  });

  test("failing providers do not break a call", async () => {
    const fail = () => {
      throw new Error("telemetry");
    };
    const { client } = await startLibrary([emma]);
    const failing = { getTracer: () => ({ startSpan: fail, startActiveSpan: fail }) };
    expect(await withOpenTelemetry(client, { tracerProvider: failing }).books.get(book)).toEqual({
      title: "Emma",
    });
    const { tracerProvider } = startTelemetry().options;
    const measured = withOpenTelemetry(client, { tracerProvider, meterProvider: { getMeter: fail } });
    expect(await measured.books.get(book)).toEqual({ title: "Emma" });
  });

  test("a call works without an SDK", async () => {
    const { client, server } = await startLibrary([emma]);
    expect(await withOpenTelemetry(client).books.get(book)).toEqual({ title: "Emma" });
    expect(server.received[0]?.headers).not.toHaveProperty("traceparent");
  });

  test("uses global providers, even if they are set later", async () => {
    const telemetry = startTelemetry();
    const { options, spans } = telemetry;
    const { client } = await startLibrary([emma]);
    const traced = withOpenTelemetry(client);
    trace.setGlobalTracerProvider(options.tracerProvider);
    metrics.setGlobalMeterProvider(options.meterProvider);
    onTestFinished(() => {
      trace.disable();
      metrics.disable();
    });
    await traced.books.get(book);
    expect(spans()).toHaveLength(1);
    expect(await durationsOf(telemetry)).toHaveLength(1);
  });

  test("uses the platform's fetch at the time of the call", async () => {
    const { client, spans } = await startTraced([emma]);
    const later = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ title: "Later" }));
    onTestFinished(() => later.mockRestore());
    expect(await client.books.get(book)).toEqual({ title: "Later" });
    expect(spans()).toHaveLength(1);
  });
});

describe("arguments of withOpenTelemetry", () => {
  test("withOpenTelemetry checks its arguments", async () => {
    const client = createClient(library, { baseUrl: "https://library.test", auth: bearer("t") });
    const wrong = [
      [client, { tracer: 1 }, "options.tracer"],
      [client, { tracerProvider: {} }, "options.tracerProvider"],
      [client, { meterProvider: 7 }, "options.meterProvider"],
      [{ withOptions: () => undefined }, {}, "client"],
    ] as const;
    for (const [passed, options, argument] of wrong) {
      expect(() => withOpenTelemetry(passed as never, options as never)).toThrow(
        expect.objectContaining({ name: "InvalidArgumentError", argument }),
      );
    }
  });

  test("withOpenTelemetry returns the same type as its client", () => {
    expectTypeOf(withOpenTelemetry<LibraryClient>).returns.toEqualTypeOf<LibraryClient>();
    const traced = (client: LibraryClient) => withOpenTelemetry(client);
    expectTypeOf(traced).returns.toEqualTypeOf<LibraryClient>();
    // @ts-expect-error: no client
    expect(() => withOpenTelemetry({ books: {} })).toThrow("client");
  });
});
