import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { serveLocally } from "../../../function-runner/test/support/serve-locally.ts";
import { writeResponse } from "../../src/node/server/write-response.ts";

it("waits for slow readers without leaking listeners on the connection", async () => {
  const piece = new Uint8Array(256 * 1024);
  let pieces = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    await setImmediate();
    pieces += 1;
    if (pieces > 40) controller.close();
    else controller.enqueue(piece);
  };
  const listeners: number[] = [];
  const url = await serveLocally(async (_, response) => {
    const count = (): number =>
      ["close", "error", "drain"].reduce((sum, on) => sum + response.listenerCount(on), 0);
    listeners.push(count());
    await writeResponse(response, {
      status: 200,
      headers: {},
      body: new ReadableStream({ pull }),
    });
    listeners.push(count());
  });
  const response = await fetch(url);
  expect((await response.arrayBuffer()).byteLength).toBe(40 * piece.length);
  await expect.poll(() => listeners).toHaveLength(2);
  const [before = 0, after] = listeners;
  expect(after).toBeLessThanOrEqual(before + 1);
});
