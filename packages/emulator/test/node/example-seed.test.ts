import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { exampleSeed } from "../../src/generated/example-seed.gen.ts";
import { createEmulator, parseSeed } from "../../src/index.ts";

it("the example seed is the same in the file and in code", async () => {
  const text = await readFile(new URL("../../examples/seed.yaml", import.meta.url), "utf8");
  expect(await parseSeed(text)).toEqual(await parseSeed(JSON.stringify(exampleSeed)));
});

it("the example seed has matters in each state, holds, saved queries, exports and several pages of zones", async () => {
  const emulator = createEmulator({ seed: exampleSeed });
  onTestFinished(() => emulator.close());
  const ask = async (path: string) => {
    const response = await emulator.retention.fetch(`http://emulator/v1/${path}`, {
      headers: { authorization: "Bearer ada-token" },
    });
    return (await response.json()) as Record<string, Record<string, unknown>[]>;
  };
  const states = (
    await Promise.all(["OPEN", "CLOSED", "DELETED"].map((state) => ask(`matters?state=${state}`)))
  ).map(({ matters }) => matters?.map(({ matterId }) => matterId));
  expect(states).toEqual([["matter-enigma", "matter-builds"], ["matter-closed"], ["matter-deleted"]]);
  expect((await ask("matters/matter-enigma/holds")).holds).toHaveLength(2);
  expect((await ask("matters/matter-enigma/savedQueries")).savedQueries).toHaveLength(1);
  const { exports = [] } = await ask("matters/matter-enigma/exports");
  expect(new Set(exports.map(({ status }) => status))).toEqual(new Set(["COMPLETED", "IN_PROGRESS"]));
  const zones = await emulator.edge.fetch("http://emulator/dnszone?perPage=5", {
    headers: { AccessKey: "test-key" },
  });
  expect(await zones.json()).toMatchObject({ HasMoreItems: true, TotalItems: 27 });
});
