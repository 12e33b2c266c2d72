import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";

test.each([204, 205, 304])("a fault can respond with %i, both in process and on a port", async (status) => {
  const emulator = createEmulator();
  emulator.faults.add({ operationId: "listMatters", status });
  const inProcess = await emulator.retention.fetch("http://127.0.0.1/v1/matters");
  expect([inProcess.status, await inProcess.text()]).toEqual([status, ""]);
  const { urls, close } = await listen(emulator, { port: 0 });
  const onPort = await fetch(`${urls.retention}/v1/matters`);
  expect([onPort.status, await onPort.text()]).toEqual([status, ""]);
  await close();
});
