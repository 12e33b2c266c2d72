import { readFile } from "node:fs/promises";
import type { SpecDocument } from "../../../specs/dist/index.d.ts";
import type { Operations, Schema, Schemas } from "./peer-modules.ts";

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** Reads the schemas of a bundle, and the schemas of the data of its operations that respond with JSON. */
export async function readOperations({
  files,
}: SpecDocument): Promise<{ readonly schemas: Schemas; readonly operations: Operations }> {
  const { paths, components }: Bundle = JSON.parse(await readFile(files.json, "utf8"));
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const entries = operations.flatMap(({ operationId, responses = {} }): [string, Schema][] => {
    const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
    const schema = success?.content?.["application/json"]?.schema;
    return operationId === undefined || schema === undefined ? [] : [[operationId, schema]];
  });
  return { schemas: components.schemas, operations: Object.fromEntries(entries) };
}
