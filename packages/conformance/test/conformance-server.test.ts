import { execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { ConformanceCase, JournalEntry } from "../src/case.ts";
import { startConformanceServer } from "../src/conformance-server.ts";

const one: ConformanceCase = {
  ...{ name: "one", why: "For this test.", calls: [], requests: [] },
  answers: [
    { when: { path: "/b", headers: { "x-a": "1" } }, text: "for b" },
    { when: { query: { q: "x y" } }, status: 404, json: { a: 1 } },
    { times: 2, base64: "AAH/", headers: { "content-type": "image/png" } },
  ],
};

async function start(): Promise<string> {
  const server = await startConformanceServer({ cases: [one] });
  onTestFinished(() => server.close());
  return server.url;
}

test("every request receives the first unused response that matches", async () => {
  const url = await start();
  const base = `${url}/run/one`;
  const bytes = await fetch(`${base}/b`);
  expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 1, 255]);
  expect(bytes.headers.get("content-type")).toBe("image/png");
  expect(await (await fetch(`${base}/b`, { headers: { "x-a": "1" } })).text()).toBe("for b");
  const missing = await fetch(`${base}/c?q=x%20y`);
  expect([missing.status, missing.headers.get("content-type"), await missing.json()]).toEqual([
    404,
    "application/json",
    { a: 1 },
  ]);
  expect((await fetch(`${base}/c?q=x%20y`)).status).toBe(200);
  expect((await fetch(`${base}/c`)).status).toBe(599);
});

test("the journal lists the requests of each run in order", async () => {
  const url = await start();
  const journal = async (run: string): Promise<JournalEntry[]> =>
    (await fetch(`${url}/journal/${run}/one`)).json() as Promise<JournalEntry[]>;
  expect(await journal("new")).toEqual([]);
  await fetch(`${url}/new/one/a%2Fb//c?x=1&x=%20&y`, { method: "PUT", body: "✓", headers: { "X-A": "1" } });
  expect(await journal("new")).toMatchObject([
    {
      ...{ method: "PUT", path: "/a%2Fb//c", body: "4pyT" },
      query: [
        ["x", "1"],
        ["x", " "],
        ["y", ""],
      ],
      headers: { "x-a": "1" },
    },
  ]);
  expect(await journal("other")).toEqual([]);
});

test("the server returns its cases and rejects unknown cases", async () => {
  const url = await start();
  expect(await (await fetch(`${url}/cases`)).json()).toEqual([one]);
  const unknown = await fetch(`${url}/run/two/x`);
  expect([unknown.status, await unknown.text()]).toEqual([599, "unknown case two"]);
});

test("web pages from other origins can send requests and read responses", async () => {
  const url = await start();
  const headers = {
    "access-control-request-method": "PUT",
    "access-control-request-headers": "x-a,accesskey",
  };
  const allowed = await fetch(`${url}/run/one/x`, { method: "OPTIONS", headers });
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get("access-control-allow-methods")).toContain("PUT");
  expect(allowed.headers.get("access-control-allow-headers")).toBe("x-a,accesskey");
  for (const response of [allowed, await fetch(`${url}/run/one/x`)])
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  // The journal does not contain the preflight.
  expect(await (await fetch(`${url}/journal/run/one`)).json()).toHaveLength(1);
});

const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));

test("the command prints the URL and serves until it is stopped", async () => {
  const child = spawn(process.execPath, [cli], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill());
  const url = await new Promise<string>((resolve) =>
    child.stdout.on("data", (text: Buffer) => resolve(`${text}`.trim())),
  );
  const response = await fetch(`${url}/cases`);
  expect(((await response.json()) as unknown[]).length).toBeGreaterThan(100);
});

test("the command rejects an invalid port with a one-line message", async () => {
  const message = await new Promise<string>((resolve) =>
    execFile(process.execPath, [cli, "http"], (_, __, stderr) => resolve(stderr)),
  );
  expect(message).toBe("the port must be an integer from 0 to 65535, not http\n");
});
