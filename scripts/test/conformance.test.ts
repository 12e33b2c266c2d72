import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type ServiceDefinition } from "@seamline/client-core";
import type { ConformanceCase } from "@seamline/conformance/case";
import { operationCases } from "@seamline/conformance/operation-cases";
import { runCases } from "@seamline/conformance/run";
import { startConformanceServer } from "@seamline/conformance/server";
import { documents, type SpecDocument } from "@seamline/specs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entrySpecifier } from "../entry-specifier.ts";
import { manifests, root } from "./repository.ts";

/** Parts of an operation that determine how it is called. */
interface DocumentedOperation {
  readonly operationId: string;
  readonly "x-idempotent": boolean;
  readonly "x-pagination"?: object;
  readonly "x-operation"?: { readonly get?: string; readonly done?: string };
}

interface ClientEntry {
  readonly entry: string;
  readonly definition: ServiceDefinition<unknown>;
  readonly documented: readonly DocumentedOperation[];
}

/** The clients of all documents, including documents of services that are added later. */
const entries = await Promise.all(documents.map(entryOf));

async function entryOf(document: SpecDocument): Promise<ClientEntry> {
  const folder = `packages/${document.service}`;
  const manifest = manifests().get(folder);
  if (!manifest?.exports) throw new Error(`${folder} has no entries`);
  const entry = entrySpecifier({ name: manifest.name, exports: manifest.exports }, document);
  const exported = manifest.exports[entry.replace(manifest.name, ".")] as { readonly default: string };
  const module = await import(pathToFileURL(join(root, folder, exported.default)).href);
  return { entry, definition: module.definition, documented: operationsOf(document) };
}

function operationsOf({ files }: SpecDocument): DocumentedOperation[] {
  const { paths } = JSON.parse(readFileSync(files.json, "utf8")) as { paths: Record<string, object> };
  const members = Object.values(paths).flatMap((path) => Object.values(path) as DocumentedOperation[]);
  return members.filter(({ operationId }) => operationId !== undefined);
}

describe.each(entries)("$entry", ({ definition, documented }) => {
  const cases = operationCases(definition);
  const problemsOf = new Map<string, readonly string[]>();

  beforeAll(async () => {
    const server = await startConformanceServer({ cases });
    afterAll(() => server.close());
    const report = (name: string, problems: readonly string[]) => problemsOf.set(name, problems);
    await runCases({ serverUrl: server.url, createClient, definition, cases, parallel: 16, report });
  });

  test.each(documented)("$operationId sends the request that its document describes", (operation) => {
    const { operationId: id, "x-pagination": pagination, "x-operation": longRunning } = operation;
    const names = casesOf(cases, id).map(({ name }) => name);
    const failed = names.filter((name) => problemsOf.get(name)?.length !== 0);
    expect(Object.fromEntries(failed.map((name) => [name, problemsOf.get(name)]))).toEqual({});
    expect(definition.operations[id]?.idempotent).toBe(operation["x-idempotent"]);
    expect(names.includes(`${id}-iterates-all-pages`)).toBe("parameter" in Object(pagination));
    const isWaitable = longRunning?.get !== undefined && longRunning.done !== undefined;
    expect(names.includes(`${id}-polls-until-it-is-done`)).toBe(isWaitable);
  });
});

function casesOf(cases: readonly ConformanceCase[], operationId: string): ConformanceCase[] {
  return cases.filter(({ calls }) => calls.every(({ operation }) => operation === operationId));
}
