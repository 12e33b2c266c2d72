import { createQueue, TimeSlices } from "../async/scheduling.ts";
import {
  type Collections,
  type DeclaredCollections,
  entriesOfItem,
  findCollection,
  numbersSpace,
} from "./collection.ts";
import type { Engine, MaybePromise, Pairs } from "./engine.ts";
import { writeId } from "./index-key.ts";
import { countSelection, pageBounds, readPage, selectionOf } from "./query.ts";
import { readRestoration, readSnapshot, snapshotOf, writeRestoration } from "./snapshot-data.ts";
import type { CountQuery, ListQuery, Page, Reader, Store, Transaction } from "./store.ts";
import { StoreArgumentError, StoreClosedError } from "./store-errors.ts";
import { changeItem } from "./stored-items.ts";
import { jsonText, storedValue } from "./stored-json.ts";

/** A store on an engine. */
export function createStore(engine: Engine, declared: DeclaredCollections): Store<Collections> {
  let closing: Promise<void> | undefined;
  const holdOpen = (): void => {
    if (closing !== undefined) throw new StoreClosedError("store");
  };
  return {
    async transaction(work) {
      holdOpen();
      return engine.change((pairs) => runTransaction(pairs, declared, work));
    },
    read(work) {
      if (closing !== undefined) return Promise.reject(new StoreClosedError("store"));
      return engine.read((pairs) => runRead(pairs, declared, engine.readsFixedStates, work));
    },
    async snapshot() {
      holdOpen();
      const rows = await engine.read((pairs) => readSnapshot(pairs, declared, new TimeSlices()));
      return snapshotOf(() => rows);
    },
    async restore(snapshot, signal) {
      holdOpen();
      const slices = new TimeSlices(signal);
      const restoration = await readRestoration(declared, snapshot, slices);
      holdOpen();
      await engine.change((pairs) => writeRestoration(pairs, declared, restoration, slices));
    },
    load: (work) => (engine.load ? engine.load(work) : work()),
    close() {
      closing ??= engine.close();
      return closing;
    },
  };
}

/** Runs a step when it is its turn. */
type StepQueue = <Result>(step: () => MaybePromise<Result>) => MaybePromise<Result>;

/** Runs `work` with a transaction over `pairs`. What `work` began and did not wait for has ended, too, when this does. */
function runTransaction<Result>(
  pairs: Pairs,
  declared: DeclaredCollections,
  work: (transaction: Transaction<Collections>) => Promise<Result>,
): Promise<Result> {
  return runUntilSettled(createQueue(), (inTurn) =>
    work({ ...createReader(pairs, declared, inTurn), ...createWriter(pairs, declared, inTurn) }),
  );
}

/**
 * Runs `work` with what a transaction may ask and nothing of what it may change.
 *
 * @param isFixed whether nothing changes the pairs, so that steps need not take turns
 */
function runRead<Result>(
  pairs: Pairs,
  declared: DeclaredCollections,
  isFixed: boolean,
  work: (reader: Reader<Collections>) => Promise<Result>,
): Promise<Result> {
  const turns: StepQueue = isFixed ? (step) => step() : createQueue();
  return runUntilSettled(turns, (inTurn) => work(createReader(pairs, declared, inTurn)));
}

async function runUntilSettled<Result>(
  turns: StepQueue,
  work: (inTurn: StepQueue) => Promise<Result>,
): Promise<Result> {
  let isOpen = true;
  const inTurn: StepQueue = (step) => {
    if (!isOpen) throw new StoreClosedError("transaction");
    return turns(step);
  };
  try {
    return await work(inTurn);
  } finally {
    isOpen = false;
    await turns(() => undefined);
  }
}

function createReader(pairs: Pairs, declared: DeclaredCollections, inTurn: StepQueue): Reader<Collections> {
  return {
    async get(name, id) {
      const { space } = findCollection(declared, name);
      const [text] = await inTurn(() => pairs.read(space, [writeId(assertId(id))]));
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

/**
 * What is given is copied when the call is made, not when its turn comes. Who puts thousands of items lets others have
 * their turns in between.
 */
function createWriter(
  pairs: Pairs,
  declared: DeclaredCollections,
  inTurn: StepQueue,
): Pick<Transaction<Collections>, "put" | "delete" | "nextNumber"> {
  const slices = new TimeSlices();
  return {
    async put(name, id, value: unknown) {
      const collection = findCollection(declared, name);
      const text = jsonText(value);
      const entries = entriesOfItem(collection, value, assertId(id));
      await inTurn(() => changeItem(pairs, collection, id, { text, entries }));
      await slices.pause();
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

async function incrementNumber(pairs: Pairs, key: string): Promise<number> {
  const [last] = await pairs.read(numbersSpace, [key]);
  const number = Number(last ?? 0) + 1;
  await pairs.write([{ space: numbersSpace, key, value: String(number) }]);
  return number;
}

function assertId(id: unknown): string {
  if (typeof id === "string") return id;
  throw new StoreArgumentError("id", "must be a string");
}
