import { readFileSync } from "node:fs";
import type { Schema } from "@seamline/openapi/document";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parseSeed } from "../../src/index.ts";

const schema = JSON.parse(
  readFileSync(new URL("../../seed.schema.json", import.meta.url), "utf8"),
) as Schema & { $defs: Record<string, unknown> };
const ajv = new Ajv2020({ strict: false, logger: false });
const isValid = ajv.compile(schema);

function isAccepted(seed: unknown): Promise<boolean> {
  return parseSeed(JSON.stringify(seed)).then(
    () => true,
    () => false,
  );
}

const valid = [
  {},
  { $schema: "./seed.schema.json", accounts: [{ email: "user{n}@example.com", repeat: 20 }] },
  { tokens: { a: "alex@example.com", b: { account: "alex@example.com", readOnly: true } } },
  {
    edge: {
      keys: [{ key: "key-{n}", repeat: 2 }],
      zones: [{ key: "key-1", Domain: "a{n}.example", repeat: 2 }],
    },
  },
  {
    edge: {
      zones: [{ Domain: "a.example", Records: [{ Type: 3, Name: "r{n}", Value: "t", Ttl: 60, repeat: 4 }] }],
    },
  },
  { retention: { matters: [{ name: "Case {n}", owner: "alex@example.com", repeat: 9 }] } },
  {
    functions: {
      locations: ["north", { id: "south-{n}", labels: { side: "south" }, repeat: 2 }],
      functions: [
        {
          name: "projects/p/locations/south-{n}/functions/greet",
          repeat: 2,
          buildConfig: { runtime: "nodejs24" },
          files: { "index.js": "exports.greet = (req, res) => res.send('{n}');" },
        },
      ],
    },
  },
];

test.each(valid)("a seed that the emulator accepts matches the published schema: %j", async (seed) => {
  expect(await isAccepted(seed)).toBe(true);
  expect(isValid(seed), ajv.errorsText(isValid.errors)).toBe(true);
});

const invalid = [
  [],
  { account: [] },
  { accounts: [{}] },
  { accounts: [{ email: "alex@example.com", repeat: 0 }] },
  { accounts: [{ email: "alex@example.com", colour: "red" }] },
  { tokens: { a: { readOnly: true } } },
  { edge: { zones: [{ Records: [] }] } },
  { edge: { zones: [{ Domain: "a.example", Records: [{ Type: 3, Nme: "www" }] }] } },
  { retention: { matters: [{ name: "Case", owner: "alex@example.com", matterRegion: "MOON" }] } },
  { retention: { matters: [{ nam: "Case", owner: "alex@example.com" }] } },
  { functions: { functions: [{ description: "Greets" }] } },
  // Triggers have different fields in v1 and v2.
  {
    functions: {
      functions: [{ name: "projects/p/locations/l/functions/greet", eventTrigger: { resource: "r" } }],
    },
  },
];

test.each(invalid)("the emulator rejects a seed that violates the published schema: %j", async (seed) => {
  expect(await isAccepted(seed)).toBe(false);
  expect(isValid(seed)).toBe(false);
});

test("the published schema is valid JSON Schema 2020-12 without references to other files", () => {
  expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
  expect(ajv.validateSchema(schema)).toBe(true);
  const references = JSON.stringify(schema).match(/"\$ref":"[^"]*"/g) ?? [];
  expect(references.filter((each) => !each.startsWith('"$ref":"#/$defs/'))).toEqual([]);
});

test("the published schema contains the descriptions from the contracts", () => {
  const zones = "edge.properties.zones.items.properties";
  expect(schema.properties).toHaveProperty(`${zones}.Records.items.properties.Ttl.description`);
  expect(schema.$defs).toHaveProperty("retention.CorpusQuery");
});
