import { stateMachines } from "@seamline/ui/states/state-machine";
import { describe, expect, it } from "vitest";
import { bundles } from "./machines.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "Library", version: "v1" },
  components: {
    schemas: {
      Book: {
        type: "object",
        properties: {
          state: { $ref: "#/components/schemas/BookState" },
          lost: {
            type: "boolean",
            "x-states": {
              transitions: [{ event: "a year passes", from: [false], to: true }],
              unstated: [false],
            },
          },
        },
      },
      BookState: {
        type: "string",
        enum: ["UNKNOWN", "IN", "OUT"],
        "x-states": {
          transitions: [
            { operation: "addBook", to: "IN" },
            { operation: "lendBook", from: ["IN"], to: "OUT", requires: "Nobody waits for it." },
            { operation: "removeBook", from: ["IN", "OUT"] },
          ],
          unstated: ["UNKNOWN"],
        },
      },
    },
  },
} as const;

describe("stateMachines", () => {
  it("names the states of a boolean property after the property", () => {
    const [flag] = stateMachines(document);
    expect(flag).toEqual({
      schema: "Book",
      fields: [{ schema: "Book", field: "lost" }],
      states: [
        { name: "lost: false", isReached: false },
        { name: "lost: true", isReached: true },
      ],
      transitions: [{ event: "a year passes", from: ["lost: false"], to: "lost: true" }],
    });
  });

  it("finds an enum and the fields that refer to it", () => {
    const [, machine] = stateMachines(document);
    expect(machine).toMatchObject({ schema: "BookState", fields: [{ schema: "Book", field: "state" }] });
    expect(machine?.states.filter(({ isReached }) => !isReached)).toEqual([
      { name: "UNKNOWN", isReached: false },
    ]);
    expect(machine?.transitions).toEqual([
      { operationId: "addBook", from: [], to: "IN" },
      { operationId: "lendBook", from: ["IN"], to: "OUT", requires: "Nobody waits for it." },
      { operationId: "removeBook", from: ["IN", "OUT"] },
    ]);
  });

  it.each(bundles)("finds every state machine in $name", ({ document: bundle }) => {
    const written = JSON.stringify(bundle).split('"x-states":').length - 1;
    expect(stateMachines(bundle)).toHaveLength(written);
  });
});
