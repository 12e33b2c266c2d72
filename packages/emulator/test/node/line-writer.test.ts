import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { LineWriter } from "../../src/node/cli/log/line-writer.ts";

/** Creates a stream whose reader only reads on demand. */
function slowStream() {
  const chunks: string[] = [];
  let read: (() => void) | undefined;
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _, done) {
      chunks.push(chunk);
      read = () => done();
    },
  });
  return { stream, chunks, read: () => read?.() };
}

const omission = (count: number): string => `${count} left out`;

it("writes all lines of an event loop turn at once", async () => {
  const { stream, chunks } = slowStream();
  const writer = new LineWriter({ stream, omission });
  writer.write("one");
  writer.write("two");
  expect(chunks).toEqual([]);
  await setImmediate();
  expect(chunks).toEqual(["one\ntwo\n"]);
});

it("drops lines while a megabyte is buffered, and then reports how many were dropped", async () => {
  const { stream, chunks, read } = slowStream();
  const writer = new LineWriter({ stream, omission });
  const line = "x".repeat(400_000);
  for (let count = 0; count < 5; count += 1) {
    writer.write(line);
    await setImmediate();
  }
  read();
  await setImmediate();
  read();
  await setImmediate();
  read();
  writer.write("last");
  await setImmediate();
  read();
  expect(chunks.map((chunk) => chunk.replace(line, "long"))).toEqual([
    "long\n",
    "long\n",
    "long\n",
    "2 left out\nlast\n",
  ]);
});

it("stops writing to a failed stream, and ends immediately", async () => {
  const { stream, chunks } = slowStream();
  const writer = new LineWriter({ stream, omission });
  stream.destroy(new Error("EPIPE"));
  await setImmediate();
  writer.write("one");
  await writer.end();
  expect(chunks).toEqual([]);
});

it("ends even if the reader never reads", async () => {
  const { stream } = slowStream();
  const writer = new LineWriter({ stream, omission });
  writer.write("one");
  await expect(writer.end()).resolves.toBeUndefined();
});
