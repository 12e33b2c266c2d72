import { describe, expect, expectTypeOf, test } from "vitest";
import {
  createEmulator,
  type EmulatorOptions,
  type RequestWarning,
  type WarnedRequest,
} from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

const NAME = {
  in: "body",
  pointer: "/nme",
  suggestion: "name",
  message: "unknown member nme; did you mean name?",
};
const PAGE_SIZE = {
  in: "query",
  pointer: "/pageSzie",
  suggestion: "pageSize",
  message: "unknown parameter pageSzie; did you mean pageSize?",
};
const MATTERS = {
  in: "path",
  pointer: "",
  suggestion: "/v1/matters",
  message: "unknown path; did you mean /v1/matters?",
};

test("warnings are typed in the emulator options and the journal", () => {
  expectTypeOf<EmulatorOptions["strict"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf(createEmulator().requests()[0]?.warnings).toEqualTypeOf<
    readonly RequestWarning[] | undefined
  >();
  // @ts-expect-error strict is not a string
  expect(() => createEmulator({ strict: "yes" })).toThrow("strict must be true or false");
  // @ts-expect-error onWarning is a function
  expect(() => createEmulator({ onWarning: true })).toThrow("onWarning must be a function");
});

describe("ignored members", () => {
  test("an ignored member causes a warning in the journal and for the listener, but no error", async () => {
    const told: [RequestWarning, WarnedRequest][] = [];
    const emulator = createEmulator({ onWarning: (...each) => told.push(each) });
    const made = await ask(emulator.retention, "POST /v1/matters", { name: "a" });
    const misspelled = await ask(emulator.retention, "POST /v1/matters?pageSzie=1", { nme: "b" });
    expect([made.status, misspelled.status]).toEqual([200, 200]);
    expect(misspelled.body).not.toHaveProperty("name");
    expect(emulator.requests().map(({ warnings }) => warnings)).toEqual([
      [],
      [{ in: "query", pointer: "/pageSzie", message: "unknown parameter pageSzie" }, NAME],
    ]);
    const request = {
      service: "retention",
      method: "POST",
      path: "/v1/matters",
      operationId: "createMatter",
    };
    expect(told.slice(1)).toEqual([[NAME, request]]);
    const { body } = await ask(emulator.edge, "GET /__emulator/requests");
    expect(body).toMatchObject({ requests: [{ warnings: [] }, { warnings: [{}, NAME] }] });
  });

  test("warns about ignored members even after a fault, but not for unauthenticated requests", async () => {
    const emulator = createEmulator();
    emulator.faults.add({ operationId: "listMatters", reset: "after", times: 1 });
    await expect(ask(emulator.retention, "GET /v1/matters?pageSzie=1")).rejects.toThrow();
    await ask(emulator.retention, "GET /v1/matters?pageSzie=1", undefined, { authorization: "none" });
    expect(emulator.requests().map(({ warnings }) => warnings)).toEqual([[PAGE_SIZE], []]);
  });
});

describe("unknown members in strict mode", () => {
  test("in strict mode, an unknown member is rejected with a service error and causes a warning", async () => {
    const emulator = createEmulator({ strict: true });
    const name = "Unknown member nme; did you mean name?";
    expect(await ask(emulator.retention, "POST /v1/matters", { nme: "b" })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 400,
          status: "INVALID_ARGUMENT",
          message: name,
          details: [{ fieldViolations: [{ field: "body/nme", rule: "unknown", description: name }] }],
        },
      },
    });
    expect((await ask(emulator.retention, "GET /v1/matters")).body).toEqual({ matters: [] });
    expect(await ask(emulator.retention, "GET /v1/matters?pageSzie=1")).toMatchObject({
      status: 400,
      body: { error: { message: "Unknown parameter pageSzie; did you mean pageSize?" } },
    });
    expect(await ask(emulator.edge, "POST /dnszone", { Domian: "a.example" })).toMatchObject({
      status: 400,
      body: {
        ErrorKey: "dnsZone.validation_error",
        Field: "Domian",
        Message: "Unknown member Domian; did you mean Domain?",
      },
    });
    expect(await ask(emulator.edge, "GET /dnszone?per_page=5")).toMatchObject({
      status: 400,
      body: { Field: "per_page", Message: "Unknown parameter per_page; did you mean perPage?" },
    });
    expect(emulator.requests().map(({ warnings }) => warnings.length)).toEqual([1, 0, 1, 1, 1]);
  });

  test("generated clients never send unknown members", async () => {
    const { retention } = createEmulator({ strict: true });
    const query = "alt=json&$alt=json;enum-encoding=int&prettyPrint=false&key=k";
    const { status, body } = await ask(retention, `POST /v1/matters?${query}`, {
      name: "a",
      matter_id: null,
    });
    expect(status).toBe(200);
    const { matterId } = body as { matterId: string };
    const hold = (await ask(retention, `POST /v1/matters/${matterId}/holds`, {
      name: "h",
      corpus: "MAIL",
      accounts: [{ email: "a@example.com" }],
    })) as { body: { holdId: string } };
    const path = `PUT /v1/matters/${matterId}/holds/${hold.body.holdId}`;
    expect((await ask(retention, path, hold.body)).status).toBe(200);
  });
});

test("an unknown path returns 404 with the closest known path", async () => {
  const emulator = createEmulator();
  expect(await ask(emulator.retention, "GET /v1/mattters")).toMatchObject({
    status: 404,
    body: { error: { message: "No operation has this path; did you mean /v1/matters?" } },
  });
  const { body } = await ask(emulator.edge, "GET /dnszones");
  expect(body).toMatchObject({ Message: "No operation has this path; did you mean /dnszone?" });
  expect(await ask(emulator.retention, "POST /v1/matters/7:clsoe")).toMatchObject({
    status: 405,
    body: {
      error: { message: expect.stringMatching(/ but got POST; did you mean \S+\{matterId\}:close\?$/) },
    },
  });
  const rightVerb = "POST /v1/projects/p/locations/l/functions/f:getIamPolicy";
  expect((await ask(emulator.functions, rightVerb)).body).toMatchObject({
    error: { message: "The method must be one of GET, HEAD, OPTIONS, but got POST." },
  });
  expect((await ask(emulator.functions, "GET /v1/nothing")).body).toMatchObject({
    error: { message: "No operation has this path." },
  });
  const inPath = [{ in: "path" }];
  expect(emulator.requests().map(({ warnings }) => warnings)).toMatchObject([
    [MATTERS],
    inPath,
    inPath,
    [],
    [],
  ]);
});
