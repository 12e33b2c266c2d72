import { TimeSlices } from "../async/scheduling.ts";
import {
  type Collections,
  type DeclaredCollections,
  entriesOfItem,
  findCollection,
  NUMBERS_SPACE,
} from "./collection.ts";
import { andThen, type Engine, type MaybePromise, type Pairs } from "./engine.ts";
import { writeId } from "./index-key.ts";
import { countSelection, pageBounds, readPage, selectionOf } from "./query.ts";
import { readRestoration, writeRestoration } from "./restoration.ts";
import { readSnapshot, snapshotOf } from "./snapshot-data.ts";
import type { CountQuery, ListQuery, Page, Reader, Store, Transaction } from "./store.ts";
import { StoreArgumentError, StoreClosedError } from "./store-errors.ts";
import { changeItem } from "./stored-items.ts";
import { jsonText, storedValue } from "./stored-json.ts";

/** Creates a store that uses an engine. */
export function createStore(engine: Engine, declared: DeclaredCollections): Store<Collections> {
  let closing: Promise<void> | undefined;
  const assertOpen = (): void => {
    if (closing !== undefined) throw new StoreClosedError("store");
  };
  return {
    async transaction(work) {
      assertOpen();
      return engine.change((pairs) =>
        runUntilSettled(createStepQueue(), (inTurn) => work(createTransaction(pairs, declared, inTurn))),
      );
    },
    async read(work) {
      assertOpen();
      // Reads of an immutable state can run concurrently.
      const steps: StepQueue = engine.readsFixedStates ? (step) => step() : createStepQueue();
      return engine.read((pairs) =>
        runUntilSettled(steps, (inTurn) => work(createReader(pairs, declared, inTurn))),
      );
    },
    async snapshot() {
      assertOpen();
      const rows = await engine.read((pairs) => readSnapshot(pairs, declared, new TimeSlices()));
      return snapshotOf(() => rows);
    },
    async restore(snapshot, signal) {
      assertOpen();
      const slices = new TimeSlices(signal);
      const restoration = readRestoration(declared, snapshot);
      await engine.change((pairs) => writeRestoration(pairs, declared, restoration, slices));
    },
    load: (work) => (engine.load ? engine.load(work) : work()),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}

/** Runs a step after all steps that were added before it. */
type StepQueue = <Result>(step: () => MaybePromise<Result>) => MaybePromise<Result>;

/** Creates a queue that runs steps one at a time. A step only waits if a previous step is waiting for the engine. */
function createStepQueue(): StepQueue {
  let running: Promise<unknown> | undefined;
  return (step) => {
    const result = running === undefined ? step() : running.then(step);
    if (!(result instanceof Promise)) return result;
    const end = (): void => {
      if (running === settled) running = undefined;
    };
    const settled = result.then(end, end);
    running = settled;
    return result;
  };
}

/** Runs `work`, and then waits for the steps that it started but did not await. Later steps are rejected. */
async function runUntilSettled<Result>(
  steps: StepQueue,
  work: (inTurn: StepQueue) => Promise<Result>,
): Promise<Result> {
  let isOpen = true;
  const inTurn: StepQueue = (step) => {
    if (!isOpen) throw new StoreClosedError("transaction");
    return steps(step);
  };
  try {
    return await work(inTurn);
  } finally {
    isOpen = false;
    const settled = steps(() => undefined);
    if (settled instanceof Promise) await settled;
  }
}

/**
 * Creates a transaction. `put` copies the value immediately, because the caller could change it before the step runs.
 * Long transactions yield to the event loop.
 */
function createTransaction(
  pairs: Pairs,
  declared: DeclaredCollections,
  inTurn: StepQueue,
): Transaction<Collections> {
  const slices = new TimeSlices();
  return {
    ...createReader(pairs, declared, inTurn),
    async put(name, id, value: unknown) {
      const collection = findCollection(declared, name);
      const text = jsonText(value);
      const entries = entriesOfItem(collection, value, assertId(id));
      const change = inTurn(() => changeItem(pairs, collection, id, { text, entries }));
      if (change instanceof Promise) await change;
      const pause = slices.pause();
      if (pause) await pause;
    },
    async delete(name, id) {
      const collection = findCollection(declared, name);
      assertId(id);
      return inTurn(() => changeItem(pairs, collection, id, undefined));
    },
    async nextNumber(name) {
      const key = writeId(findCollection(declared, name).name);
      return inTurn(() => incrementNumber(pairs, key));
    },
  };
}

function createReader(pairs: Pairs, declared: DeclaredCollections, inTurn: StepQueue): Reader<Collections> {
  return {
    async get(name, id) {
      const { space } = findCollection(declared, name);
      const reading = inTurn(() => pairs.read(space, [writeId(assertId(id))]));
      const [text] = reading instanceof Promise ? await reading : reading;
      return text === undefined ? undefined : (storedValue(text) as never);
    },
    async list(name, query: ListQuery<string> = {}) {
      const selection = selectionOf(findCollection(declared, name), query);
      const bounds = pageBounds(query);
      return inTurn(() => readPage(pairs, selection, bounds)) as Promise<Page<never>>;
    },
    async count(name, query: CountQuery<string> = {}) {
      const selection = selectionOf(findCollection(declared, name), query);
      return inTurn(() => countSelection(pairs, selection));
    },
  };
}

function incrementNumber(pairs: Pairs, key: string): MaybePromise<number> {
  return andThen(pairs.read(NUMBERS_SPACE, [key]), ({ 0: last = "0" }) => {
    const number = Number(last) + 1;
    return andThen(pairs.write([{ space: NUMBERS_SPACE, key, value: String(number) }]), () => number);
  });
}

function assertId(id: unknown): string {
  if (typeof id === "string") return id;
  throw new StoreArgumentError("id", "must be a string");
}
