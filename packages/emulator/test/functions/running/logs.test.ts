import { describe, expect, it } from "vitest";
import { httpFunction, OPENING, openFunctions, PLACE } from "../support/open-functions.ts";

const LOGS = "GET /__emulator/functions/logs";

/** Opens an emulator with two functions that have logged three lines in total. */
async function open() {
  const office = openFunctions([httpFunction("first"), httpFunction("second")]);
  const { emulator, runner } = office;
  for (const id of ["first", "second", "first"]) {
    await emulator.functions.fetch(`http://127.0.0.1/run/demo/north/${id}`);
    const programId = runner.sent.at(-1)?.program.id ?? "";
    const time = OPENING + runner.lines.length * 1000;
    runner.lines.push({ time, programId, stream: "stdout", text: `line ${runner.lines.length}` });
  }
  return office;
}

describe("function logs", () => {
  it("lists the log lines of all functions, oldest first", async () => {
    const { ask } = await open();
    const { status, body } = await ask(LOGS);
    expect(status).toBe(200);
    const shown = { version: "1", stream: "stdout" };
    expect(body).toEqual({
      lines: [
        { ...shown, time: "2026-03-03T09:00:00.000Z", function: `${PLACE}/functions/first`, text: "line 0" },
        { ...shown, time: "2026-03-03T09:00:01.000Z", function: `${PLACE}/functions/second`, text: "line 1" },
        { ...shown, time: "2026-03-03T09:00:02.000Z", function: `${PLACE}/functions/first`, text: "line 2" },
      ],
    });
  });

  it("lists only the latest log lines, or the lines of one function", async () => {
    const { ask } = await open();
    const textsOf = async (query: string): Promise<string[]> => {
      const { body } = await ask(`${LOGS}?${query}`);
      return (body as { lines: { text: string }[] }).lines.map(({ text }) => text);
    };
    const name = encodeURIComponent(`${PLACE}/functions/first`);
    expect(await textsOf(`function=${name}`)).toEqual(["line 0", "line 2"]);
    expect(await textsOf(`function=${name}&limit=1`)).toEqual(["line 2"]);
    expect(await textsOf("limit=2")).toEqual(["line 1", "line 2"]);
    expect(await textsOf("function=nobody")).toEqual([]);
  });

  it.each(["0", "-1", "many", ""])("rejects the limit %j", async (limit) => {
    const { ask } = await open();
    const { status, body } = await ask(`${LOGS}?limit=${limit}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: expect.stringContaining("limit") } });
  });

  it("lists no log lines if there is no runner", async () => {
    const { ask } = openFunctions([httpFunction("first")], { runner: undefined });
    expect((await ask(LOGS)).body).toEqual({ lines: [] });
  });
});
