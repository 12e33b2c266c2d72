import { isMethod } from "@seamline/openapi/document";
import { BundleNode } from "../../build/bundle-node.ts";
import { isJsonObject, type Json, type JsonObject } from "../../model/json.ts";

/** A media type of a request or a response. */
export interface Body {
  /** Name such as `createMatter request` or `createMatter 200`. */
  readonly name: string;
  /** JSON pointer of the schema, if any. */
  readonly schema: string | undefined;
  /** True if the schema is only an extension point. */
  readonly isOpen: boolean;
  /** Values of the examples. */
  readonly examples: readonly Json[];
}

/** Returns every request and response with content in a bundle. */
export function bodiesOf(openapi: JsonObject): Body[] {
  const items = BundleNode.root(openapi).at("paths")?.entries() ?? [];
  return items
    .flatMap(([, item]) => item.entries().filter(([method]) => isMethod(method)))
    .flatMap(([, operation]) => {
      const id = String(operation.at("operationId")?.value);
      const responses = operation.at("responses")?.entries() ?? [];
      return [
        ...readContent(`${id} request`, operation.at("requestBody")),
        ...responses.flatMap(([status, response]) => readContent(`${id} ${status}`, response)),
      ];
    });
}

function readContent(name: string, body: BundleNode | undefined): Body[] {
  return (body?.at("content")?.entries() ?? []).map(([, media]) => ({
    name,
    schema: media.at("schema")?.pointer,
    isOpen: isOpen(media.at("schema")?.value),
    examples: examplesOf(media),
  }));
}

function isOpen(schema: Json | undefined): boolean {
  return isJsonObject(schema) && "x-extension-point" in schema && !("properties" in schema);
}

function examplesOf(media: BundleNode): Json[] {
  const single = media.at("example");
  const named = media.at("examples")?.entries() ?? [];
  return [single, ...named.map(([, example]) => example.at("value"))].flatMap((each) =>
    each === undefined ? [] : [each.value],
  );
}
