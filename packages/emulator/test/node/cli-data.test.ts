import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { sqliteStores } from "../../src/node/index.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { serveByCli, startCli } from "./support/run-cli.ts";

const headers = { authorization: "Bearer ada@example.com", "content-type": "application/json" };

async function createMatter(url: string, name: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/v1/matters`, {
      method: "POST",
      headers,
      body: JSON.stringify({ name }),
    });
    return ((await response.json()) as { matterId: string }).matterId;
  } catch {
    // The command was killed before it sent the whole response, so nothing was acknowledged.
    return undefined;
  }
}

/** Creates matters over several connections until the process ends. Returns the acknowledged matters. */
async function createUntilKilled(url: string, kill: () => void, after: number): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  let isGone = false;
  const writer = async (writer: number): Promise<void> => {
    for (let at = 0; !isGone; at += 1) {
      const name = `matter ${writer}/${at}`;
      const matterId = await createMatter(url, name);
      if (matterId === undefined) isGone = true;
      else acknowledged.set(matterId, name);
      if (acknowledged.size === after) kill();
    }
  };
  await Promise.all([1, 2, 3, 4].map(writer));
  return acknowledged;
}

async function namesOf(url: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let token = ""; ; ) {
    const response = await fetch(`${url}/v1/matters?pageSize=100&pageToken=${encodeURIComponent(token)}`, {
      headers,
    });
    const page = (await response.json()) as {
      matters?: { matterId: string; name: string }[];
      nextPageToken?: string;
    };
    for (const { matterId, name } of page.matters ?? []) found.set(matterId, name);
    if (page.nextPageToken === undefined) return found;
    token = page.nextPageToken;
  }
}

it("the command does not lose acknowledged changes if it is killed during writes", async () => {
  const folder = await temporaryFolder();
  const acknowledged = new Map<string, string>();
  for (const after of [1, 40, 150]) {
    const run = await serveByCli(["--data", folder, "--services", "retention"]);
    const url = run.urls.retention ?? "";
    expect(
      await namesOf(url).then((names) => [...acknowledged].filter(([id, name]) => names.get(id) !== name)),
    ).toEqual([]);
    for (const [id, name] of await createUntilKilled(url, () => run.child.kill("SIGKILL"), after)) {
      expect(acknowledged.has(id)).toBe(false);
      acknowledged.set(id, name);
    }
    await run.ended;
  }
  const last = await serveByCli(["--data", folder, "--services", "retention"]);
  const names = await namesOf(last.urls.retention ?? "");
  expect([...acknowledged].filter(([id, name]) => names.get(id) !== name)).toEqual([]);
  last.child.kill("SIGTERM");
  expect(await last.ended).toBe(0);
  for (const part of await readdir(folder)) {
    const store = await sqliteStores(folder)(part, {});
    await store.close();
  }
});

it("the command reports on one line that another process is using the folder", async () => {
  const folder = await temporaryFolder();
  const first = await serveByCli(["--data", folder]);
  const second = startCli(["--data", folder, "--port", "0"]);
  expect(await second.ended).toBe(1);
  expect(second.stdout()).toBe("");
  expect(second.stderr()).toMatch(
    /^seamline-emulator: The store in .* is already open in this or another process: .*\n$/,
  );
  expect((await fetch(`${first.urls.retention}/v1/matters`, { headers })).status).toBe(200);
});

it("the command hides Node's SQLite warning, and warns if an existing state overrides the seed", async () => {
  const folder = await temporaryFolder();
  await servedOnce(["--data", folder], "");
  const seed = fileURLToPath(new URL("../../examples/seed.yaml", import.meta.url));
  const warning = `Warning: ${folder} already has a state, so the seed ${seed} is ignored: remove the folder, or POST the seed to /__emulator/seed.\n`;
  await servedOnce(["--data", folder, "--seed", seed], warning);
});

it("with --example, the command reuses the example's state, and warns if another state exists", async () => {
  const [ofExample, other] = [await temporaryFolder(), await temporaryFolder()];
  await servedOnce(["--data", ofExample, "--example"], "");
  await servedOnce(["--data", ofExample, "--example"], "");
  await servedOnce(["--data", other], "");
  const warning = `Warning: ${other} already has a state, so the example is ignored: remove the folder, or use another one.\n`;
  await servedOnce(["--data", other, "--example"], warning);
});

it("the command uses its seed after a failed start, and does not warn on the next start", async () => {
  const folder = await temporaryFolder();
  await (await sqliteStores(folder)("emulator", {})).close();
  const seed = fileURLToPath(new URL("../../examples/seed.yaml", import.meta.url));
  await servedOnce(["--data", folder, "--seed", seed], "");
  await servedOnce(["--data", folder, "--seed", seed], "");
});

it("the command prints example calls for the stored seed instead of --seed", async () => {
  const folder = await temporaryFolder();
  const seeds = await Promise.all(
    ["first-key", "second-key"].map(async (key) => {
      const path = join(folder, `${key}.yaml`);
      await writeFile(path, `edge: { keys: [{ key: ${key} }] }`);
      return path;
    }),
  );
  const data = join(folder, "data");
  for (const seed of seeds) {
    const run = startCli(["--port", "0", "--services", "edge", "--data", data, "--seed", seed]);
    await run.firstLine();
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
    expect(run.stdout()).toContain("first-key");
    expect(run.stdout()).not.toContain("second-key");
  }
});

/** Starts and stops the command, and checks its output on stderr. */
async function servedOnce(args: readonly string[], stderr: string): Promise<void> {
  const run = await serveByCli(args);
  run.child.kill("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(run.stderr()).toBe(stderr);
}
