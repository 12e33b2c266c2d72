import type { JournalEntry } from "@seamline/emulator";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyFields } from "./body-fields.ts";
import { type Comparison, compareFields } from "./compare-fields.ts";
import { type ComparedDocument, ObservedRecording } from "./observed-recording.ts";
import { recordedScenes } from "./recorded-scenes.ts";
import { sentFields } from "./sent-fields.ts";

let entries: readonly JournalEntry[];
let recording: ObservedRecording;
let compared: readonly ComparedDocument[];

beforeAll(async () => {
  entries = await recordedScenes();
  recording = new ObservedRecording(entries);
  compared = recording.proposals();
});

afterAll(() => recording?.[Symbol.dispose]());

/** Compares the fields of a proposal with the reference profile, in the operations of the document as shown. */
function comparisonOf({ id, asShown, proposed, reference }: ComparedDocument): Comparison {
  const shown = operationsOf(asShown).map(({ operation }) => operation.operationId ?? "");
  const fieldsOf = (document: OpenApiDocument) => bodyFields(document, new Set(shown));
  return compareFields(fieldsOf(asShown), fieldsOf(proposed), fieldsOf(reference), sentFields(entries, id));
}

function parametersOf(document: OpenApiDocument): Set<string> {
  return new Set(
    operationsOf(document).flatMap(({ operation: { operationId, parameters = [] } }) =>
      parameters
        .map((each) => followReferences(document, each))
        .filter((each) => each.in === "query")
        .map(({ name }) => `${operationId} ${name}`),
    ),
  );
}

describe("proposals for as-shown documents from exchanges with the reference profile", () => {
  test("proposals are based on several hundred exchanges that cover all documents", () => {
    expect(entries.length).toBeGreaterThan(300);
    expect(compared.map(({ id }) => id).sort()).toEqual(
      [...new Set(entries.flatMap(({ document = [] }) => document))].sort(),
    );
  });

  test("proposals contain exactly the transmitted fields of the profile with their types", () => {
    for (const document of compared) {
      const { sent, found, typed, missing, wrong } = comparisonOf(document);
      expect({ id: document.id, missing, wrong }).toEqual({ id: document.id, missing: [], wrong: [] });
      expect(sent, document.id).toBeGreaterThan(25);
      expect(typed, document.id).toBe(found);
    }
  });

  test("proposals contain only query parameters that the profile also contains", () => {
    for (const { id, proposed, reference } of compared) {
      const known = parametersOf(reference);
      const unknown = [...parametersOf(proposed)].filter((parameter) => !known.has(parameter));
      expect({ id, unknown }).toEqual({ id, unknown: [] });
    }
  });

  test("proposals describe the pagination of a list in the same way as the profile", () => {
    const retention = compared.find(({ id }) => id === "retention@v1");
    const paginationOf = (document: OpenApiDocument | undefined) =>
      document?.paths?.["/v1/matters"]?.get?.["x-pagination"];
    expect(paginationOf(retention?.proposed)).toEqual(paginationOf(retention?.reference));
  });

  test("the comparison reports a proposed field with a wrong type or name", () => {
    const [first] = compared.filter(({ id }) => id === "retention@v1");
    const wrongIn = (change: (fields: Record<string, object>) => void): readonly string[] => {
      const proposed = structuredClone(first?.proposed) as never as {
        components: { schemas: { Hold: { properties: Record<string, object> } } };
      };
      change(proposed.components.schemas.Hold.properties);
      return comparisonOf({ ...(first as ComparedDocument), proposed: proposed as never }).wrong;
    };
    expect(wrongIn((fields) => Object.assign(fields.holdId ?? {}, { type: "integer" }))).toContain(
      "getHold response /holdId: integer",
    );
    expect(wrongIn((fields) => Object.assign(fields, { hodlId: fields.holdId }))).toContain(
      "getHold response /hodlId: string",
    );
  });
});

/** Returns the recording with one changed response of an operation. */
function changed(operationId: string, change: (body: Record<string, unknown>) => void): JournalEntry[] {
  const at = entries.findIndex((each) => each.operationId === operationId && each.status === 200);
  const entry = structuredClone(entries[at]) as JournalEntry;
  const body = structuredClone(entry.response?.body?.json) as Record<string, unknown>;
  change(body);
  const response = { ...entry.response, body: { bytes: 0, isCut: false, text: JSON.stringify(body) } };
  return entries.toSpliced(at, 1, { ...entry, response } as JournalEntry);
}

// biome-ignore lint/suspicious/noExplicitAny: the report as JSON
function driftOf(changedEntries: readonly JournalEntry[]): any[] {
  using observed = new ObservedRecording(changedEntries);
  const { documents } = observed.report();
  // biome-ignore lint/suspicious/noExplicitAny: the report as JSON
  return documents.flatMap(({ operations }: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: the report as JSON
    operations.flatMap(({ operationId, drift }: any) =>
      drift.map((each: object) => ({ operationId, ...each })),
    ),
  );
}

describe("drift from the reference profile", () => {
  test("finds no drift in exchanges with the emulator", () => {
    expect(driftOf(entries)).toEqual([]);
  });

  test("finds drift in one of several hundred responses: a wrong type, a missing member or a new member", () => {
    const drifted = changed("getHold", (body) => {
      body.name = 7;
      delete body.holdId;
      body.colour = "red";
    });
    expect(driftOf(drifted)).toMatchObject([
      { operationId: "getHold", pointer: "", problem: "must have holdId, which is missing.", count: 1 },
      { operationId: "getHold", pointer: "/name", problem: "must be a string, but got a number.", count: 1 },
      { operationId: "getHold", pointer: "/colour", problem: "is not documented.", count: 1 },
    ]);
  });
});
