import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { writeResponse } from "../../src/node/server/write-response.ts";

it("waits for slow readers without leaving anything behind on the connection", async () => {
  const piece = new Uint8Array(256 * 1024);
  let pieces = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    await setImmediate();
    pieces += 1;
    if (pieces > 40) controller.close();
    else controller.enqueue(piece);
  };
  const listeners: number[] = [];
  const server = createServer(async (_, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect((await response.arrayBuffer()).byteLength).toBe(40 * piece.length);
  await new Promise((resolve) => server.close(resolve));
  const [before = 0, after] = listeners;
  expect(after).toBeLessThanOrEqual(before + 1);
});
