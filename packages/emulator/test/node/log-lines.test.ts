import { expect, it } from "vitest";
import type { HandledRequest, OutputLine } from "../../src/index.ts";
import { JsonLines } from "../../src/node/cli/log/json-lines.ts";
import { printable, printableOutput } from "../../src/node/cli/log/printable.ts";
import { TextLines } from "../../src/node/cli/log/text-lines.ts";

it.each([
  ["a line break", "a\nb\r\tc", "a\\nb\\r\\tc"],
  ["an escape sequence", "\u001b[2J\u009b31m", "\\u{1b}[2J\\u{9b}31m"],
  ["right-to-left text", "a\u202eb", "a\\u{202e}b"],
  ["a line separator", "a\u2028b", "a\\u{2028}b"],
  ["a lone surrogate", "a\ud800b", "a\\u{d800}b"],
  ["text in any script", "Größe 東京 🎉", "Größe 東京 🎉"],
])("prints %s as one line of plain text", (_, text, printed) => {
  expect(printable(text, 100)).toBe(printed);
});

it("truncates long text before escaping it", () => {
  expect(printable("\n".repeat(1_000), 3)).toBe("\\n\\n\\n…");
});

it("removes colours from the output of a program, and keeps its tabs", () => {
  expect(printableOutput("\u001b[31mred\u001b[39m\tb\u0007", 100)).toBe("red\tb\\u{7}");
});

const HOSTILE = "a\n10:20:30 edge 200 GET\u001b[2J\u009b31m\u202e\u2028b";

const request: HandledRequest = {
  id: 1,
  service: "retention",
  method: HOSTILE,
  target: HOSTILE,
  status: 404,
  elapsedMs: 1.25,
  faults: [],
  warnings: [{ in: "path", pointer: "", message: HOSTILE }],
  entry: () => ({
    id: 1,
    at: 0,
    method: HOSTILE,
    target: HOSTILE,
    request: { headers: { accept: HOSTILE }, body: { bytes: 1, text: HOSTILE, isCut: false } },
    faults: [],
    service: "retention",
    warnings: [],
    violations: { request: [], response: [] },
  }),
};

const output: OutputLine = {
  service: "functions",
  resource: `projects/${HOSTILE}`,
  version: "1",
  stream: "stdout",
  text: HOSTILE,
  time: 0,
};

it("prints requests, bodies, output and messages as plain text that cannot forge lines", () => {
  const lines = new TextLines(process.stdout, { isDetailed: true, serviceWidth: 9 });
  const texts = [lines.request(request), lines.output(output), lines.message("error", HOSTILE)].map(
    withoutStyles,
  );
  for (const text of texts) expect(text).not.toMatch(/[^\n -~…]/);
  // Lines of a body or a message are indented, so that they cannot look like log lines.
  expect(texts.join("\n")).not.toMatch(/^10:20:30 edge/m);
});

it("prints each event as one line of JSON without control characters", () => {
  const lines = new JsonLines();
  for (const line of [lines.request(request), lines.output(output), lines.message("error", HOSTILE)])
    expect(line).not.toMatch(/[^ -~]/);
  expect(JSON.parse(lines.output(output))).toMatchObject({ resource: output.resource, text: HOSTILE });
  expect(JSON.parse(lines.request(request))).toMatchObject({ target: HOSTILE, durationMs: 1.25 });
});

/** Removes the styles that the log contains if FORCE_COLOR is set. */
function withoutStyles(text: string): string {
  const codes = [1, 2, 22, 31, 32, 33, 36, 39];
  return codes.reduce((rest, code) => rest.replaceAll(`\u001b[${code}m`, ""), text);
}
