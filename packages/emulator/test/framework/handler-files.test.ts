import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { exportingFiles, handlerPlace } from "../../build/handler-files.ts";

async function filesOf(contents: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "handlers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return exportingFiles(folder);
}

test("a handler is found by the name of its operation, in any folder of the service", async () => {
  const files = await filesOf({ "matters/close.ts": "export async function closeMatter() {}\n" });
  const place = { name: "closeMatter", file: "matters/close.ts" };
  expect(handlerPlace(files, "closeMatter", "V1")).toEqual(place);
  expect(handlerPlace(files, "closeMatter", "")).toEqual(place);
});

test("the handler of a version takes precedence over a shared handler", async () => {
  const files = await filesOf({
    "a.ts": "export function getFunction() {}\nexport function getFunctionV1() {}\n",
  });
  expect(handlerPlace(files, "getFunction", "V1")?.name).toBe("getFunctionV1");
  expect(handlerPlace(files, "getFunction", "V2")?.name).toBe("getFunction");
});

test("an operation has no handler if no file exports a function with the operation's name", async () => {
  const files = await filesOf({
    "a.ts": "async function closeMatter() {}\n// export function closeMatter\n",
  });
  expect(handlerPlace(files, "closeMatter", "")).toBeUndefined();
});

test("two handlers for the same operation cause an error that names both files", async () => {
  const handler = "export async function closeMatter() {}\n";
  const files = await filesOf({ "a.ts": handler, "b/c.ts": handler });
  expect(() => handlerPlace(files, "closeMatter", "V1")).toThrow(
    "a.ts and b/c.ts both export closeMatter, the handler name for closeMatter: rename one export.",
  );
});
