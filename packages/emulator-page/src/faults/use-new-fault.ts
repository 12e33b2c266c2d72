import { useState } from "preact/hooks";
import { type ControlFailure, control } from "../live/control-client.ts";
import { FAULT_INTENTS, type FaultEffect, type FaultIntent } from "./fault-intents.ts";
import { type FaultOperation, useFaultOperations } from "./fault-operations.ts";

/** State of the form that adds a fault. */
export interface NewFaultForm {
  readonly operations: readonly FaultOperation[];
  /** Operation id, or an empty string for every request. */
  readonly operationId: string;
  /** Documents that contain the operation, if there are several. */
  readonly documents: readonly string[];
  /** Limits the fault to one document. An empty string means all documents. */
  readonly document: string;
  readonly intent: FaultIntent;
  readonly effect: FaultEffect;
  /** The fault that the form describes. */
  readonly fault: object;
  /** The reasons why the fault was rejected. */
  readonly problems: FaultProblems;
  setOperation(operationId: string): void;
  setDocument(document: string): void;
  setIntent(intent: FaultIntent): void;
  setEffect(effect: FaultEffect): void;
  add(): Promise<void>;
}

/** Error messages for the operation and for the rest of the fault. */
interface FaultProblems {
  readonly operation?: string;
  readonly other?: string;
}

/**
 * Keeps the state of the form. Every edit clears the messages about the previous fault.
 *
 * @param onAdded called with the id of each new fault, and with `undefined` when the form changes
 */
export function useNewFault(first: string, onAdded: (id: string | undefined) => void): NewFaultForm {
  const operations = useFaultOperations();
  const [operationId, setOperation] = useState(first);
  const [chosen, setDocument] = useState("");
  const [intent, setIntent] = useState<FaultIntent>(FAULT_INTENTS[0] as FaultIntent);
  const [effect, setEffect] = useState<FaultEffect>(intent.presets[0]?.effect ?? {});
  const [problems, setProblems] = useState<FaultProblems>({});
  const own = operations.find((each) => each.operationId === operationId)?.documents ?? [];
  const documents = own.length > 1 ? own : [];
  const document = documents.includes(chosen) ? chosen : "";
  const fault = {
    operationId: operationId === "" ? "*" : operationId,
    ...(document !== "" && { document }),
    ...effect,
  };
  const clear = (): void => {
    setProblems({});
    onAdded(undefined);
  };
  const clearAfter =
    <Value>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      clear();
    };
  return {
    operations,
    operationId,
    documents,
    document,
    intent,
    effect,
    fault,
    problems,
    setOperation: clearAfter(setOperation),
    setDocument: clearAfter(setDocument),
    setIntent: clearAfter((picked: FaultIntent) => {
      setIntent(picked);
      setEffect(picked.presets[0]?.effect ?? {});
    }),
    setEffect: clearAfter(setEffect),
    async add() {
      // Clears the previous confirmation first, so that screen readers announce an identical one.
      clear();
      await control<{ readonly id: string }>("POST", "/faults", fault).then(
        ({ id }) => onAdded(id),
        (error: ControlFailure) => setProblems(problemsOf(error)),
      );
    },
  };
}

function problemsOf({ problems = [], message }: ControlFailure): FaultProblems {
  if (problems.length === 0) return { other: message };
  const [operation] = problems.filter(({ place }) => place === "operationId");
  const others = problems.filter((each) => each !== operation);
  return {
    ...(operation && { operation: sentence(operation.problem) }),
    ...(others.length > 0 && {
      other: others.map(({ place, problem }) => sentence(`${place} ${problem}`.trim())).join(" "),
    }),
  };
}

function sentence(problem: string): string {
  return /[.?]$/.test(problem) ? problem : `${problem}.`;
}
