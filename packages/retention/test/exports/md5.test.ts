import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createMd5 } from "../../src/exports/md5.ts";

test.each([
  [0, 0],
  [1, 0],
  [64, 1],
  [200, 65],
])("computes the same MD5 as Node.js for %i bytes, split at byte %i", (length, cut) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 167 + 13) % 256);
  const digest = createMd5();
  digest.update(bytes.subarray(0, cut));
  digest.update(bytes.subarray(cut));
  expect(digest.hex()).toBe(createHash("md5").update(bytes).digest("hex"));
});
