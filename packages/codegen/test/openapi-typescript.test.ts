import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { openapiTypescript } from "../src/openapi-typescript.ts";

test("replacing openapi-typescript's reference parser does not affect other packages", () => {
  expect(openapiTypescript.transformSchema).toBeTypeOf("function");
  const ours = createRequire(import.meta.url);
  const inside = createRequire(ours.resolve("openapi-typescript/dist/lib/ts.cjs"));
  expect(inside("@redocly/openapi-core/lib/ref-utils.js")).toHaveProperty("Location");
});
