import { expect, it } from "vitest";
import { printable, printableOutput } from "../../src/node/cli/log/printable.ts";

it.each([
  ["a line break", "a\nb\r\tc", "a\\nb\\r\\tc"],
  ["an escape sequence", "\u001b[2J\u009b31m", "\\u{1b}[2J\\u{9b}31m"],
  ["text that is read from right to left", "a\u202eb", "a\\u{202e}b"],
  ["a line separator", "a\u2028b", "a\\u{2028}b"],
  ["half of a character", "a\ud800b", "a\\u{d800}b"],
  ["text of any script", "Größe 東京 🎉", "Größe 東京 🎉"],
])("prints %s in one line, so that nothing but text reaches the terminal", (_, text, printed) => {
  expect(printable(text, 100)).toBe(printed);
});

it("cuts what is too long, before it becomes longer by escapes", () => {
  expect(printable("\n".repeat(1_000), 3)).toBe("\\n\\n\\n…");
});

it("drops the colours of a program's output, and keeps its tabs", () => {
  expect(printableOutput("\u001b[31mred\u001b[39m\tb\u0007", 100)).toBe("red\tb\\u{7}");
});
