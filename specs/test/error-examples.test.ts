import path from "node:path";
import { isMethod } from "@seamline/openapi/document";
import { expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import { BundleNode } from "../build/bundle-node.ts";
import { discoverDocuments } from "../build/discover-documents.ts";
import { AS_SHOWN } from "../build/profiles.ts";
import { renderDist } from "../build/render-dist.ts";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";

const dist = renderDist(buildDocuments(discoverDocuments(path.dirname(import.meta.dirname))));

const bundles = dist.index.documents
  .filter(({ profile }) => profile !== AS_SHOWN.name)
  .map(({ files }): [string, JsonObject] => [files.json, JSON.parse(dist.files.get(files.json) ?? "{}")]);

test.each(bundles)("%s has only error examples that the operation can return", (_file, openapi) => {
  const operations = operationsOf(openapi);
  expect(operations.flatMap(({ errors }) => errors)).not.toEqual([]);
  expect(operations.flatMap((operation) => problemsOf(operation, operations))).toEqual([]);
});

interface Operation {
  readonly id: string;
  readonly path: string;
  readonly privileges: readonly string[];
  /** Names of query parameters, and paths of fields in the request body. */
  readonly inputs: readonly string[];
  readonly errors: readonly ErrorExample[];
}

interface ErrorExample {
  readonly status: string;
  /** Upper-case error codes in the description of the response, such as `NOT_FOUND`. */
  readonly codes: readonly string[];
  readonly value: Json;
}

function operationsOf(openapi: JsonObject): Operation[] {
  const items = BundleNode.root(openapi).at("paths")?.entries() ?? [];
  return items.flatMap(([template, item]) =>
    item
      .entries()
      .filter(([method]) => isMethod(method))
      .map(([, operation]) => ({
        id: String(operation.at("operationId")?.value),
        path: template,
        privileges: textsIn(operation.at("x-permissions")?.value ?? null),
        inputs: inputsOf(operation),
        errors: errorsOf(operation),
      })),
  );
}

function inputsOf(operation: BundleNode): string[] {
  const parameters = (operation.at("parameters")?.entries() ?? []).map(([, each]) => each);
  const query = parameters
    .filter((each) => each.at("in")?.value === "query")
    .map((each) => `query/${each.at("name")?.value}`);
  const contents = operation.at("requestBody")?.at("content")?.entries() ?? [];
  const fields = contents.flatMap(([, media]) => fieldsOf(media.at("schema"), "body", 4));
  return [...query, "body", ...fields];
}

function fieldsOf(schema: BundleNode | undefined, pointer: string, depth: number): string[] {
  if (schema === undefined || depth === 0) return [];
  const properties = schema.at("properties")?.entries() ?? [];
  return properties.flatMap(([name, value]) => {
    const field = `${pointer}/${name}`;
    return [field, ...fieldsOf(value, field, depth - 1)];
  });
}

function errorsOf(operation: BundleNode): ErrorExample[] {
  const responses = operation.at("responses")?.entries() ?? [];
  return responses
    .filter(([status]) => /^[45]/.test(status))
    .flatMap(([status, response]) => {
      const codes = String(response.at("description")?.value).match(/(?<=\(`)[A-Z_]+(?=`\))/g) ?? [];
      return (response.at("content")?.entries() ?? []).flatMap(([, media]) =>
        (media.at("examples")?.entries() ?? []).flatMap(([, example]) => {
          const value = example.at("value")?.value;
          return value === undefined ? [] : [{ status, codes, value }];
        }),
      );
    });
}

/** Nouns for the contents of a matter, with the path segment of their operations. */
const RESOURCES: readonly (readonly [noun: RegExp, part: string])[] = [
  [/\bhold\b/, "/holds"],
  [/\bexport\b/, "/exports"],
  [/\bsaved query\b/, "/savedQueries"],
];

function problemsOf(
  { id, path, privileges, inputs, errors }: Operation,
  all: readonly Operation[],
): string[] {
  const otherIds = all.map((each) => each.id).filter((each) => each !== id);
  const otherPrivileges = all.flatMap((each) => each.privileges).filter((each) => !privileges.includes(each));
  return errors.flatMap(({ status, codes, value }) => {
    const texts = textsIn(value);
    const words = texts.join(" ");
    const wrong = [
      ...texts.filter((each) => /^[A-Z_]+$/.test(each) && codes.length > 0 && !codes.includes(each)),
      ...otherIds.filter((each) => new RegExp(`\\b${each}\\b`).test(words)),
      ...new Set(otherPrivileges.filter((each) => words.includes(each))),
      ...texts.filter((each) => /^(?:query|body)\//.test(each) && !inputs.includes(each)),
      ...(path.startsWith("/v1/matters")
        ? RESOURCES.flatMap(([noun, part]) => (noun.test(words) && !path.includes(part) ? [part] : []))
        : []),
    ];
    return wrong.map((each) => `${id} ${status}: ${each} in ${JSON.stringify(value)}`);
  });
}

function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap((each) => textsIn(each as Json)) : [];
}
