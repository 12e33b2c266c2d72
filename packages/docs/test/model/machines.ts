import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { documents } from "@seamline/specs";
import { type StateMachine, type StateTransition, stateMachines } from "@seamline/ui/states/state-machine";
import { StatesDrawing } from "@seamline/ui/states/states-drawing";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";

export const bundles = documents.map(({ service, version, profile, files }) => ({
  name: [service, version, profile].filter(Boolean).join(" "),
  document: JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument,
}));

function machine(schema: string, states: readonly string[], transitions: StateTransition[]): StateMachine {
  const reached = transitions.map(({ to }) => to);
  const all = states.map((name) => ({ name, isReached: reached.includes(name) }));
  return { schema, fields: [], states: all, transitions };
}

/** State machines of various shapes, including all state machines in the documents. */
export const drawn: readonly StateMachine[] = [
  ...bundles.flatMap(({ document }) => stateMachines(document)),
  machine(
    "Loops",
    ["IDLE", "BUSY"],
    [
      { operationId: "createJob", from: [], to: "IDLE" },
      { operationId: "touchJob", from: ["IDLE"], to: "IDLE" },
      { operationId: "startJob", from: ["IDLE"], to: "BUSY" },
      { event: "nothing happens for an hour", from: ["BUSY"], to: "BUSY" },
    ],
  ),
  machine(
    "Branches",
    ["DEPLOYING", "ACTIVE", "FAILED", "DELETING", "UNKNOWN"],
    [
      { operationId: "createJob", from: [], to: "DEPLOYING" },
      { event: "the deployment ends", from: ["DEPLOYING"], to: "ACTIVE" },
      { event: "the deployment fails", from: ["DEPLOYING"], to: "FAILED" },
      { operationId: "patchJob", from: ["ACTIVE", "FAILED"], to: "DEPLOYING" },
      { operationId: "deleteJob", from: ["ACTIVE", "FAILED"], to: "DELETING" },
      { event: "the deletion ends", from: ["DELETING"] },
    ],
  ),
  machine(
    "Fan",
    ["NEW", "ONE", "TWO", "THREE"],
    [
      { operationId: "createJob", from: [], to: "NEW" },
      ...["ONE", "TWO", "THREE"].map((to) => ({ operationId: `chooseWay${to}`, from: ["NEW"], to })),
      { operationId: "swap", from: ["ONE"], to: "TWO" },
    ],
  ),
  machine(
    "Lanes",
    ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"],
    [
      { operationId: "createJob", from: [], to: "S1" },
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => ({
        operationId: `continueFrom${n}`,
        from: [`S${n}`],
        to: `S${n + 1}`,
      })),
      { operationId: "skipToTheEnd", from: ["S1"], to: "S8" },
      { operationId: "skipSomeSteps", from: ["S2"], to: "S5" },
      { operationId: "restartFromTheBeginning", from: ["S6"], to: "S1" },
      { operationId: "undo", from: ["S4"], to: "S2" },
      { operationId: "generateFunctionUploadUrl", from: ["S7"], to: "S6" },
    ],
  ),
];

export const named = drawn.map((machine) => ({ machine, schema: machine.schema }));

export const hrefOf = (operationId: string): string => `/library/v1/${operationId}/`;

export function drawStates(machine: StateMachine): string {
  return renderToString(h(StatesDrawing, { machine, hrefOf }));
}
