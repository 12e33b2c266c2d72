import { expect, test } from "vitest";
import * as v1 from "../src/generated/v1/index.gen.ts";
import * as v1Reference from "../src/generated/v1/reference/index.gen.ts";
import * as root from "../src/generated/v2/index.gen.ts";
import * as v2 from "../src/generated/v2/index.gen.ts";
import * as v2Reference from "../src/generated/v2/reference/index.gen.ts";
import * as v2alpha from "../src/generated/v2alpha/index.gen.ts";
import * as v2alphaReference from "../src/generated/v2alpha/reference/index.gen.ts";
import * as v2beta from "../src/generated/v2beta/index.gen.ts";
import * as v2betaReference from "../src/generated/v2beta/reference/index.gen.ts";

const baseUrl = "https://functions.test";

const entries = Object.entries({
  ...{ root, v1, v2, v2alpha, v2beta },
  ...{ v1Reference, v2Reference, v2alphaReference, v2betaReference },
});

test.each(entries)("%s: a client without auth throws before it sends a request", (_, entry) => {
  expect(() => entry.createFunctionsClient({ baseUrl } as never)).toThrow("options.auth is missing");
  expect(() => entry.createFunctionsClient({ baseUrl, auth: false })).not.toThrow();
});

test("a client without auth does not compile", () => {
  void (() => {
    // @ts-expect-error auth is missing
    root.createFunctionsClient({ baseUrl });
    // @ts-expect-error auth is missing
    v1Reference.createFunctionsClient({ baseUrl });
  });
});
