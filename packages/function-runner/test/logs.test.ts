import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { LogLine } from "../src/code-runner/index.ts";
import { LineSplitter, LogBuffer } from "../src/processes/code-output.ts";
import { OPENING, openRunner, respondingWith } from "./support/open-runner.ts";

it("stores each output line of the code with the clock's time", async () => {
  const { clock, textOf, runner } = openRunner();
  const program = respondingWith(
    "console.log('one\\ntwo'); console.error('thrée'); process.stdout.write('no end'); res.send('');",
  );
  await textOf(program);
  const own = (): readonly LogLine[] => runner.logs(program.id).filter(({ stream }) => stream !== "runner");
  await expect.poll(own).toHaveLength(3);
  await clock.advance(60_000);
  const line = { programId: program.id, time: OPENING, stream: "stdout" };
  expect([...own()].sort((one, other) => one.text.localeCompare(other.text))).toEqual([
    { ...line, time: OPENING + 60_000, text: "no end" },
    { ...line, text: "one" },
    { ...line, stream: "stderr", text: "thrée" },
    { ...line, text: "two" },
  ]);
  expect(runner.logs("unknown")).toEqual([]);
  expect(runner.logs().map(({ text }) => text)).toEqual(expect.arrayContaining(["one", "no end"]));
});

it("joins the chunks of a line and truncates long lines", () => {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  const bytes = new TextEncoder().encode("first\r\nth\u00e9 second\n");
  for (const byte of bytes) splitter.write(Uint8Array.of(byte));
  splitter.write(new TextEncoder().encode("x".repeat(20_000)));
  splitter.write(new TextEncoder().encode(`${"x".repeat(20_000)}\nlast`));
  splitter.end();
  expect(lines).toEqual(["first", "th\u00e9 second", `${"x".repeat(16_384)}… (truncated)`, "last"]);
});

it("stores the last 1,000 lines of a program and the last 10,000 lines in total", () => {
  const book = new LogBuffer();
  const add = (programId: string, count: number): void => {
    for (let at = 0; at < count; at += 1) book.add({ time: 0, programId, stream: "stdout", text: `${at}` });
  };
  add("first", 1_001);
  expect(book.lines("first")).toHaveLength(1_000);
  expect(book.lines("first")[0]?.text).toBe("1");
  for (let at = 0; at < 9; at += 1) add(`other-${at}`, 1_000);
  add("last", 600);
  expect(book.lines()).toHaveLength(10_000);
  expect([book.lines()[0]?.text, book.lines().at(-1)?.programId]).toEqual(["601", "last"]);
  expect(book.lines("first")).toHaveLength(400);
});

it("splits lines correctly if chunks end at line breaks, within characters or after carriage returns", () => {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  const bytes = new TextEncoder().encode("a\n\n\r\nth\u{1f600}\r\n\ufeffb\rc");
  for (let at = 0; at < bytes.length; at += 3) splitter.write(bytes.subarray(at, at + 3));
  splitter.end();
  splitter.end();
  expect(lines).toEqual(["a", "", "", "th\u{1f600}", "\ufeffb\rc"]);
});

it("stores at most 8 Mi characters and removes the oldest lines first", () => {
  const book = new LogBuffer();
  const text = "x".repeat(16 * 1024);
  for (let at = 0; at < 9; at += 1)
    for (let line = 0; line < 100; line += 1)
      book.add({ time: at, programId: `program-${at}`, stream: "stdout", text });
  const lines = book.lines();
  expect(lines.reduce((sum, line) => sum + line.text.length, 0)).toBe(8 * 1024 * 1024);
  expect(lines.at(-1)?.time).toBe(8);
  expect(book.lines("program-0")).toEqual([]);
  book.clear();
  book.add({ time: 0, programId: "program-0", stream: "stdout", text });
  expect(book.lines()).toHaveLength(1);
});

/** Returns the size of the heap after a garbage collection, in bytes. */
function usedHeap(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

it("does not keep the chunks of stored lines in memory", () => {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => {
    if (line.startsWith("kept")) lines.push(line);
  });
  const before = usedHeap();
  for (let at = 0; at < 1_000; at += 1)
    splitter.write(new TextEncoder().encode(`kept as line ${at}\n${"x".repeat(60_000)}\n`));
  expect(lines).toHaveLength(1_000);
  expect(usedHeap() - before).toBeLessThan(20e6);
});

it("does not keep the removed part of a long line in memory", () => {
  const book = new LogBuffer();
  const splitter = new LineSplitter((text) => book.add({ time: 0, programId: "p", stream: "stdout", text }));
  const before = usedHeap();
  for (let at = 0; at < 400; at += 1) splitter.write(new TextEncoder().encode(`${"x".repeat(120_000)}\n`));
  expect(book.lines()).toHaveLength(400);
  expect(usedHeap() - before).toBeLessThan(20e6);
});
