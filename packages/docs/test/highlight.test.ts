import { expect, onTestFinished, test, vi } from "vitest";
import { highlight, withHangingIndents } from "../src/highlight/highlight.ts";

test("highlight distinguishes names, strings and numbers in JSON", () => {
  expect(highlight('{ "size": 3, "unit": "m" }', "json")).toBe(
    '{ <i class=k>"size"</i>: <i class=n>3</i>, <i class=k>"unit"</i>: <i class=s>"m"</i> }',
  );
});

test("highlight escapes HTML in code", () => {
  expect(highlight('const a = "<script>";', "typescript")).toContain("&lt;script&gt;");
});

test("highlight tokenizes the whole line even on a slow machine", () => {
  const code = 'const zones = await client.listDnsZones({ Page: 1, Search: "example" });';
  const expected = highlight(code, "typescript");
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_000));
  onTestFinished(() => clock.mockRestore());
  expect(highlight(code, "typescript")).toBe(expected);
});

test("withHangingIndents prevents line breaks after hyphens in short names", () => {
  const code = "npm install --save-dev @seamline/client-core fast-check vitest typescript";
  const html = withHangingIndents(highlight(code, "bash"), code);
  expect(html).toContain("<i class=w>@seamline/client-core</i>");
  expect(html).toContain("<i class=w>fast-check</i>");
  expect(html).not.toContain("<i class=w>save-dev");
});

test("withHangingIndents does not let file names break before their extension", () => {
  const code = "npx @openapitools/openapi-generator-cli generate --input-spec openapi.yaml --output api.d.ts";
  const html = withHangingIndents(highlight(code, "bash"), code);
  expect(html).toContain("<i class=w>openapi.yaml</i>");
  expect(html).toContain("<i class=w>api.d.ts</i>");
});

test("withHangingIndents allows line breaks between names, but not inside email addresses", () => {
  const code = 'createClient(emulator.retention.options("alex@example.com"))';
  const html = withHangingIndents(highlight(code, "typescript"), code);
  const parts = html.split("<wbr>").map((part) => part.replaceAll(/<[^>]*>/g, ""));
  expect(parts).toEqual(["createClient", "(emulator", ".retention", ".options", "(", '"alex@example.com"))']);
});
