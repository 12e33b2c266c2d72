import { expect, it } from "vitest";
import { startCli } from "./support/run-cli.ts";

const CREDENTIALS = { authorization: "Bearer alex@example.com" };

async function misspelt(url: string): Promise<number[]> {
  const body = JSON.stringify({ nme: "a" });
  const headers = { ...CREDENTIALS, "content-type": "application/json" };
  const made = await fetch(`${url}/v1/matters`, { method: "POST", headers, body });
  const again = await fetch(`${url}/v1/matters`, { method: "POST", headers, body });
  const listed = await fetch(`${url}/v1/matters?pageSzie=1`, { headers: CREDENTIALS });
  const lost = await fetch(`${url}/v1/mattters`, { headers: CREDENTIALS });
  return [made, again, listed, lost].map(({ status }) => status);
}

it("the command warns once on stderr of what services ignore", async () => {
  const run = startCli(["--port", "0", "--services", "retention"]);
  const url = /retention (\S+)/.exec(await run.firstLine())?.[1] ?? "";
  expect(await misspelt(url)).toEqual([200, 200, 200, 404]);
  expect(run.stderr()).toBe(
    `Warning: POST createMatter: unknown member nme; did you mean name?
Warning: GET listMatters: unknown parameter pageSzie; did you mean pageSize?
Warning: GET /v1/mattters: unknown path; did you mean /v1/matters?
`,
  );
});

it("the command does not warn with --json, and services respond with errors with --strict", async () => {
  const run = startCli(["--port", "0", "--services", "retention", "--json", "--strict"]);
  const { retention } = JSON.parse(await run.firstLine()) as { retention: string };
  expect(await misspelt(retention)).toEqual([400, 400, 400, 404]);
  expect(run.stderr()).toBe("");
});
