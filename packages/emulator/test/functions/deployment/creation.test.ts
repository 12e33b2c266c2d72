import { describe, expect, it } from "vitest";
import { ControlledRunner } from "../support/controlled-runner.ts";
import {
  type DeploymentSetup,
  LONG_RUNNING_MS,
  openDeployments,
  PLACE,
} from "../support/open-deployments.ts";

const TARGET = `${PLACE}/functions/hello`;

function stagesOf({ metadata }: { readonly metadata: { readonly stages: readonly object[] } }): string[] {
  return (metadata.stages as { name: string; state: string }[]).map(({ name, state }) => `${name} ${state}`);
}

describe("creating a function in the v2 family", () => {
  it("returns an operation immediately, and the function is active once the operation ends", async () => {
    const setup = openDeployments();
    const { status, body } = await setup.create("hello", { labels: { team: "a" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: expect.stringMatching(`^${PLACE}/operations/[^/]+$`),
      done: false,
      metadata: {
        target: TARGET,
        verb: "create",
        operationType: "CREATE_FUNCTION",
        apiVersion: "v2",
        cancelRequested: false,
        createTime: "2026-03-03T09:00:00.000Z",
        requestResource: { labels: { team: "a" }, buildConfig: { runtime: "nodejs24" } },
      },
    });
    await setup.emulator.clock.advance(LONG_RUNNING_MS - 1);
    expect((await setup.send(`GET /v2/${body.name}`)).body.done).toBe(false);
    expect((await setup.getFunction("hello")).body.state).toBe("DEPLOYING");
    await setup.emulator.clock.advance(1);
    const shown = (await setup.getFunction("hello")).body;
    expect(shown).toMatchObject({ state: "ACTIVE", updateTime: "2026-03-03T09:00:01.000Z" });
    expect(shown.serviceConfig.revision).toBe("hello-00001-emu");
    const { body: operation } = await setup.send(`GET /v2/${body.name}`);
    expect(operation).toMatchObject({
      done: true,
      metadata: { endTime: "2026-03-03T09:00:01.000Z" },
      response: { "@type": "Function", ...shown },
    });
    expect(operation).not.toHaveProperty("error");
    expect(stagesOf(operation)).toEqual(["BUILD COMPLETE", "SERVICE COMPLETE"]);
  });

  it("records the API version in the operation, and returns the operation in every version", async () => {
    const setup = openDeployments();
    const source = await setup.bodyV2();
    const { body } = await setup.send(`POST /v2beta/${PLACE}/functions?functionId=hello`, source);
    expect(body.metadata.apiVersion).toBe("v2beta");
    const shown = await setup.send(`GET /v2alpha/${body.name}`);
    expect(shown.body.metadata.apiVersion).toBe("v2beta");
  });
});

describe("first deployments", () => {
  it("a deployment advances through its stages, including a stage for event triggers", async () => {
    const setup = openDeployments({ controlled: new ControlledRunner("wait") });
    const eventTrigger = { eventType: "com.example.made" };
    const { body } = await setup.create("hello", { eventTrigger });
    const deployment = await setup.runner.nextDeployment();
    const stages = async (): Promise<string[]> => stagesOf((await setup.send(`GET /v2/${body.name}`)).body);
    expect(await stages()).toEqual(["BUILD IN_PROGRESS", "SERVICE NOT_STARTED", "TRIGGER NOT_STARTED"]);
    await deployment.reach("unpacked");
    expect(await stages()).toEqual(["BUILD IN_PROGRESS", "SERVICE NOT_STARTED", "TRIGGER NOT_STARTED"]);
    await deployment.reach("examined");
    expect(await stages()).toEqual(["BUILD COMPLETE", "SERVICE IN_PROGRESS", "TRIGGER NOT_STARTED"]);
    await deployment.reach("started");
    expect(await stages()).toEqual(["BUILD COMPLETE", "SERVICE COMPLETE", "TRIGGER IN_PROGRESS"]);
    deployment.succeed();
    expect(stagesOf(await setup.ended(body))).toEqual([
      "BUILD COMPLETE",
      "SERVICE COMPLETE",
      "TRIGGER COMPLETE",
    ]);
  });

  it("a deployment does not end before the code has started, even if starting takes long", async () => {
    const controlled = new ControlledRunner("wait");
    const setup = openDeployments({ controlled, clock: { mode: "system" }, longRunningMs: 0 });
    const { body } = await setup.create("hello");
    const deployment = await controlled.nextDeployment();
    expect((await setup.send(`GET /v2/${body.name}`)).body.done).toBe(false);
    deployment.succeed();
    await expect
      .poll(async () => (await setup.send(`GET /v2/${body.name}`)).body.done, { interval: 1 })
      .toBe(true);
    expect((await setup.getFunction("hello")).body.state).toBe("ACTIVE");
    await setup.emulator.close();
  });
});

describe("names and generations of new functions", () => {
  it("accepts the name of a new function in the body as well as in the query", async () => {
    const setup = openDeployments();
    const body = await setup.bodyV2({ name: TARGET });
    const created = await setup.send(`POST /v2/${PLACE}/functions?functionId=hello`, body);
    expect(created.body.metadata.target).toBe(TARGET);
  });

  it("creates a first-generation function if the body requests it", async () => {
    const setup = openDeployments();
    await setup.ended((await setup.create("hello", { environment: "GEN_1" })).body);
    expect((await setup.send(`GET /v1/${TARGET}`)).body.status).toBe("ACTIVE");
    await setup.ended((await setup.create("other")).body);
    expect((await setup.send(`GET /v1/${PLACE}/functions/other`)).status).toBe(404);
  });
});

describe("creating a function in v1", () => {
  it("returns a v1 operation whose response is a v1 function", async () => {
    const setup = openDeployments();
    const request = await setup.bodyV1("hello", { entryPoint: "main" });
    const { status, body } = await setup.send(`POST /v1/${PLACE}/functions`, request);
    expect(status).toBe(200);
    expect(body).toEqual({
      name: expect.stringMatching(/^operations\/[^/]+$/),
      done: false,
      metadata: {
        type: "CREATE_FUNCTION",
        target: TARGET,
        versionId: "1",
        updateTime: "2026-03-03T09:00:00.000Z",
        request: { name: TARGET, runtime: "nodejs24", entryPoint: "main" },
      },
    });
    const operation = await setup.ended(body);
    const shown = (await setup.send(`GET /v1/${TARGET}`)).body;
    expect(shown).toMatchObject({ status: "ACTIVE", versionId: "1", entryPoint: "main" });
    expect(operation).toMatchObject({
      done: true,
      response: { "@type": "CloudFunction", ...shown },
    });
    expect(operation.metadata.updateTime).toBe("2026-03-03T09:00:01.000Z");
  });

  it("an operation started in v1 can be read in v2 by a different name", async () => {
    const setup = openDeployments();
    const { body } = await setup.send(`POST /v1/${PLACE}/functions`, await setup.bodyV1("hello"));
    await setup.ended(body);
    const { body: seen } = await setup.send(`GET /v2/${PLACE}/${body.name}`);
    expect(seen).toMatchObject({
      metadata: { apiVersion: "v1" },
      response: { "@type": "Function", environment: "GEN_1" },
    });
  });

  it("the response to a v1 creation does not reveal signed URLs or tokens", async () => {
    const setup = openDeployments();
    const request = await setup.bodyV1("hello", { sourceToken: "token" });
    const v1 = await setup.send(`POST /v1/${PLACE}/functions`, request);
    const source = { storageSource: { sourceUploadUrl: request.sourceUploadUrl } };
    const buildConfig = { runtime: "nodejs24", source, sourceToken: "token" };
    const v2 = await setup.send(`POST /v2/${PLACE}/functions?functionId=other`, { buildConfig });
    for (const { body } of [v1, v2]) {
      const operation = await setup.ended(body);
      expect(operation).not.toHaveProperty("error");
      expect(JSON.stringify(operation)).not.toMatch(/signature=|token/);
    }
  });
});

describe("function names in use", () => {
  it("accepts a function with an existing name, but the operation fails with ALREADY_EXISTS", async () => {
    const setup = openDeployments();
    await setup.ended((await setup.create("hello", { description: "first" })).body);
    const { status, body } = await setup.create("hello", { description: "second" });
    expect([status, body.done]).toEqual([200, false]);
    const operation = await setup.ended(body);
    expect(operation).toMatchObject({
      done: true,
      error: { code: 6, message: expect.stringContaining(TARGET) },
    });
    expect(operation).not.toHaveProperty("response");
    expect((await setup.getFunction("hello")).body).toMatchObject({
      state: "ACTIVE",
      description: "first",
    });
    expect(setup.runner.deployed).toHaveLength(1);
  });

  it("only one of ten concurrent requests creates a function with the same name", async () => {
    const setup = openDeployments();
    const responses = await Promise.all(Array.from({ length: 10 }, () => setup.create("hello")));
    await setup.emulator.clock.advance(LONG_RUNNING_MS);
    const ends = await Promise.all(responses.map(({ body }) => setup.send(`GET /v2/${body.name}`)));
    expect(ends.map(({ body }) => body.error?.code ?? 0).sort()).toEqual([0, ...Array(9).fill(6)]);
  });
});

describe("invalid functions", () => {
  const v1 = `POST /v1/${PLACE}/functions`;
  const v2 = `POST /v2/${PLACE}/functions`;
  const source = { gitUri: "https://example.com/code" };
  const buildConfig = { runtime: "nodejs24", source };
  const good = { name: TARGET, runtime: "nodejs24", sourceArchiveUrl: "gs://a/b.zip" };

  it.each<[string, string, object, string]>([
    ["without an id", v2, { buildConfig }, "query/functionId"],
    ["with an id only in its name", v2, { name: TARGET, buildConfig }, "query/functionId"],
    ["with two different names", `${v2}?functionId=other`, { name: TARGET, buildConfig }, "body/name"],
    [
      "with a name in another location",
      `${v2}?functionId=hello`,
      { name: TARGET.replace("here", "there"), buildConfig },
      "body/name",
    ],
    ["with a short id", `${v2}?functionId=abc`, { buildConfig }, "query/functionId"],
    ["without a runtime", `${v2}?functionId=hello`, { buildConfig: { source } }, "body/buildConfig/runtime"],
    [
      "with an unlisted runtime",
      `${v2}?functionId=hello`,
      { buildConfig: { runtime: "nodejs99", source } },
      "body/buildConfig/runtime",
    ],
    [
      "without a source",
      `${v2}?functionId=hello`,
      { buildConfig: { runtime: "nodejs24" } },
      "body/buildConfig/source",
    ],
    [
      "with a trigger without an event type",
      `${v2}?functionId=hello`,
      { buildConfig, eventTrigger: { retryPolicy: "RETRY_POLICY_RETRY" } },
      "body/eventTrigger/eventType",
    ],
    [
      "with fewer maximum than minimum instances",
      `${v2}?functionId=hello`,
      { buildConfig, serviceConfig: { minInstanceCount: 3, maxInstanceCount: 2 } },
      "body/serviceConfig/minInstanceCount",
    ],
    ["without a name in v1", v1, { ...good, name: undefined }, "body"],
    ["with another project in v1", v1, { ...good, name: TARGET.replace("demo", "other") }, "body/name"],
    ["with an invalid id in v1", v1, { ...good, name: `${PLACE}/functions/a:call` }, "body/name"],
    ["without a runtime in v1", v1, { ...good, runtime: undefined }, "body/runtime"],
    ["without a source in v1", v1, { ...good, sourceArchiveUrl: undefined }, "body/sourceUploadUrl"],
    ["with a negative number of instances in v1", v1, { ...good, maxInstances: -1 }, "body/maxInstances"],
  ])("immediately rejects a function %s", async (_, what, body, field) => {
    const setup = openDeployments();
    const { status, body: response } = await setup.send(what, body);
    expect([status, response.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
    expect(response.error.details[0].fieldViolations[0].field).toBe(field);
    expect((await setup.send(`GET /v2/${PLACE}/operations`)).body.operations).toEqual([]);
  });

  it("rejects a function in a location that the seed does not list", async () => {
    const setup = openDeployments({ seed: { functions: { locations: ["there"] } } });
    expect((await setup.send(`${v2}?functionId=hello`, { buildConfig })).status).toBe(404);
  });

  it("enforces the reference limit on functions per location only if limits are enabled", async () => {
    const seeded = Array.from({ length: 1_000 }, (_, at) => ({ name: `${PLACE}/functions/seeded-${at}` }));
    const create = async (setup: DeploymentSetup, place: string): Promise<number> =>
      (await setup.send(`POST /v2/${place}/functions?functionId=hello`, { buildConfig })).status;
    const limited = openDeployments({ limits: "reference", seed: { functions: { functions: seeded } } });
    expect(await create(limited, PLACE)).toBe(429);
    expect(await create(limited, PLACE.replace("here", "there"))).toBe(200);
    expect(await create(openDeployments({ seed: { functions: { functions: seeded } } }), PLACE)).toBe(200);
  });
});

it.each([
  ["projects/de%2Fmo/locations/here", "projects/de/mo/locations/here/functions/hello"],
  ["projects/demo/locations/a%2Fb", "projects/demo/locations/a/b/functions/hello"],
])("rejects a function in %s, because its name would be ambiguous", async (parent, name) => {
  const setup = openDeployments();
  const { status, body } = await setup.send(
    `POST /v2/${parent}/functions?functionId=hello`,
    await setup.bodyV2(),
  );
  expect([status, body.error.message]).toEqual([
    400,
    `Project and location must not contain a slash, but the name of the function would be ${name}.`,
  ]);
});
