import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Json,
  type OperationCall,
  type PrintCall,
  programOf,
  type SampleCode,
} from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { printPython } from "@seamline/ui/code/print-python";
import { printTypeScript } from "@seamline/ui/code/print-typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { elided } from "../../../src/samples/recorded-response.ts";
import { findProgram, linesOf, run } from "./programs.ts";
import type { TypeScriptOutcome, TypeScriptProgram } from "./run-typescript.ts";
import {
  everySample,
  everySampleAsShown,
  type NamedSample,
  type NamedSampleAsShown,
  startSampleEmulator,
} from "./sample-emulator.ts";

const TIMEOUT_MS = 120_000;
const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const packageFolder = fileHere("../../..");
const curl = findProgram("curl", ["curl"], ["--version"]);
const python = findProgram(
  "Python with requests",
  ["python3", "/usr/bin/python3"],
  ["-c", "import requests"],
);

let samples: readonly NamedSample[];
let folder: string;

beforeAll(async () => {
  samples = await everySample();
  folder = await mkdtemp(join(tmpdir(), "seamline-samples-"));
  await symlink(join(packageFolder, "node_modules"), join(folder, "node_modules"), "junction");
}, TIMEOUT_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

it("every TypeScript sample compiles in both profiles, and receives the documented status", {
  timeout: TIMEOUT_MS,
}, async () => {
  await using emulator = await startSampleEmulator();
  const programs = await Promise.all(
    samples.map((sample) => typeScriptProgram(sample, emulator.urls[sample.service])),
  );
  for (const sample of await everySampleAsShown()) await typeScriptProgram(sample);
  const compiled = await run(process.execPath, [
    join(packageFolder, "node_modules/typescript/bin/tsc"),
    "-p",
    folder,
  ]);
  expect(compiled).toEqual({ exitCode: 0, stdout: "", stderr: "" });

  await writeFile(join(folder, "programs.json"), JSON.stringify(programs));
  const ended = await run(process.execPath, [fileHere("run-typescript.ts"), join(folder, "programs.json")]);
  const outcomes = linesOf<TypeScriptOutcome>(ended);
  const actual = outcomes.map(({ name, statuses, error }) => ({ name, status: statuses[0], error }));
  expect(actual).toEqual(samples.map(({ name, response: { status } }) => ({ name, status })));
});

it.skipIf(!curl)("every curl sample receives the recorded response", { timeout: TIMEOUT_MS }, async () => {
  await using emulator = await startSampleEmulator();
  await writeFile(join(folder, ".curlrc"), 'silent\nshow-error\nwrite-out = "\\n%{http_code}"\n');
  const problems: string[] = [];
  for (const sample of samples) {
    const url = emulator.urls[sample.service];
    await fetch(`${url}/__emulator/reset`, { method: "POST" });
    problems.push(...problemsOf(sample, url, await receivedByCurl(localized(sample, url, printCurl))));
  }
  expect(problems).toEqual([]);
});

it.skipIf(!python)(
  "every Python sample receives the recorded response",
  { timeout: TIMEOUT_MS },
  async () => {
    await using emulator = await startSampleEmulator();
    const programs = samples.map((sample) => {
      const url = emulator.urls[sample.service];
      return { name: sample.name, url, text: programOf(localized(sample, url, printPython)) };
    });
    await writeFile(join(folder, "python.json"), JSON.stringify(programs));
    const ended = await run(python ?? "", [fileHere("run-python.py"), join(folder, "python.json")]);
    const received = linesOf<Received>(ended);
    const problems = samples.flatMap((sample, index) =>
      problemsOf(sample, emulator.urls[sample.service], received[index] ?? {}),
    );
    expect(problems).toEqual([]);
  },
);

/** Returns a sample's program, changed to call another base URL. */
function localized(
  sample: NamedSample | NamedSampleAsShown,
  baseUrl: string | undefined,
  print: PrintCall,
): SampleCode {
  const moved = ({ operation, request }: OperationCall): OperationCall => {
    const service = { ...operation.service, baseUrl: baseUrl ?? "" };
    return { operation: { ...operation, service }, request };
  };
  return print(moved(sample), sample.before.map(moved));
}

/** Writes the TypeScript program of a sample to a file. */
async function typeScriptProgram(
  sample: NamedSample | NamedSampleAsShown,
  url = "",
): Promise<TypeScriptProgram> {
  const { name, operation } = sample;
  const source = join(folder, "typescript");
  const file = join(source, `${name.replaceAll(" ", "-")}.ts`);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "ES2022",
    module: "NodeNext",
    types: ["node"],
  };
  await mkdir(source, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: [source] }));
  await writeFile(file, programOf(localized(sample, url, printTypeScript)));
  return { name, file, url, operationId: operation.operationId, waits: operation.kind === "operation" };
}

/** The response that a program received, or its error. */
interface Received {
  readonly status?: number;
  readonly body?: string;
  readonly error?: string;
}

/** Runs curl commands, and splits their output into status and body. */
async function receivedByCurl({ before, code }: SampleCode): Promise<Received> {
  const shell = (command: string) => run("sh", ["-c", command], { env: { CURL_HOME: folder } });
  if (before !== "") await shell(before);
  const { stdout, stderr } = await shell(code);
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end)), body: stdout.slice(0, end), error: stderr };
}

/** Returns the differences between the received and the recorded response. */
function problemsOf(sample: NamedSample, url = "", { status, body = "", error = "" }: Received): string[] {
  const { name, operation, response, random } = sample;
  if (status !== response.status) return [`${name}: ${status} ${body}${error}`];
  const text = body.replaceAll(url, operation.service.baseUrl);
  const same = (recorded: string, actual: string) => (recorded === actual ? [] : [`${name}: ${actual}`]);
  if (response.body.kind === "none") return same("", text);
  if (response.body.kind === "text") return same(response.body.text, text);
  if (response.body.kind === "binary") return [];
  return same(JSON.stringify(response.body.value), JSON.stringify(elided(JSON.parse(text) as Json, random)));
}
