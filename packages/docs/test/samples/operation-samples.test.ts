import { readFile } from "node:fs/promises";
import { createEmulator } from "@seamline/emulator";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { documents } from "@seamline/specs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type OperationSamples,
  operationSamples,
  recordSamples,
} from "../../src/samples/operation-samples.ts";

const described = documents
  .filter(({ profile }) => profile === "reference")
  .map((document) => ({ document, name: `${document.service} ${document.version ?? ""}`.trim() }));

describe.each(described)("operationSamples of $name", ({ document }) => {
  let samples: Map<string, OperationSamples>;
  let bundle: OpenApiDocument;

  beforeAll(async () => {
    bundle = JSON.parse(await readFile(document.files.json, "utf8")) as OpenApiDocument;
    samples = await operationSamples(document);
  });

  it("returns a successful sample for every operation that the emulator handles", () => {
    const { service, version } = document;
    const id = version === undefined ? service : `${service}@${version}`;
    const { operations } = createEmulator().coverage();
    const handled = operations.filter((each) => each.document === id && each.isHandled);
    expect([...samples.keys()].sort()).toEqual(handled.map(({ operationId }) => operationId).sort());
    for (const { operation } of operationsOf(bundle)) {
      const sample = samples.get(operation.operationId ?? "");
      if (sample === undefined) continue;
      expect(Object.keys(operation.responses ?? {})).toContain(String(sample?.response.status));
      expect(sample?.response.status).toSatisfy((status: number) => status >= 200 && status < 300);
    }
  });

  it("returns the same samples in every build", async () => {
    expect(await recordSamples(document)).toEqual(samples);
  });

  it("records samples once, and uses them for all pages", async () => {
    expect(await operationSamples(document)).toBe(samples);
  });

  it("operation samples can be serialized as JSON", () => {
    for (const sample of samples.values())
      expect(JSON.parse(JSON.stringify(sample))).toEqual(withoutAbsent(sample));
  });
});

/** Returns a copy without undefined members, which JSON omits. */
function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== "object" || value === null) return value;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  const present = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(present.map(([name, member]) => [name, withoutAbsent(member)]));
}
