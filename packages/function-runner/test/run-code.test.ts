import { afterAll, expect, it } from "vitest";
import type { Program, ProgramRequest } from "../src/code-runner/index.ts";
import { functionRunner } from "../src/index.ts";
import { asResponse } from "./support/as-response.ts";
import { ManualClock } from "./support/manual-clock.ts";
import { programOf } from "./support/open-runner.ts";

const FRAMEWORK = "@google-cloud/functions-framework";

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Programs from two archives, so that only two sources are installed. */
const common = programOf(`
  const { http } = require("${FRAMEWORK}");
  http("registered", (req, res) => res.send("by name"));
  exports.hello = (req, res) => res.send("Hello " + req.query.name);
  exports.api = { v1: { hello: (req, res) => res.send("nested") } };
  let got;
  exports.background = (data, context) => {
    got = [data, context];
    return data.isAsked ? JSON.stringify(got) : undefined;
  };
  exports.cloud = ({ id, type, source, data }) => ({ id, type, source, data });`);

const module = programOf({
  "package.json": JSON.stringify({ type: "module", main: "lib/main.js" }),
  "lib/main.js": `import { http } from "${FRAMEWORK}";
    import { name } from "./name.js";
    http("registered", (req, res) => res.send("by name"));
    export const hello = (req, res) => res.send(name);`,
  "lib/name.js": 'export const name = "module";',
});

const runner = functionRunner()({ clock: new ManualClock() });
afterAll(() => runner.close());

/** Returns a program with another entry point in the same archive. */
function entryOf(program: Program, entryPoint: string, signature: Program["signature"] = "http"): Program {
  return { ...program, id: `${program.id}-${entryPoint}`, entryPoint, signature };
}

async function call(program: Program, request: Partial<ProgramRequest> = {}): Promise<Response> {
  return asResponse(await runner.send(program, { method: "GET", target: "/", headers: [], ...request }));
}

async function textOf(program: Program, request?: Partial<ProgramRequest>): Promise<string> {
  return (await call(program, request)).text();
}

it("deploys a function of a CommonJS module step by step and calls it", async () => {
  const steps: string[] = [];
  await runner.deploy(common, async (step) => void steps.push(step), new AbortController().signal);
  expect(steps).toEqual(["unpacked", "examined", "started"]);
  expect(await textOf(common, { target: "/?name=Ada" })).toBe("Hello Ada");
});

it("calls a function of an ES module and of the main module in package.json", async () => {
  expect(await textOf(module)).toBe("module");
});

it.each([
  ["CommonJS", common],
  ["an ES module", module],
])("calls a function that %s registers with the framework", async (_, program) => {
  expect(await textOf(entryOf(program, "registered"))).toBe("by name");
});

it("calls a function in an exported object", async () => {
  expect(await textOf(entryOf(common, "api.v1.hello"))).toBe("nested");
});

it("sends a background event and its context to an event function", async () => {
  const program = entryOf(common, "background", "event");
  const event = (data: unknown) => ({
    method: "POST",
    headers: [["content-type", "application/json"]] as const,
    body: encode({ data, context: { eventId: "1", eventType: "thing.done" } }),
  });
  expect((await call(program, event({ isAsked: false }))).status).toBe(204);
  expect(JSON.parse(await textOf(program, event({ isAsked: true })))).toEqual([
    { isAsked: true },
    { eventId: "1", eventType: "thing.done" },
  ]);
});

it("sends a CloudEvent to its function in binary and in structured mode", async () => {
  const program = entryOf(common, "cloud", "cloudevent");
  const attributes = { specversion: "1.0", id: "7", type: "thing.done", source: "/things" };
  const fields = Object.entries(attributes).map(([name, value]) => [`ce-${name}`, value] as const);
  const binary = {
    method: "POST",
    headers: [...fields, ["content-type", "application/json"] as const],
    body: encode({ of: "binary" }),
  };
  const structured = {
    method: "POST",
    headers: [["content-type", "application/cloudevents+json"]] as const,
    body: encode({ ...attributes, data: { of: "structured" } }),
  };
  const { specversion: _, ...shown } = attributes;
  expect(JSON.parse(await textOf(program, binary))).toEqual({ ...shown, data: { of: "binary" } });
  expect(JSON.parse(await textOf(program, structured))).toEqual({ ...shown, data: { of: "structured" } });
});

it("only supports Node.js and Python runtimes", () => {
  expect(
    ["nodejs20", "python38", "python312", "nodejs", "xnodejs20", "python27", "java21"].map((name) =>
      runner.runs(name),
    ),
  ).toEqual([true, true, true, false, false, false, false]);
});
