import { deploySource } from "@seamline/functions/source";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestCache, runtime } from "../../../../function-runner/test/python/support/python.ts";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import { functionRunner } from "../../../src/node/index.ts";
import type { SeedFunction } from "../../../src/services/functions/seed/functions-section.ts";
import { functionClients } from "../../clients/support/function-clients.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";
import { eventFunction, httpFunction, OPENING, PLACE } from "../support/open-functions.ts";

// Starting Python takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const SHOP = `
import flask, os, time, functions_framework

@functions_framework.http
def order(request):
    print("order", request.path)
    if request.path == "/late":
        time.sleep(60)
    if request.path == "/large":
        return "x" * len([b"x" * 1_000_000 for _ in range(10_000)])
    if request.path == "/change":
        os.remove(flask.__file__)
        with open(flask.__file__, "w") as file:
            file.write("mark = 'changed'")
    if request.path == "/mark":
        return {"mark": os.environ.get("MARK"), "flask": "mark" in open(flask.__file__).read()}
    return {"method": request.method, "url": request.full_path, "body": request.get_json(silent=True)}, 201

def listen(data, context):
    print("heard", data["total"], context.event_id, context.resource)
`;

const HEARING = `
import functions_framework

@functions_framework.cloud_event
def hear_it(event):
    print("heard", event["type"], event.data, event["count"])
    if event.data.get("fails"):
        raise ValueError("not today")
`;

function pythonFunction(code: string, entryPoint: string, more: Partial<SeedFunction> = {}) {
  return { files: { "main.py": code }, buildConfig: { runtime, entryPoint }, ...more };
}

const FUNCTIONS: readonly SeedFunction[] = [
  httpFunction("order", {
    ...pythonFunction(SHOP, "order", {
      environment: "GEN_1",
      serviceConfig: { availableMemory: "256Mi", timeoutSeconds: 2, environmentVariables: { MARK: "own" } },
    }),
  }),
  httpFunction(
    "other",
    pythonFunction(`${SHOP}\n`, "order", { serviceConfig: { availableMemory: "256Mi" } }),
  ),
  eventFunction(
    "listen",
    { eventType: "order.placed", eventFilters: [{ attribute: "resource", value: "shops/4" }] },
    pythonFunction(SHOP, "listen", { environment: "GEN_1" }),
  ),
  eventFunction(
    "hear-it",
    { eventType: "order.placed", retryPolicy: "RETRY_POLICY_RETRY" },
    pythonFunction(HEARING, "hear_it"),
  ),
  eventFunction("hear-once", { eventType: "order.dropped" }, pythonFunction(HEARING, "hear_it")),
];

const { hasFramework, close } = await openTestCache();
const withPython = it.runIf(hasFramework);

let emulator: Emulator;
beforeAll(() => {
  emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    runner: functionRunner(),
    seed: { functions: { functions: FUNCTIONS } },
  });
});
afterAll(async () => {
  await emulator.close();
  close();
});

const send = (path: string, init?: RequestInit): Promise<Response> =>
  emulator.functions.fetch(`http://functions.test:4011/run/demo/north/${path}`, init);
const call = (id: string, data: unknown): Promise<Asked> =>
  ask(emulator.functions, `POST /v1/${PLACE}/functions/${id}:call`, { data: JSON.stringify(data) });

async function linesOf(id: string): Promise<string[]> {
  const { body } = await ask(
    emulator.functions,
    `GET /__emulator/functions/logs?function=${PLACE}/functions/${id}`,
  );
  return (body as { lines: { stream: string; text: string }[] }).lines.map(
    ({ stream, text }) => `${stream} ${text}`,
  );
}

async function deliveries(): Promise<readonly object[]> {
  const { body } = await ask(emulator.functions, "GET /__emulator/functions/events");
  return (body as { deliveries: object[] }).deliveries;
}

withPython("a Python function serves requests at its URL, and its output is logged", async () => {
  const json = { "content-type": "application/json" };
  const response = await send("order/a/b?c=1", { method: "PUT", headers: json, body: '{"total":3}' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ method: "PUT", url: "/a/b?c=1", body: { total: 3 } });
  await expect.poll(() => linesOf("order")).toContain("stdout order /a/b");
});

withPython("a Python function handles v1 calls", async () => {
  const { body } = await call("order", { total: 3 });
  expect(JSON.parse((body as { result: string }).result)).toMatchObject({
    method: "POST",
    body: { total: 3 },
  });
});

withPython("Python functions receive events in the format of their generation", async () => {
  const event = {
    type: "order.placed",
    id: "7",
    source: "//shop.test/shops/4",
    count: 4,
    data: { total: 3 },
  };
  await ask(emulator.functions, "POST /__emulator/functions/events", event);
  await emulator.clock.advance(0);
  expect(await deliveries()).toMatchObject([{ state: "DELIVERED" }, { state: "DELIVERED" }]);
  await expect.poll(() => linesOf("listen")).toContain("stdout heard 3 7 shops/4");
  await expect.poll(() => linesOf("hear-it")).toContain("stdout heard order.placed {'total': 3} 4");
});

withPython("a failing Python function receives an event again only if retries are enabled", async () => {
  for (const type of ["order.placed", "order.dropped"])
    await ask(emulator.functions, "POST /__emulator/functions/events", {
      type,
      id: type,
      count: 1,
      data: { fails: true },
    });
  await emulator.clock.advance(30_000);
  const problem = expect.stringContaining("500");
  expect((await deliveries()).slice(-2)).toMatchObject([
    { state: "PENDING", attempts: 3, problem },
    { state: "FAILED", attempts: 1, problem },
  ]);
  const errors = async (id: string) =>
    (await linesOf(id)).filter((line) => line === "stderr ValueError: not today");
  await expect.poll(() => errors("hear-it")).toHaveLength(3);
  await expect.poll(() => errors("hear-once")).toHaveLength(1);
});

withPython("the time-out and memory limits of Python functions are enforced", async () => {
  const late = await send("order/late");
  expect([late.status, await late.text()]).toEqual([
    504,
    expect.stringContaining("exceeded its time limit of 2 s"),
  ]);
  if (process.platform === "linux") {
    const large = await send("other/large");
    expect([large.status, await large.text()]).toEqual([
      500,
      expect.stringContaining("memory limit of 256 MiB"),
    ]);
  }
  expect((await send("order/")).status).toBe(201);
});

withPython("a Python function has its own variables and packages", async () => {
  expect((await send("order/change")).status).toBe(201);
  const [own, other] = await Promise.all(["order/mark", "other/mark"].map((path) => send(path)));
  expect(await own?.json()).toEqual({ mark: "own", flask: true });
  expect(await other?.json()).toEqual({ mark: null, flask: false });
});

withPython(
  "clients deploy a Python function, which keeps its version if a later deployment fails",
  async () => {
    const client = functionClients(emulator, "alice@example.com").v2;
    const name = `${PLACE}/functions/greet-me`;
    const deploy = (files: Readonly<Record<string, string>>) => {
      const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
      const source = zipSync(Object.fromEntries(entries));
      const buildConfig = { runtime, entryPoint: "greet" };
      return deploySource(client, { name, source, function: { buildConfig } })
        .wait()
        .then(
          ({ state }) => `${state}`,
          (error: Error) => error.message,
        );
    };
    const main = "def greet(request):\n    return 'Hello'\n";
    expect(await deploy({ "main.py": main })).toBe("ACTIVE");
    for (const [files, problem] of [
      [{ "main.py": "import absent" }, "No module named 'absent'"],
      [
        { "main.py": main, "requirements.txt": "-e ." },
        "requirements.txt, line 1: -e installs from a folder",
      ],
    ] as const)
      expect(await deploy(files)).toContain(problem);
    expect(await (await send("greet-me")).text()).toBe("Hello");
  },
);
