import { expect, it } from "vitest";
import { openRunner, programOf } from "./support/open-runner.ts";

const FRAMEWORK = "@google-cloud/functions-framework";

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

it("deploys a function of a CommonJS module step by step and calls it", async () => {
  const { deploy, textOf } = openRunner();
  const program = programOf("exports.hello = (req, res) => res.send('Hello ' + req.query.name);");
  expect(await deploy(program)).toEqual(["unpacked", "examined", "started"]);
  expect(await textOf(program, { target: "/?name=Ada" })).toBe("Hello Ada");
});

it("calls a function of an ES module and of the main module in package.json", async () => {
  const { textOf } = openRunner();
  const manifest = JSON.stringify({ type: "module", main: "lib/main.js" });
  const program = programOf({
    "package.json": manifest,
    "lib/main.js": 'import { name } from "./name.js"; export const hello = (req, res) => res.send(name);',
    "lib/name.js": 'export const name = "module";',
  });
  expect(await textOf(program)).toBe("module");
});

it.each([
  ["CommonJS", "{}", `const { http } = require("${FRAMEWORK}");`],
  ["an ES module", '{ "type": "module" }', `import { http } from "${FRAMEWORK}";`],
])("calls a function that %s registers with the framework", async (_, manifest, imports) => {
  const { textOf } = openRunner();
  const code = `${imports} http("registered", (req, res) => res.send("by name"));`;
  const program = programOf({ "package.json": manifest, "index.js": code }, { entryPoint: "registered" });
  expect(await textOf(program)).toBe("by name");
});

it("calls a function in an exported object", async () => {
  const { textOf } = openRunner();
  const program = programOf("exports.api = { v1: { hello: (req, res) => res.send('nested') } };", {
    entryPoint: "api.v1.hello",
  });
  expect(await textOf(program)).toBe("nested");
});

it("sends a background event and its context to an event function", async () => {
  const { call, textOf } = openRunner();
  const code = `let got;
    exports.hello = (data, context) => { got = [data, context]; return data.isAsked ? JSON.stringify(got) : undefined; };`;
  const program = programOf(code, { signature: "event" });
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
  const { textOf } = openRunner();
  const code = "exports.hello = ({ id, type, source, data }) => ({ id, type, source, data });";
  const program = programOf(code, { signature: "cloudevent" });
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
  const { runner } = openRunner();
  expect(
    ["nodejs20", "python38", "python312", "nodejs", "xnodejs20", "python27", "java21"].map((name) =>
      runner.runs(name),
    ),
  ).toEqual([true, true, true, false, false, false, false]);
});
