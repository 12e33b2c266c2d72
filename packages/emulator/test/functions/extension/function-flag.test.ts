import { expect, it } from "vitest";
import { functionFlag } from "../../../src/services/functions/extension/function-flag.ts";
import type { FunctionsSection } from "../../../src/services/functions/seed/functions-section.ts";

const encoder = new TextEncoder();

function read(flag: string, files: Readonly<Record<string, string>>, section: FunctionsSection = {}) {
  const entries = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)] as const);
  return functionFlag.read(functionFlag.parse(flag), new Map(entries), section).functions?.[0];
}

const HELLO = { "index.js": "exports.hello = () => {};" };

it.each([
  ["hello=./a=b", { name: "hello", folder: "./a=b", settings: {} }],
  ["hello=./a, b", { name: "hello", folder: "./a, b", settings: {} }],
  [
    "hello=a,runtime=nodejs22,entryPoint=main",
    { name: "hello", folder: "a", settings: { runtime: "nodejs22", entryPoint: "main" } },
  ],
  [
    "hello=a,memory=512Mi,env.A=x=1, y,env._B2=,timeout=30s",
    {
      name: "hello",
      folder: "a",
      settings: { memory: "512Mi", "env.A": "x=1, y", "env._B2": "", timeout: "30s" },
    },
  ],
  ["hello=a,env.A=x,,y=1,,,z", { name: "hello", folder: "a", settings: { "env.A": "x,y=1,,z" } }],
])("parses the name, folder and settings of --function %s", (text, resource) => {
  expect(functionFlag.parse(text)).toEqual(resource);
});

it.each([
  ["hello", "must be NAME=DIR, such as hello=./hello, but is hello"],
  ["=./hello", "must be NAME=DIR, such as hello=./hello, but is =./hello"],
  ["hello=", "must be NAME=DIR, such as hello=./hello, but is hello="],
  ["hello=a,rutime=nodejs24", "has an unknown setting rutime: did you mean runtime?"],
  [
    "hello=a,region=here",
    "has an unknown setting region: valid settings are runtime, entryPoint, eventType, memory, timeout and env.NAME (to include a comma in a value, write it twice)",
  ],
  ["hello=a,memory=large", "needs an amount of memory with a unit, such as 512Mi or 1Gi, but has large"],
  ["hello=a,memory=512", "needs an amount of memory with a unit, such as 512Mi or 1Gi, but has 512"],
  ["hello=a,timeout=0", "needs a timeout from 1 to 540 seconds, such as 30, but has 0"],
  ["hello=a,timeout=541", "needs a timeout from 1 to 540 seconds, such as 30, but has 541"],
  ["hello=a,timeout=1m", "needs a timeout from 1 to 540 seconds, such as 30, but has 1m"],
  ["hello=a,env.=1", "has an invalid variable name env.:"],
  ["hello=a,env.1A=1", "has an invalid variable name env.1A:"],
  ["hello=a,env.A=1,env.A=2", "contains env.A twice"],
  ["hello=a,runtime=", "has no value for runtime"],
])("rejects --function %s", (text, problem) => {
  expect(() => functionFlag.parse(text)).toThrow(problem);
});

it.each([
  ["hello", {}, "projects/demo/locations/us-central1/functions/hello"],
  ["hello", { locations: ["here"] }, "projects/demo/locations/here/functions/hello"],
  ["hello", { locations: [{ id: "there" }] }, "projects/demo/locations/there/functions/hello"],
  ["projects/p/locations/l/functions/hello", {}, "projects/p/locations/l/functions/hello"],
])("expands the function name %s with a location of the seed section %j", (name, section, full) => {
  expect(read(`${name}=.`, HELLO, section)?.name).toBe(full);
});

it.each([
  [{ "index.js": "" }, {}, "nodejs24"],
  [{ "package.json": "{}" }, {}, "nodejs24"],
  [{ "main.py": "" }, {}, "python313"],
  [
    { "index.mjs": "" },
    { runtimes: [{ name: "nodejs9" }, { name: "nodejs18" }, { name: "go1" }] },
    "nodejs18",
  ],
])("detects the runtime of %j", (files, section, runtime) => {
  expect(read("hello=.", files, section)?.buildConfig?.runtime).toBe(runtime);
});

it.each([
  [
    { "readme.txt": "" },
    "the folder contains none of index.js, main.py: add runtime=…, such as runtime=nodejs24",
  ],
  [{ "index.js": "", "main.py": "" }, "the folder contains files in several languages: add runtime=…"],
])("rejects %j, because the runtime cannot be detected", (files, problem) => {
  expect(() => read("hello=.", files)).toThrow(problem);
  expect(read("hello=.,runtime=nodejs22", files)?.buildConfig?.runtime).toBe("nodejs22");
});

it.each([
  ["index.js", "exports.main = () => {};", "main"],
  ["index.js", "module.exports.main = () => {};", "main"],
  ["index.mjs", "export const main = () => {};", "main"],
  ["index.mjs", "export async function main() {}", "main"],
  ["index.js", 'functions.http("main", () => {});', "main"],
  ["index.js", "exports.other = 1;\nexports.sayHello = 2;", "sayHello"],
  ["index.js", "exports.other = 1;\nexports.main = 2;", undefined],
  ["main.py", "import functions_framework\n\n@functions_framework.http\ndef main(request):\n", "main"],
  [
    "main.py",
    "@functions_framework.http\ndef say_hello(r):\n\n@functions_framework.http\ndef b(r):\n",
    "say_hello",
  ],
  ["main.py", "def helper():\n", undefined],
])("detects the entry point in %s: %s", (file, text, entryPoint) => {
  expect(read("say-hello=.", { [file]: text })?.buildConfig?.entryPoint).toBe(entryPoint);
});

it("reads memory, time-out and variables from --function", () => {
  const config = (flag: string) => read(`hello=.${flag}`, HELLO)?.serviceConfig;
  expect(config("")).toBeUndefined();
  expect(config(",memory=1Gi,timeout=30s,env.GREETING=Hello, all,env.EMPTY=")).toEqual({
    availableMemory: "1Gi",
    timeoutSeconds: 30,
    environmentVariables: { GREETING: "Hello, all", EMPTY: "" },
  });
});

it("stores text files as text, and binary files as Base64", () => {
  const files = new Map([
    ["index.js", encoder.encode("// ö\n")],
    ["a.bin", new Uint8Array([255, 0])],
  ]);
  const { functions } = functionFlag.read(functionFlag.parse("hello=."), files, {});
  expect(functions?.[0]?.files).toEqual({ "index.js": "// ö\n", "a.bin": { base64: "/wA=" } });
});

it("returns the URL of a function unless it has an event trigger", () => {
  const url = "http://127.0.0.1:4011";
  const address = (flag: string): string | undefined =>
    functionFlag.addressOf({ functions: [read(flag, HELLO) ?? { name: "" }] }, url);
  expect(address("hello=.")).toBe(`${url}/run/demo/us-central1/hello`);
  expect(address("hello=.,eventType=com.example.made")).toBeUndefined();
});
