import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createEdgeClient, isApiError, isNetworkError } from "@seamline/edge/reference";
import { createEmulator, type EmulatorSeed } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { listen } from "@seamline/emulator/node";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { applyChange, describeChange } from "../src/change.ts";
import { planChanges } from "../src/plan.ts";
import { readZoneFile, type WantedZone } from "../src/zone-file.ts";

const run = promisify(execFile);
const example = fileURLToPath(new URL("..", import.meta.url));

let wanted: WantedZone;

beforeEach(async () => {
  wanted = await readZoneFile(`${example}zone.yaml`);
});

function edgeOf(seed: EmulatorSeed["edge"]) {
  const emulator = createEmulator({ seed: { edge: seed } });
  return { emulator, edge: createEdgeClient(emulator.edge.options()) };
}

type Edge = ReturnType<typeof edgeOf>["edge"];

/** Plans and applies the changes, like the program with `--apply`. Returns the printed lines. */
async function apply(edge: Edge): Promise<string[]> {
  const changes = await planChanges(edge, wanted);
  for (const change of changes) await applyChange(edge, change);
  return changes.map(describeChange);
}

/** Returns the service's zones without the fields that the service sets itself. */
async function served(edge: Edge) {
  const zones = await edge.dnsZones.list().toArray();
  return zones.map(({ Domain, Records = [] }) => ({
    Domain,
    values: Records.map(({ Name, Value, Ttl }) => `${Name} ${Value} ${Ttl}`).sort(),
  }));
}

const asInTheFile = [
  " 192.0.2.10 300",
  " mail.example.com 3600",
  " v=spf1 mx -all 3600",
  "_dmarc v=DMARC1; p=reject 3600",
  "www example.com 3600",
];

test("creates a missing zone with its records and then finds no differences", async () => {
  const { edge } = edgeOf({});
  expect(await apply(edge)).toEqual(["+ example.com and its 5 records"]);
  expect(await served(edge)).toEqual([{ Domain: "example.com", values: asInTheFile }]);
  expect(await apply(edge)).toEqual([]);
});

test("creates, updates and deletes records until the zone matches the file", async () => {
  const { edge } = edgeOf(exampleSeed.edge);
  expect(await apply(edge)).toHaveLength(3);
  expect((await served(edge))[0]).toEqual({ Domain: "example.com", values: asInTheFile });
  expect(await apply(edge)).toEqual([]);
});

test("updates a changed value and keeps fields that the file does not contain", async () => {
  const { edge } = edgeOf({
    zones: [
      {
        Domain: "example.com",
        Records: [{ Type: 0, Name: "", Value: "192.0.2.99", Comment: "the old rack" }],
      },
    ],
  });
  expect((await apply(edge))[0]).toBe("~ A @ 192.0.2.99: Value 192.0.2.99 -> 192.0.2.10");
  const [zone] = await edge.dnsZones.list().toArray();
  expect(zone?.Records?.[0]).toMatchObject({ Value: "192.0.2.10", Comment: "the old rack" });
});

test("finds the zone even if zones with similar domains fill the first page", async () => {
  const { emulator, edge } = edgeOf({
    zones: [{ Domain: "a{n}.example.com", repeat: 120 }, { Domain: "example.com" }],
  });
  await apply(edge);
  expect(emulator.requests({ operationId: "listDnsZones" })).toHaveLength(2);
  expect(await edge.dnsZones.list().toArray()).toHaveLength(121);
});

test("stops at a rejected record and keeps the changes before it", async () => {
  const { edge } = edgeOf(exampleSeed.edge);
  const [, , , spf] = wanted.Records;
  if (spf) spf.Value = "v=spf1 mx -all é";
  const error = await apply(edge).catch((reason: unknown) => reason);
  expect(isApiError(error, 400) && error.field).toBe("Value");
  expect((await served(edge))[0]?.values).toContain(" mail.example.com 3600");
});

test("does not create a record twice after a lost response", async () => {
  const { emulator, edge } = edgeOf({ zones: [{ Domain: "example.com" }] });
  emulator.faults.add({ operationId: "createDnsRecord", reset: "after", times: 1 });
  expect(isNetworkError(await apply(edge).catch((reason: unknown) => reason))).toBe(true);
  await apply(edge);
  expect((await served(edge))[0]?.values).toEqual(asInTheFile);
});

test("the program prints the output in the README, and a second run finds no differences", async () => {
  const emulator = createEmulator({ seed: exampleSeed });
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(async () => {
    await close();
    await emulator.close();
  });
  const start = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, EDGE_URL: urls.edge };
    return (await run(process.execPath, ["src/main.ts", ...args], { cwd: example, env })).stdout;
  };
  const plan = await start();
  expect(await readFile(`${example}README.md`, "utf8")).toContain(`\`\`\`text\n${plan}\`\`\``);
  expect(plan).toContain(await start("--apply"));
  expect(await start("--apply")).toBe("The zone matches zone.yaml.\n");
});

test("reports an invalid zone file", async () => {
  await expect(
    run(process.execPath, ["src/main.ts", "package.json"], { cwd: example }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("package.json is not a zone:\nDomain: Invalid key"),
  });
});
