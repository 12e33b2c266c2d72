import { bundleExamples } from "@seamline/contract-server/bundle-examples";
import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { describe, expect, expectTypeOf, test } from "vitest";
import * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import * as v2alpha from "../../src/generated/v2alpha/reference/index.gen.ts";
import * as v2beta from "../../src/generated/v2beta/reference/index.gen.ts";
import { bundleOf } from "../bundle-of.ts";

const auth = v2.bearer("token");
const parent = "projects/p/locations/l";
const name = `${parent}/functions/greet`;

/** A clock whose sleeps return immediately. */
const clock: v2.Clock = { now: () => 0, sleep: async () => {} };

/**
 * Serves one version. Its operations are still running when they are first read, and then have the state of the named
 * example.
 */
async function deploying<Operation extends { name?: string }>(version: string, end: string) {
  const bundle = bundleOf(version, "reference");
  const server = await serveBundle(bundle);
  const last = bundleExamples(bundle).named<Operation>(end);
  const states: Operation[] = [{ ...last, done: false, response: undefined, error: undefined }, last];
  for (const start of ["createFunction", "patchFunction"])
    server.respondWith(start, () => ({ body: states[0] }));
  server.respondWith("getOperation", () => ({ body: states.shift() }));
  const sent = () => server.received.map(({ operationId }) => operationId);
  return { options: { baseUrl: server.url, auth, clock }, last, sent, server };
}

const polls = ["getOperation", "getOperation"];

test("v1: wait() returns the created function", async () => {
  const { options, last, sent, server } = await deploying<v1.FunctionOperation>("v1", "doneOperation");
  const { functions } = v1.createFunctionsClient(options).projects.locations;
  const types: (string | undefined)[] = [];
  const made = await functions
    .create({ location: parent, body: { name, runtime: "nodejs20" } })
    .wait({ onProgress: ({ metadata }) => types.push(metadata?.type) });
  expectTypeOf(made).toEqualTypeOf<v1.CloudFunction>();
  expect(made).toEqual(last.response);
  expect(types).toEqual(["CREATE_FUNCTION", "CREATE_FUNCTION", "CREATE_FUNCTION"]);
  expect(sent()).toEqual(["createFunction", ...polls]);
  expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
});

test("v1: operations.resume exists in addition to the API methods", async () => {
  const { options, last, sent } = await deploying<v1.FunctionOperation>("v1", "doneOperation");
  const { operations } = v1.createFunctionsClient(options);
  expect(Object.keys(operations).sort()).toEqual(["get", "list", "resume"]);
  expect(await operations.resume(`${last.name}`).wait()).toEqual(last.response);
  expect(sent()).toEqual(polls);
});

test("v1: a failed operation throws an OperationFailedError, and a failed request an ApiError", async () => {
  const { options, last, server } = await deploying<v1.FunctionOperation>("v1", "failedOperation");
  const { functions } = v1.createFunctionsClient(options).projects.locations;
  const patch = () =>
    functions.patch({ name, query: { updateMask: "runtime" }, body: { runtime: "nodejs20" } });
  await expect(patch().wait()).rejects.toMatchObject({
    name: "OperationFailedError",
    operationName: last.name,
    code: last.error?.code,
  });
  server.respondWith("patchFunction", () => ({ status: 403, body: {} }));
  await expect(patch().wait()).rejects.toMatchObject({ name: "ApiError", status: 403 });
});

describe.each([
  ["v2", v2.createFunctionsClient],
  ["v2beta", v2beta.createFunctionsClient],
  ["v2alpha", v2alpha.createFunctionsClient],
] as const)("%s", (version, createFunctionsClient) => {
  test("wait() returns the created function", async () => {
    const { options, last, sent, server } = await deploying<v2.FunctionOperation>(version, "doneOperation");
    const { functions } = createFunctionsClient(options).projects.locations;
    const stages: (readonly v2.Stage[] | undefined)[] = [];
    const made = await functions
      .create({ parent, query: { functionId: "greet" }, body: { environment: "GEN_2" } })
      .wait({ onProgress: ({ metadata }) => stages.push(metadata?.stages) });
    expectTypeOf(made).toEqualTypeOf<v2.UserFunction>();
    expect(made).toEqual(last.response);
    expect(stages.at(-1)).toEqual(last.metadata?.stages);
    expect(sent()).toEqual(["createFunction", ...polls]);
    expect(server.received.flatMap(({ violations }) => violations)).toEqual([]);
  });

  test("a failed deployment throws an error with the reason", async () => {
    const { options, last } = await deploying<v2.FunctionOperation>(version, "failedOperation");
    const { functions } = createFunctionsClient(options).projects.locations;
    const error = await functions
      .patch({ name, body: { description: "again" } })
      .wait()
      .catch((reason: unknown) => reason);
    expect(error).toSatisfy(v2.isOperationFailedError);
    expect(error).toMatchObject({ operationName: last.name, code: last.error?.code });
    expect((error as Error).message).toContain(last.error?.message);
  });

  test("resumes a deployment from its serialized call or its name", async () => {
    const first = await deploying<v2.FunctionOperation>(version, "doneOperation");
    const client = createFunctionsClient(first.options);
    const creating = client.projects.locations.functions.create({
      parent,
      query: { functionId: "greet" },
      body: {},
    });
    await creating;
    expect(creating.toJSON()).toEqual({ operationId: "createFunction", input: { name: first.last.name } });
    const made = await client.operations.resume(creating.toJSON()).wait();
    expectTypeOf(made).toEqualTypeOf<v2.UserFunction>();
    expect(made).toEqual(first.last.response);
    expect(first.sent()).toEqual(["createFunction", ...polls]);
    const second = await deploying<v2.FunctionOperation>(version, "doneOperation");
    const { operations } = createFunctionsClient(second.options);
    expect(await operations.resume(`${second.last.name}`).wait()).toEqual(second.last.response);
    expect(Object.keys(operations)).toEqual(["resume"]);
  });

  test("a deletion that finishes immediately is not polled and cannot be cancelled", async () => {
    const { options, sent, server } = await deploying(version, "doneOperation");
    server.respondWith("deleteFunction", () => ({
      body: { name: "projects/p/locations/l/operations/o", done: true, response: {} },
    }));
    const deleting = createFunctionsClient(options).projects.locations.functions.delete({ name });
    expect(await deleting.wait()).toEqual({});
    expect(sent()).toEqual(["deleteFunction"]);
    expect(deleting).not.toHaveProperty("cancel");
    expectTypeOf(deleting).not.toHaveProperty("cancel");
  });
});
