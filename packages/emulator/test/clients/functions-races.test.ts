import { describe, expect, it } from "vitest";
import { VERSIONS } from "../support/function-versions.ts";
import { LONG_RUNNING_MS } from "./support/client-office.ts";
import { type Crowd, type Outcome, openCrowd, STORES, uploadedObject } from "./support/crowd.ts";
import { PARENT } from "./support/deployed-function.ts";

const WAVES = 4;
const IN_WAVE = 60;
const IDS = ["alpha", "bravo", "carol", "delta"];

/** Hundreds of real requests take a while on a busy machine. */
const TIMEOUT_MS = 60_000;

const picked = <Value>(values: readonly Value[], number: number): Value =>
  values[number % values.length] as Value;

/** Creates, updates or deletes a first-generation function, which is visible in all versions. */
function change(
  { send }: Crowd,
  source: { bucket: string; object: string },
  number: number,
): Promise<Outcome> {
  const id = picked(IDS, number);
  const version = picked(VERSIONS, Math.floor(number / 4));
  const name = `${PARENT}/functions/${id}`;
  const kind = picked(["create", "patch", "create", "patch", "delete"], Math.floor(number / 3));
  if (kind === "delete") return send(`DELETE ${version}/${name}`);
  const marks = { MARK: `${number}` };
  if (version === "v1") {
    const archive = { sourceArchiveUrl: `gs://${source.bucket}/${source.object}` };
    const body = { name, runtime: "nodejs24", environmentVariables: marks, ...archive };
    return kind === "create"
      ? send(`POST v1/${PARENT}/functions`, body)
      : send(`PATCH v1/${name}?updateMask=environmentVariables`, { environmentVariables: marks });
  }
  const serviceConfig = { environmentVariables: marks };
  const buildConfig = { runtime: "nodejs24", source: { storageSource: source } };
  return kind === "create"
    ? send(`POST ${version}/${PARENT}/functions?functionId=${id}`, {
        environment: "GEN_1",
        buildConfig,
        serviceConfig,
      })
    : send(`PATCH ${version}/${name}`, { serviceConfig });
}

/** Returns all long-running operations, sorted by start time. */
async function operationsOf({ send }: Crowd): Promise<Outcome["body"][]> {
  return (await send(`GET v2/${PARENT}/operations`)).body.operations;
}

/** Returns the id of the long-running operation that a successful request started. */
function begunBy({ status, body }: Outcome): string[] {
  expect([200, 404, 409]).toContain(status);
  return status === 200 ? [body.name.slice(body.name.lastIndexOf("/") + 1)] : [];
}

/** @param ended the first representation of each finished operation */
function expectEnded(operation: Outcome["body"], ended: Map<string, string>): void {
  const shown = JSON.stringify(operation);
  const before = ended.get(operation.name) ?? shown;
  expect(operation.done).toBe(true);
  expect(shown).toBe(before);
  ended.set(operation.name, before);
}

/** Expects the operations on each function to run one after another, except creations with an existing name. */
function expectInTurn(operations: readonly Outcome["body"][]): void {
  for (const id of IDS) {
    const sequential = operations.filter(
      ({ metadata, error }) => metadata.target === `${PARENT}/functions/${id}` && error?.code !== 6,
    );
    const times = sequential.flatMap(({ metadata: { createTime, endTime } }) => [createTime, endTime]);
    expect(times).toEqual([...times].sort());
    expect(sequential.length).toBeGreaterThan(1);
  }
}

describe.each(STORES)("hundreds of concurrent requests to a store in %s", (_, store) => {
  it("functions are changed one operation at a time, and each operation ends once", {
    timeout: TIMEOUT_MS,
  }, async () => {
    const crowd = await openCrowd(await store());
    const source = await uploadedObject(crowd);
    const accepted: string[] = [];
    const ended = new Map<string, string>();
    for (let wave = 0; wave < WAVES; wave += 1) {
      const sent = Array.from({ length: IN_WAVE }, (_, at) => change(crowd, source, wave * IN_WAVE + at));
      const moved = crowd.emulator.clock.advance(LONG_RUNNING_MS / 2);
      accepted.push(...(await Promise.all(sent)).flatMap(begunBy));
      await moved;
      await crowd.emulator.clock.advance(LONG_RUNNING_MS);
      for (const operation of await operationsOf(crowd)) expectEnded(operation, ended);
    }
    const operations = await operationsOf(crowd);
    const ids = operations.map(({ name }) => name.slice(name.lastIndexOf("/") + 1));
    expect(new Set(accepted).size).toBe(accepted.length);
    expect([...accepted].sort()).toEqual([...ids].sort());
    for (const { response, error } of operations) expect([response, error].filter(Boolean)).toHaveLength(1);
    expectInTurn(operations);
    expect(crowd.doubled).toEqual([]);
    const { body } = await crowd.send(`GET v2/${PARENT}/functions`);
    for (const { state } of body.functions) expect(state).toBe("ACTIVE");
  });

  it("only one change to a policy is accepted for each etag", { timeout: TIMEOUT_MS }, async () => {
    const crowd = await openCrowd(await store());
    const name = `${PARENT}/functions/alpha`;
    await change(crowd, await uploadedObject(crowd), 0);
    await crowd.emulator.clock.advance(LONG_RUNNING_MS);
    const wins: { readonly from: string; readonly to: string }[] = [];
    const set = async (racer: number): Promise<void> => {
      const version = picked(VERSIONS, racer);
      const read = (await crowd.send(`GET ${version}/${name}:getIamPolicy`)).body;
      const bindings = [...(read.bindings ?? []), { role: `role-${racer}`, members: ["allUsers"] }];
      const policy = { etag: read.etag, bindings };
      const { status, body } = await crowd.send(`POST ${version}/${name}:setIamPolicy`, { policy });
      expect([200, 409]).toContain(status);
      if (status === 200) wins.push({ from: read.etag, to: body.etag });
    };
    for (let wave = 0; wave < WAVES; wave += 1)
      await Promise.all(Array.from({ length: IN_WAVE }, (_, at) => set(wave * IN_WAVE + at)));
    expect(wins.length).toBeGreaterThanOrEqual(WAVES);
    expect(new Set(wins.map(({ from }) => from)).size).toBe(wins.length);
    expect(new Set(wins.map(({ to }) => to)).size).toBe(wins.length);
    const { bindings } = (await crowd.send(`GET v2/${name}:getIamPolicy`)).body;
    expect(bindings).toHaveLength(wins.length);
  });
});
