import { expect, test } from "vitest";
import { entryIn } from "./snippets.ts";

test.each([
  ["@seamline/retention", "retention", "v1", "as shown"],
  ["@seamline/retention/reference", "retention", "v1", "reference"],
  ["@seamline/functions/v2beta", "functions", "v2beta", "as shown"],
  ["@seamline/functions/v1/reference", "functions", "v1", "reference"],
  ["@seamline/edge/reference", "edge", undefined, "reference"],
])("a snippet with a client of %s speaks %s %s, %s", (specifier, service, version, profile) => {
  const code = `import { bearer } from "@seamline/client-core";\nimport { create } from "${specifier}";`;
  expect(entryIn(code)).toMatchObject({ specifier, document: { service, version, profile } });
});

test("a snippet without one of the clients speaks a service of the reader's own", () => {
  expect(entryIn('import { documents } from "@seamline/specs";')).toBeUndefined();
});

test("a snippet that does not say which version it speaks is refused", () => {
  expect(() => entryIn('import { createFunctionsClient } from "@seamline/functions";')).toThrow(
    "The snippet must import its client from an entry of one version",
  );
});
