import type { AuthenticatedClientOptions } from "@seamline/client-core";
import { documents } from "@seamline/specs-functions";
import { describe } from "vitest";
import { testEveryOperationOf } from "./test-every-operation-of.ts";

interface Entry {
  readonly createFunctionsClient: (options: AuthenticatedClientOptions) => unknown;
}

for (const bundle of documents) {
  const folder = bundle.profile === "reference" ? `${bundle.version}/reference` : bundle.version;
  const file = new URL(`../src/generated/${folder}/index.gen.ts`, import.meta.url);
  const entry: Entry = await import(/* @vite-ignore */ file.href);
  describe(`${bundle.version}, ${bundle.profile}`, () =>
    testEveryOperationOf(bundle, entry.createFunctionsClient));
}
