import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { AS_SHOWN } from "../build/profiles.ts";
import { currentDist } from "./workspace/current-documents.ts";

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is walked from its root
type Parsed = any;

const specsFolder = path.dirname(import.meta.dirname);
const dist = currentDist();
const documents = dist.index.documents.filter(({ service }) => service === "functions");
const bundles = documents.map(({ version, profile, files }): [string, Parsed] => [
  `${version} ${profile}`,
  JSON.parse(dist.files.get(files.json) ?? "{}"),
]);
const filled = bundles.filter(([name]) => !name.endsWith(AS_SHOWN.name));
const asShown = bundles.filter(([name]) => name.endsWith(AS_SHOWN.name));

test("every version has its own title", () => {
  expect(new Set(asShown.map(([, { info }]) => info.title))).toEqual(
    new Set(["v1", "v2", "v2alpha", "v2beta"].map((version) => `Functions Service API ${version}`)),
  );
});

test.each(asShown)("%s accepts the function name in updates but not in create requests", (_, document) => {
  const fieldsOf = (operationId: string) => {
    const body = operationOf(document, operationId).requestBody.content["application/json"].schema;
    return Object.keys(followed(document, body).properties ?? {});
  };
  expect({ create: fieldsOf("createFunction"), patch: fieldsOf("patchFunction") }).toEqual({
    create: [],
    patch: ["name"],
  });
});

describe.each(filled)("%s", (name, document) => {
  const isV1 = name.startsWith("v1 ");
  const returned = schemasIn(document, ({ responses }) => responses);
  const sent = schemasIn(document, ({ requestBody, parameters }) => ({ requestBody, parameters }));

  test("response schemas omit fields described as never returned", () => {
    const fields = Object.values<Parsed>(document.components.schemas)
      .flatMap(({ properties = {} }) => Object.entries<Parsed>(properties))
      .filter(([, { description = "" }]) => /Responses never contain/.test(description))
      .map(([field]) => field);
    expect([...new Set(fields)]).toEqual(isV1 ? ["sourceUploadUrl"] : []);
    const inResponses = [...returned].flatMap((schema) =>
      Object.keys(document.components.schemas[schema].properties ?? {}),
    );
    expect(inResponses.filter((field) => fields.includes(field))).toEqual([]);
  });

  test("open enums occur only in responses and are marked as inferred", () => {
    const open = Object.entries<Parsed>(document.components.schemas).filter(
      ([, schema]) => schema["x-open-enum"],
    );
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter(([schema]) => !returned.has(schema) && sent.has(schema))).toEqual([]);
    expect(open.filter(([, schema]) => !schema["x-inferred"]?.includes("openEnum"))).toEqual([]);
  });

  test("the required members of an error are marked as inferred", () => {
    const { ErrorBody, ErrorInfo } = document.components.schemas;
    expect(ErrorBody).toMatchObject({ required: ["error"], "x-inferred": ["statedErrorMember"] });
    expect(ErrorInfo).toMatchObject({ required: ["code"], "x-inferred": ["statedErrorMember"] });
  });

  test("error.statuses and limits stay open and contain more specific points", () => {
    expect(document["x-filled-points"]).not.toHaveProperty(["error.statuses"]);
    expect(document["x-extension-points"]).toMatchObject({
      "error.causes": { within: "error.statuses" },
      "error.statuses": {},
      limits: {},
      "patchFunction.name": { within: "patchFunction.request" },
      "rate.limits": { within: "limits" },
    });
  });

  test("only v1 contains rate limits, and no version contains Retry-After", () => {
    const text = JSON.stringify(document);
    expect({ rates: /80 writes|16 calls/.test(text), wait: text.includes("Retry-After") }).toEqual({
      rates: isV1,
      wait: false,
    });
  });

  test("the error examples of every operation apply to that operation", () => {
    const operations = operationsIn(document);
    const wrong = operations.flatMap(({ operationId, responses }) =>
      Object.entries<Parsed>(responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, response]) => {
          const text = JSON.stringify(followed(document, response).content["application/json"].examples);
          const others = operations.filter((other) => other.operationId !== operationId);
          const named = others.filter((other) => text.includes(`${other.operationId} `));
          const isList = /^list(?!Runtimes)/.test(operationId);
          return [
            ...named.map((other) => `${operationId} has an example of ${other.operationId}`),
            ...(text.includes("pageToken") && !isList ? [`${operationId} has no pages`] : []),
            ...(text.includes("There is no function") && !/Function/.test(operationId)
              ? [`${operationId} does not address a function`]
              : []),
          ];
        }),
    );
    expect(wrong).toEqual([]);
  });
});

test("every update in a workflow sends the name of the function", () => {
  const folder = path.join(specsFolder, "functions/workflows");
  const patches = readdirSync(folder)
    .filter((file) => file.endsWith(".arazzo.yaml"))
    .flatMap((file) => parse(readFileSync(path.join(folder, file), "utf8"), { maxAliasCount: -1 }).workflows)
    .flatMap(({ steps }: Parsed) => steps)
    .filter(({ operationId = "" }: Parsed) => /(^|\.)patchFunction$/.test(operationId));
  expect(patches.length).toBe(3);
  for (const { requestBody } of patches) expect(requestBody.payload.name).toMatch(/^projects\//);
});

function operationsIn({ paths }: Parsed): Parsed[] {
  return Object.values<Parsed>(paths).flatMap((item) =>
    Object.values<Parsed>(item).filter((each) => each?.operationId !== undefined),
  );
}

function operationOf(document: Parsed, operationId: string): Parsed {
  return operationsIn(document).find((each) => each.operationId === operationId);
}

/** Returns the names of the schemas that the given parts of the operations use, directly or through other schemas. */
function schemasIn(document: Parsed, partOf: (operation: Parsed) => unknown): Set<string> {
  const seen = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === "string" && !seen.has($ref)) {
      seen.add($ref);
      visit(followed(document, node));
    }
    for (const value of Object.values(node)) visit(value);
  };
  for (const operation of operationsIn(document)) visit(partOf(operation));
  const prefix = "#/components/schemas/";
  return new Set([...seen].filter((ref) => ref.startsWith(prefix)).map((ref) => ref.slice(prefix.length)));
}

function followed(document: Parsed, node: Parsed): Parsed {
  if (typeof node?.$ref !== "string") return node;
  return node.$ref
    .slice(2)
    .split("/")
    .reduce((part: Parsed, key: string) => part[key], document);
}
