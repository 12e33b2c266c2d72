import { describe, expect, test } from "vitest";
import { createClient, isInvalidArgumentError } from "../src/index.ts";
import { withOpenTelemetry } from "../src/observability/otel.ts";
import { library } from "./support/library.ts";

const book = { bookId: "emma" };

describe("invalid client and call options", () => {
  const baseUrl = "https://library.test";
  test.each([
    [{ timeoutMs: 0 }, "options.timeoutMs must be a positive number of milliseconds"],
    [{ timeoutMs: "30" }, "options.timeoutMs must be a positive number of milliseconds"],
    [{ timeoutMs: Number.NaN }, "options.timeoutMs must be a positive number of milliseconds"],
    [{ deadlineMs: -1 }, "options.deadlineMs must be a positive number of milliseconds"],
    [{ concurrency: 1.5 }, "options.concurrency must be a positive integer"],
    [{ concurrency: 0 }, "options.concurrency must be a positive integer"],
    [{ retry: true }, "options.retry must be an object"],
    [{ retry: null }, "options.retry must be an object"],
    [
      { retry: { retries: 3 } },
      "options.retry.retries is unknown; known: maxAttempts, baseDelayMs, maxDelayMs, max",
    ],
    [{ retry: { maxAttempts: 0 } }, "options.retry.maxAttempts must be a positive integer"],
    [
      { retry: { baseDelayMs: -1 } },
      "options.retry.baseDelayMs must be a non-negative number of milliseconds",
    ],
    [
      { retry: { maxDelayMs: "5" } },
      "options.retry.maxDelayMs must be a non-negative number of milliseconds",
    ],
    [
      { retry: { maxRetryAfterMs: null } },
      "options.retry.maxRetryAfterMs must be a non-negative number of milliseconds",
    ],
    [{ hooks: [] }, "options.hooks must be an object"],
    [
      { hooks: { onFail: () => undefined } },
      "options.hooks.onFail is unknown; known: onRequest, onResponse, onRetry",
    ],
    [{ hooks: { onRetry: 5 } }, "options.hooks.onRetry must be a function"],
    [{ allowInsecure: "false" }, "options.allowInsecure must be a boolean"],
    [{ allowInsecure: 1 }, "options.allowInsecure must be a boolean"],
  ])("rejects %o", async (option, message) => {
    expect(() => createClient(library, { baseUrl, ...option } as never)).toThrow(message);
    const { error } = await createClient(library, { baseUrl })
      .books.get(book, option as never)
      .result();
    expect([isInvalidArgumentError(error), error?.message]).toEqual([true, expect.stringContaining(message)]);
  });

  test("accepts all valid limits and retry options", () => {
    const limits = { timeoutMs: Infinity, deadlineMs: Infinity, concurrency: Infinity };
    const retry = { maxAttempts: Infinity, baseDelayMs: 0, maxDelayMs: 0, maxRetryAfterMs: Infinity };
    for (const options of [
      limits,
      { retry },
      { allowInsecure: false },
      { retry: false as const },
      { retry: undefined, hooks: {} },
    ]) {
      createClient(library, { baseUrl, ...options });
    }
  });
});

test("withOpenTelemetry rejects a propagate option that is not a boolean", () => {
  const client = createClient(library, { baseUrl: "https://library.test" });
  const trace = (propagate: unknown) => () => withOpenTelemetry(client, { propagate } as never);
  expect(trace("false")).toThrow("options.propagate must be a boolean");
  expect(trace(false)).not.toThrow();
});
