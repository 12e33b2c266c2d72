import { expect, it } from "vitest";
import type { LogLine } from "../../../src/index.ts";
import { LineSplitter, LogBuffer } from "../../../src/node/runner/processes/code-output.ts";
import { OPENING, openRunner, respondingWith } from "./support/open-runner.ts";

it("stores the output of code in lines with the time of the clock", async () => {
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

it("joins the chunks of lines, and cuts long ones", () => {
  const lines: string[] = [];
  const splitter = new LineSplitter((line) => lines.push(line));
  const bytes = new TextEncoder().encode("first\r\nth\u00e9 second\n");
  for (const byte of bytes) splitter.write(Uint8Array.of(byte));
  splitter.write(new TextEncoder().encode("x".repeat(20_000)));
  splitter.write(new TextEncoder().encode(`${"x".repeat(20_000)}\nlast`));
  splitter.end();
  expect(lines).toEqual(["first", "th\u00e9 second", `${"x".repeat(16_384)}… (cut)`, "last"]);
});

it("stores the last 1,000 lines of a program, and the last 10,000 of all", () => {
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
