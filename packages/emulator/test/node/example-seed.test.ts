import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/emulator/create-emulator.ts";
import { parseSeed } from "../../src/seed/parse-seed.ts";

const file = new URL("../../examples/seed.yaml", import.meta.url);

it("shows matters in each state, holds, saved queries, exports and pages of zones", async () => {
  const emulator = createEmulator({ seed: await parseSeed(await readFile(file, "utf8")) });
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
  expect(states).toEqual([["matter-enigma"], ["matter-closed"], ["matter-deleted"]]);
  expect((await ask("matters/matter-enigma/holds")).holds).toHaveLength(2);
  expect((await ask("matters/matter-enigma/savedQueries")).savedQueries).toHaveLength(1);
  const { exports = [] } = await ask("matters/matter-enigma/exports");
  expect(new Set(exports.map(({ status }) => status))).toEqual(new Set(["COMPLETED", "IN_PROGRESS"]));
  const zones = await emulator.edge.fetch("http://emulator/dnszone?perPage=5", {
    headers: { AccessKey: "test-key" },
  });
  expect(await zones.json()).toMatchObject({ HasMoreItems: true, TotalItems: 27 });
});
