import { expect, it } from "vitest";
import { type CliRun, startCli } from "./support/run-cli.ts";

const CREDENTIALS = { authorization: "Bearer alex@example.com" };

interface Served extends CliRun {
  readonly url: string;
}

/** Serves retention, and logs to stdout. */
async function serveLogged(
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const run = startCli(["--port", "0", "--services", "retention", ...args], [], variables);
  const [, url = ""] = await run.printed(/(http:\/\/[\d.]+:\d+)(?:.|\n)*\n$/);
  return { ...run, url };
}

/** Sends invalid requests one after another. */
async function misspelled(url: string): Promise<number[]> {
  const body = JSON.stringify({ nme: "a" });
  const headers = { ...CREDENTIALS, "content-type": "application/json" };
  const made = await fetch(`${url}/v1/matters`, { method: "POST", headers, body });
  const listed = await fetch(`${url}/v1/matters?pageSzie=1&access_token=hidden`, { headers: CREDENTIALS });
  const lost = await fetch(`${url}/v1/mattters`, { headers: CREDENTIALS });
  return [made, listed, lost].map(({ status }) => status);
}

/** Returns the lines after the ready message, with constant times and durations. */
function logOf(run: CliRun, on: "stdout" | "stderr" = "stdout"): string {
  const text = run[on]();
  const start = text.indexOf("__emulator/health\n\n");
  return text
    .slice(start < 0 ? 0 : start + "__emulator/health\n\n".length)
    .replace(/^\d\d:\d\d:\d\d/gm, "10:20:30")
    .replace(/\d+(\.\d)? m?s$/gm, "1 ms");
}

it("the command prints a line for each request, with its warnings and without secrets", async () => {
  const run = await serveLogged();
  expect(await misspelled(run.url)).toEqual([200, 200, 404]);
  await run.printed(/unknown path.*\n/);
  expect(logOf(run)).toBe(`10:20:30 retention 200 POST   /v1/matters createMatter 1 ms
  warning: unknown member nme; did you mean name?
10:20:30 retention 200 GET    /v1/matters?pageSzie=1&access_token=[redacted] listMatters 1 ms
  warning: unknown parameter pageSzie; did you mean pageSize?
10:20:30 retention 404 GET    /v1/mattters 1 ms
  warning: unknown path; did you mean /v1/matters?
`);
  expect(run.stderr()).toBe("");
});

it("the command prints one line with --json, and rejects misspelled members with --strict", async () => {
  const run = await serveLogged(["--json", "--strict"]);
  expect(await misspelled(run.url)).toEqual([400, 400, 404]);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect([run.stdout(), run.stderr()]).toEqual([`{"retention":"${run.url}"}\n`, ""]);
});

it("the command prints headers and bodies with --log debug, but no secrets", async () => {
  const run = await serveLogged(["--log", "debug"]);
  await misspelled(run.url);
  await run.printed(/unknown path(?:.|\n)*NOT_FOUND.*\n/);
  expect(run.stdout()).toContain("  > authorization: Bearer [redacted]\n");
  expect(run.stdout()).toContain('  > {"nme":"a"}\n');
  expect(run.stdout()).toMatch(/ {2}< \{"matterId":".*\n/);
  expect(run.stdout()).not.toMatch(/alex@example\.com|hidden/);
});

it("the command prints one object per line with --log json, on stderr if --json is also set", async () => {
  const run = await serveLogged(["--log", "json", "--json"]);
  await misspelled(run.url);
  await run.printed(/unknown path.*\n/, "stderr");
  const lines = run
    .stderr()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      type: "request",
      service: "retention",
      document: "retention@v1",
      operationId: "createMatter",
      method: "POST",
      target: "/v1/matters",
      status: 200,
      durationMs: expect.any(Number),
      warnings: [expect.objectContaining({ pointer: "/nme", suggestion: "name" })],
      faults: [],
    }),
    expect.objectContaining({ target: "/v1/matters?pageSzie=1&access_token=[redacted]" }),
    expect.objectContaining({ status: 404, target: "/v1/mattters" }),
  ]);
  expect(run.stdout()).toBe(`{"retention":"${run.url}"}\n`);
});

it("the command prints no requests with --log off, and prints its URLs as JSON with --log json", async () => {
  const [off, json] = await Promise.all([serveLogged(["--log", "off"]), serveLogged(["--log", "json"])]);
  await misspelled(off.url);
  off.child.kill("SIGTERM");
  expect(await off.ended).toBe(0);
  expect([logOf(off), off.stderr()]).toEqual(["", ""]);
  expect(JSON.parse(json.stdout())).toMatchObject({
    type: "ready",
    services: { retention: { url: json.url, seeded: {} } },
    page: `${json.url}/__emulator/`,
    state: "an empty seed, in memory",
  });
});

it("the command prints colours only with FORCE_COLOR or on a terminal", async () => {
  const [plain, coloured] = await Promise.all([
    serveLogged([], { NO_COLOR: "1" }),
    serveLogged([], { FORCE_COLOR: "1" }),
  ]);
  await Promise.all([misspelled(plain.url), misspelled(coloured.url)]);
  await Promise.all([plain, coloured].map((run) => run.printed(/unknown path.*\n/)));
  expect(plain.stdout()).not.toContain("\u001b");
  expect(coloured.stdout()).toContain("\u001b[32m200\u001b[39m");
  expect(coloured.stdout()).toContain("\u001b[33m404\u001b[39m");
});

it("the command keeps serving if its output is no longer read or was never read", async () => {
  const [closed, unread] = await Promise.all([serveLogged(), serveLogged()]);
  closed.child.stdout?.destroy();
  unread.child.stdout?.pause();
  const long = "x".repeat(3_000);
  const send = (run: Served): Promise<Response> =>
    fetch(`${run.url}/v1/matters?pageSize=${long}`, { headers: CREDENTIALS });
  for (const run of [closed, unread]) {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => send(run).then((r) => r.status)));
    expect(new Set(statuses)).toEqual(new Set([400]));
    run.child.kill("SIGTERM");
    unread.child.stdout?.resume();
    expect(await run.ended).toBe(0);
    expect(run.stderr()).toBe("");
  }
});
