import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { KEY, NotesService } from "./notes-service.ts";

const spec = fileURLToPath(new URL("notes-contract.yaml", import.meta.url));

let service: NotesService;
let server: Server;
let url: string;

beforeEach(async () => {
  service = new NotesService();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const headers = request.headers as Record<string, string>;
    const method = request.method ?? "GET";
    const received = await service.fetch(
      new Request(`http://notes${request.url}`, { method, headers, ...body }),
    );
    response.writeHead(received.status, Object.fromEntries(received.headers));
    response.end(await received.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

async function run(...args: string[]): Promise<{ exitCode: number; text: string; errors: string[] }> {
  const errors: string[] = [];
  const texts: string[] = [];
  const output = {
    log: (part: string) => void texts.push(part),
    error: (line: string) => void errors.push(line),
  };
  return { exitCode: await runCli(["verify", ...args], output), text: texts.join("\n"), errors };
}

it("verify exits with code 0 if the service matches its contract", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const { exitCode, text, errors } = await run("--spec", spec, "--url", url, "--allow-writes");
  expect(errors).toEqual([]);
  expect(text).toMatch(/No finding in \d+ requests to 6 operations\.$/);
  expect(exitCode).toBe(0);
});

it("verify exits with code 1 for a finding, and prints no credentials", async () => {
  const { fetch } = service;
  Object.assign(service, {
    fetch: async (request: Request) => {
      const response = await fetch(request);
      return response.status === 404 ? Response.json({ code: KEY }, { status: 404 }) : response;
    },
  });
  const flags = ["--spec", spec, "--url", url, "--header", `Notes-Key: ${KEY}`];
  const { exitCode, text } = await run(...flags);
  expect(exitCode).toBe(1);
  expect(text).toContain('response  404 {"code":"[redacted]"}');
  expect(text).not.toContain(KEY);
  const { text: json } = await run(...flags, "--json");
  expect(JSON.parse(json).findings).not.toEqual([]);
  expect(json).not.toContain(KEY);
});

it("writes an overlay with the members that the service sends at open points", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_HEADERS", `Notes-Key: ${KEY}`);
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"));
  const { text } = await run("--spec", spec, "--url", url, "--allow-writes", "--propose", folder);
  const [file = ""] = readdirSync(folder);
  expect(text).toContain(`Proposed: ${path.join(folder, file)}`);
  expect(readFileSync(path.join(folder, file), "utf8")).toContain("colour:");
});

it("records the confirmed facts in a ledger", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "verify-")), "verified.yaml");
  const { exitCode, errors } = await run("--spec", spec, "--url", url, "--allow-writes", "--record", file);
  expect(exitCode).toBe(0);
  expect(errors).toEqual([expect.stringMatching(/^Recorded facts in .+: \d+ confirmed, 0 contradicted\.$/)]);
  const ledger = readFileSync(file, "utf8");
  expect(ledger).toContain("/paths/~1notes/get/x-pagination");
  expect(ledger).not.toContain("127.0.0.1");
});

it("reports an invalid ledger before it sends a request", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "verify-")), "verified.yaml");
  writeFileSync(file, "operation: {}\n");
  const { exitCode, errors } = await run("--spec", spec, "--url", "http://127.0.0.1:1", "--record", file);
  expect(exitCode).not.toBe(0);
  expect(errors).toEqual([
    `seamline-specs: ${file}:1: unknown member "operation" of the ledger (write operations)`,
  ]);
});

it("prints the report even if the ledger cannot be written, and exits with code 2", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"));
  const { exitCode, text, errors } = await run(
    ...["--spec", spec, "--url", url, "--record", path.join(folder, "missing", "verified.yaml")],
    ...["--propose", spec],
  );
  expect(text).toMatch(/No finding in \d+ requests/);
  expect(errors.join("\n")).toContain(spec);
  expect(exitCode).toBe(2);
});

it("verify exits with code 2 if it leaves items on the service", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const { fetch } = service;
  const flags = ["--operation", "createNote", "--allow-writes"];
  Object.assign(service, {
    fetch: async (request: Request) =>
      request.method === "DELETE"
        ? Response.json({ code: "NO", message: "No." }, { status: 400 })
        : fetch(request),
  });
  const { exitCode, text } = await run("--spec", spec, "--url", url, ...flags);
  expect(text).toContain("Left on the service\n  /notes/note-");
  expect(text).toContain("No finding");
  expect(exitCode).toBe(2);
});

it("prints text from the service on one line", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  Object.assign(service, { fetch: async () => new Response("x\n::error::forged\r\nNo finding") });
  const { text, exitCode } = await run("--spec", spec, "--url", url);
  expect(exitCode).toBe(1);
  expect(text).toContain(String.raw`response  200 x\n::error::forged\r\nNo finding`);
  expect(text).not.toMatch(/^\s*::error::/m);
});

it("checks a contract even if it cannot generate text for some patterns, and notes those patterns", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "verify-")), "notes.yaml");
  const contract = readFileSync(spec, "utf8").replace(
    "title: { type: string, minLength: 1, maxLength: 60 }",
    "title: { type: string, pattern: '^(?=.)' }",
  );
  writeFileSync(file, contract.replace("examples: { short: { value: { title: Milk, stars: 3 } } }", ""));
  const { exitCode, text, errors } = await run("--spec", file, "--url", url, "--allow-writes");
  expect(errors).toEqual([]);
  expect(text).toContain("no text is generated for the pattern ^(?=.)");
  expect(exitCode).toBe(0);
});

it("verify exits with code 130 on the second Ctrl-C", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const { fetch } = service;
  let isInterrupted = false;
  Object.assign(service, {
    fetch: async (request: Request) => {
      if (!isInterrupted) for (const signal of ["SIGINT", "SIGINT"] as const) process.emit(signal);
      isInterrupted = true;
      return fetch(request);
    },
  });
  const { exitCode, errors } = await run("--spec", spec, "--url", url);
  expect(exit).toHaveBeenCalledWith(130);
  exit.mockRestore();
  expect(errors[1]).toMatch(/^Interrupted again: items from this run may remain on the service/);
  expect(exitCode).toBe(2);
});

it.each([
  [
    "a header without quotes",
    ["--header", "Authorization:", "Bearer", "HIDDEN", "--url", "https://x.invalid"],
  ],
  [
    "a header in the place of the document",
    ["--header", "Authorization:", "HIDDEN", "--url", "https://x.invalid"],
  ],
  ["a URL with a password", ["edge", "--url", "htps://user:HIDDEN@x.invalid"]],
  ["a URL with a query", ["edge", "--url", "https://x.invalid/?key=HIDDEN"]],
  ["a URL with a fragment", ["edge", "--url", "https://x.invalid/#HIDDEN"]],
])("errors do not repeat %s", async (_, flags) => {
  const { exitCode, errors } = await run(...flags);
  expect(exitCode).toBe(2);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.join("\n")).not.toContain("HIDDEN");
});

it("reports all problems with the arguments, and exits with code 2", async () => {
  const { exitCode, errors } = await run("--url", "ftp://x", "--rate", "0", "--header", "x", "--set", "y");
  expect(exitCode).toBe(2);
  expect(errors).toEqual(
    [
      "verify needs a document, such as retention/v1, or --spec with an OpenAPI file",
      "--url must be an http or https URL, such as https://staging.example.com",
      "--header must have the form 'Name: value'",
      "--set must be NAME=VALUE, but got y",
      "--rate must be a positive number of requests per second, but got 0",
    ]
      .map((problem) => `seamline-specs: ${problem} (see seamline-specs --help)`)
      .map((line, index, all) =>
        index === all.length - 1 ? line : line.replace(" (see seamline-specs --help)", ""),
      ),
  );
});

it.each([
  [
    "a service that is not reachable",
    ["--url", "http://127.0.0.1:9"],
    "cannot reach http://127.0.0.1:9: check the address",
  ],
  [
    "credentials without encryption",
    ["--url", "http://notes.invalid", "--header", "Notes-Key: abcdef"],
    "--url must use https, because the requests contain credentials: http://notes.invalid",
  ],
])("rejects %s with exit code 2", async (_, flags, problem) => {
  const { exitCode, errors } = await run("--spec", spec, ...flags);
  expect(errors).toEqual([`seamline-specs: ${problem}`]);
  expect(exitCode).toBe(2);
});

it("rejects an invalid known-differences file and lists all its problems", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "verify-")), "known.yaml");
  writeFileSync(file, "- { rule: status }\n- { reason: x, because: y }\n");
  const { exitCode, errors } = await run("--spec", spec, "--url", url, "--known", file);
  expect(exitCode).toBe(2);
  expect(errors).toEqual([
    `seamline-specs: ${file}: entry 1 needs a reason`,
    `seamline-specs: ${file}: entry 2 needs a rule`,
    `seamline-specs: ${file}: entry 2 has an unknown member: because (use rule, operation, contains, reason)`,
  ]);
});

it("runs the workflows in the --workflows file", async () => {
  vi.stubEnv("SEAMLINE_VERIFY_TOKEN", KEY);
  const file = fileURLToPath(new URL("notes.arazzo.yaml", import.meta.url));
  const ran = await run("--spec", spec, "--url", url, "--allow-writes", "--workflows", file);
  expect(ran.text).toContain("Completed workflows\n  lockedNote\n");
  expect(ran.exitCode).toBe(0);
  const missing = await run("--spec", spec, "--url", url, "--workflows", "missing.yaml");
  expect(missing.errors).toEqual(["seamline-specs: cannot read missing.yaml: check the path"]);
  expect(missing.exitCode).toBe(2);
});
