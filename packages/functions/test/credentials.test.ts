import { expect, test } from "vitest";
import * as root from "../src/index.ts";
import * as v1Reference from "../src/v1/reference.ts";
import * as v1 from "../src/v1.ts";
import * as v2Reference from "../src/v2/reference.ts";
import * as v2 from "../src/v2.ts";
import * as v2alphaReference from "../src/v2alpha/reference.ts";
import * as v2alpha from "../src/v2alpha.ts";
import * as v2betaReference from "../src/v2beta/reference.ts";
import * as v2beta from "../src/v2beta.ts";

const baseUrl = "https://functions.test";

const entries = Object.entries({
  ...{ root, v1, v2, v2alpha, v2beta },
  ...{ v1Reference, v2Reference, v2alphaReference, v2betaReference },
});

test.each(entries)("%s: a client without auth is refused before anything is sent", (_, entry) => {
  expect(() => entry.createFunctionsClient({ baseUrl } as never)).toThrow("options.auth is missing");
  expect(() => entry.createFunctionsClient({ baseUrl, auth: false })).not.toThrow();
});

test("a client without auth does not compile", () => {
  void (() => {
    // @ts-expect-error there is no auth
    root.createFunctionsClient({ baseUrl });
    // @ts-expect-error there is no auth
    v1Reference.createFunctionsClient({ baseUrl });
  });
});
