import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { isKept, keepFiles, keptFiles } from "../../src/kept-pages/page-store.ts";

const service = "page-store-test";
const inputs = "digest";
const files = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [`${service}/${index}.html`, "text ".repeat(2000)]),
);

afterAll(() => rmSync(new URL(`../../.pages/${service}.${inputs}.json`, import.meta.url), { force: true }));

test("a build never reads half-written files while other builds write them", async () => {
  let reads = 0;
  const write = async () => {
    while (reads < 3) await keepFiles(service, inputs, files);
  };
  const read = async () => {
    while (reads < 3) {
      if (isKept(service, inputs)) {
        expect(await keptFiles(service, inputs)).toEqual(files);
        reads += 1;
      } else await new Promise(setImmediate);
    }
  };
  await Promise.all([read(), ...Array.from({ length: 8 }, write)]);
});
