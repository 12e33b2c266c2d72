import { expect, onTestFinished, test, vi } from "vitest";
import { highlight } from "../src/highlight/highlight.ts";

test("names, strings and numbers of JSON are told apart", () => {
  expect(highlight('{ "size": 3, "unit": "m" }', "json")).toBe(
    '{ <i class=k>"size"</i>: <i class=n>3</i>, <i class=k>"unit"</i>: <i class=s>"m"</i> }',
  );
});

test("code is escaped, so that it cannot become part of the page", () => {
  expect(highlight('const a = "<script>";', "typescript")).toContain("&lt;script&gt;");
});

test("code is highlighted to its end, however long the machine takes for a line", () => {
  const code = 'const zones = await client.listDnsZones({ Page: 1, Search: "example" });';
  const expected = highlight(code, "typescript");
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_000));
  onTestFinished(() => clock.mockRestore());
  expect(highlight(code, "typescript")).toBe(expected);
});
