import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createFaults } from "../../src/faults/create-faults.ts";
import type { RequestFaults } from "../../src/faults/fault.ts";
import { readFault } from "../../src/faults/read-fault.ts";
import { type FaultInput, InvalidFaultError } from "../../src/index.ts";
import { known } from "./support/known.ts";

describe("faults", () => {
  it("a fault affects only the given number of requests to its operation", () => {
    const faults = createFaults();
    const id = faults.add({ operationId: "getMatter", times: 2, status: 503 });
    expect(faults.take("listMatters").ids).toEqual([]);
    expect(faults.take("getMatter")).toEqual({ ids: [id], transport: { status: 503 }, service: {} });
    expect(faults.take("getMatter").transport.status).toBe(503);
    expect(faults.take("getMatter").ids).toEqual([]);
    expect(faults.list()).toEqual([
      { id, operationId: "getMatter", times: 2, status: 503, hits: 2, requests: 2 },
    ]);
    expect(faults.hits(id)).toBe(2);
  });

  it("a fault with `after` skips the first matching requests", () => {
    const faults = createFaults();
    const id = faults.add({ operationId: "getMatter", after: 2, times: 1, reset: true });
    const happened = Array.from({ length: 4 }, () => faults.take("getMatter").ids.length);
    expect(happened).toEqual([0, 0, 1, 0]);
    expect(faults.list()).toMatchObject([{ id, hits: 1, requests: 3 }]);
  });

  it("a fault for `*` affects all requests, even if they match no operation", () => {
    const faults = createFaults();
    faults.add({ operationId: "*", latencyMs: 100 });
    expect(faults.take("getMatter").transport).toEqual({ latencyMs: 100 });
    expect(faults.take(undefined).transport).toEqual({ latencyMs: 100 });
  });

  it("applies faults with the same effect one after another", () => {
    const faults = createFaults();
    faults.add({ operationId: "*", times: 1, status: 429, retryAfter: 1 });
    faults.add({ operationId: "getMatter", times: 1, status: 500 });
    faults.add({ operationId: "getMatter", times: 1, reset: "before" });
    const happened = Array.from({ length: 4 }, () => faults.take("getMatter").transport);
    expect(happened).toEqual([{ status: 429, retryAfter: 1 }, { status: 500 }, { reset: "before" }, {}]);
  });

  it("combines faults that have different effects", () => {
    const faults = createFaults();
    const slow = faults.add({ operationId: "*", latencyMs: 50 });
    const stuck = faults.add({
      operationId: "listMatters",
      repeatToken: true,
      pageSize: 3,
      contentType: "text/html",
    });
    expect(faults.take("listMatters")).toEqual({
      ids: [slow, stuck],
      transport: { latencyMs: 50, contentType: "text/html" },
      service: { repeatToken: true, pageSize: 3 },
    });
  });
});

describe("fault list", () => {
  it("removes one fault or all faults", () => {
    const faults = createFaults();
    const id = faults.add({ operationId: "*", status: 500 });
    faults.add({ operationId: "*", latencyMs: 1 });
    expect(faults.remove(id)).toBe(true);
    expect(faults.remove(id)).toBe(false);
    expect(faults.hits(id)).toBeUndefined();
    expect(faults.take("getMatter").transport).toEqual({ latencyMs: 1 });
    faults.clear();
    expect(faults.list()).toEqual([]);
    expect(faults.add({ operationId: "*", status: 500 })).not.toBe(id);
  });

  it("copies faults when they are added and listed", () => {
    const faults = createFaults();
    const body = { error: { code: 500 } };
    faults.add({ operationId: "*", status: 500, body });
    body.error.code = 200;
    const listed = faults.list()[0] as unknown as { status: number; body: typeof body };
    listed.status = 200;
    listed.body.error.code = 200;
    expect(faults.take("getMatter").transport).toEqual({ status: 500, body: { error: { code: 500 } } });
  });

  it("counts a fault's hits within the limits set by `times` and `after`", () => {
    const faults = fc.record({ times: fc.integer({ min: 1, max: 9 }), after: fc.nat(9) });
    const requests = fc.array(fc.constantFrom("getMatter", "listMatters"), { maxLength: 40 });
    fc.assert(
      fc.property(faults, requests, (fault, asked) => {
        const all = createFaults();
        const id = all.add({ operationId: "getMatter", status: 500, ...fault });
        for (const operationId of asked) all.take(operationId);
        const matching = asked.filter((operationId) => operationId === "getMatter").length;
        expect(all.hits(id)).toBe(Math.min(fault.times, Math.max(0, matching - fault.after)));
      }),
    );
  });

  it("the types of transport and service faults exclude each other's properties", () => {
    expectTypeOf<RequestFaults["service"]>().not.toHaveProperty("status");
    expectTypeOf<RequestFaults["transport"]>().not.toHaveProperty("repeatToken");
    expectTypeOf<RequestFaults["transport"]["reset"]>().toEqualTypeOf<"before" | "after" | undefined>();
    // @ts-expect-error operationId is required.
    const unscoped: FaultInput = { status: 500 };
    // @ts-expect-error latency is not a property of a fault.
    const misspelled: FaultInput = { operationId: "*", latency: 5 };
    expect([unscoped, misspelled]).toHaveLength(2);
  });
});

describe("invalid faults", () => {
  it.each([
    [undefined, "", "object"],
    [[], "", "object"],
    [{ operationId: "*" }, "", "must have an effect: one of status, body"],
    [{ operationId: "*", malformed: false }, "", "must have an effect"],
    [{ status: 500 }, "operationId", '"*" for all requests'],
    [{ operationId: "", status: 500 }, "operationId", '"*" for all requests'],
    [{ operationId: "*", latency: 5 }, "latency", "operationId, document, times, after, status"],
    [{ operationId: "*", document: 5, status: 500 }, "document", "such as parcels@v1"],
    [{ operationId: "*", document: "", status: 500 }, "document", "such as parcels@v1"],
    [{ operationId: "*", status: 199 }, "status", "200 to 599"],
    [{ operationId: "*", status: "500" }, "status", "200 to 599"],
    [{ operationId: "*", status: 500, times: 0 }, "times", "positive integer"],
    [{ operationId: "*", status: 500, after: 0.5 }, "after", "non-negative integer"],
    [{ operationId: "*", latencyMs: -1 }, "latencyMs", "milliseconds"],
    [{ operationId: "*", reset: "later" }, "reset", '"before" or "after"'],
    [{ operationId: "*", truncate: -1 }, "truncate", "bytes"],
    [{ operationId: "*", malformed: 1 }, "malformed", "true or false"],
    [{ operationId: "*", contentType: "a\r\nb: c" }, "contentType", "valid header value"],
    [{ operationId: "*", status: 429, retryAfter: -1 }, "retryAfter", "seconds"],
    [{ operationId: "*", status: 500, body: 1n }, "body", "JSON"],
    [{ operationId: "*", status: 500, body: () => {} }, "body", "JSON"],
    [{ operationId: "*", body: {} }, "body", "requires status: add the status of the response"],
    [{ operationId: "*", retryAfter: 1 }, "retryAfter", "requires status: add the status of the response"],
    [{ operationId: "*", status: 204, body: "" }, "body", "cannot be sent with status 204"],
    [{ operationId: "*", reset: true, status: 500 }, "status", "combined with reset"],
    [{ operationId: "*", truncate: 5, malformed: true }, "malformed", "combined with truncate"],
    [{ operationId: "*", pageSize: 0 }, "pageSize", "positive integer"],
    [
      JSON.parse('{ "operationId": "*", "status": 500, "__proto__": {} }'),
      "__proto__",
      "not a valid fault property",
    ],
  ])("rejects the fault %o and describes valid values", (value, field, problem) => {
    const faults = createFaults();
    const problems = [{ field, problem: expect.stringContaining(problem) }];
    expect(() => faults.add(value as never)).toThrow(
      expect.objectContaining({ name: "InvalidFaultError", problems }),
    );
    expect(faults.list()).toEqual([]);
  });

  it("reports all problems with a fault at once", () => {
    const fault = { operationId: "getMater", status: 1, times: -1 };
    const read = (): unknown => readFault(fault, known({ one: ["getMatter"], two: ["listMatters"] }));
    expect(read).toThrow(InvalidFaultError);
    expect(read).toThrow(
      "status must be a status from 200 to 599. times must be a positive integer. " +
        "operationId does not match any operation: did you mean getMatter?",
    );
  });

  it("the error for an unknown operation lists a few operations if no name is similar", () => {
    const operations = known({ numbers: ["one", "two", "three", "four", "five", "six"] }, "seven");
    const read = (): unknown => readFault({ operationId: "createZone", status: 500 }, operations);
    expect(read).toThrow("operationId must be * or an operation: one, two, three, four, five, and 2 more.");
  });
});
