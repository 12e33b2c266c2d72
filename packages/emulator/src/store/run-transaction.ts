import type { Collections } from "./collection.ts";
import { type Declared, entriesOfItem, findCollection, numbersSpace } from "./declared-collection.ts";
import { StoreArgumentError } from "./errors/store-argument-error.ts";
import { StoreClosedError } from "./errors/store-closed-error.ts";
import { writeId } from "./index-key.ts";
import { changeItem } from "./item-changes.ts";
import { jsonText } from "./json-text.ts";
import type { AtOnceOrLater, Pairs } from "./pairs.ts";
import { createQueue } from "./queue.ts";
import { countSelection, readPage } from "./read-page.ts";
import { pageBounds, select } from "./selection.ts";
import type { CountQuery, ListQuery, Page, Reader, Transaction } from "./store.ts";
import { storedValue } from "./stored-value.ts";
import { TimeSlices } from "./time-slices.ts";

/** Runs a step when it is its turn. */
type Turns = <Result>(step: () => AtOnceOrLater<Result>) => AtOnceOrLater<Result>;

/** Runs `work` with a transaction over `pairs`. What `work` began and did not wait for has ended, too, when this does. */
export function runTransaction<Result>(
  pairs: Pairs,
  declared: Declared,
  work: (transaction: Transaction<Collections>) => Promise<Result>,
): Promise<Result> {
  return untilEnd(createQueue(), (inTurn) =>
    work({ ...readerOver(pairs, declared, inTurn), ...writerOver(pairs, declared, inTurn) }),
  );
}

/**
 * Runs `work` with what a transaction may ask and nothing of what it may change.
 *
 * @param isFixed whether nothing changes the pairs, so that steps need not take turns
 */
export function runRead<Result>(
  pairs: Pairs,
  declared: Declared,
  isFixed: boolean,
  work: (reader: Reader<Collections>) => Promise<Result>,
): Promise<Result> {
  const turns: Turns = isFixed ? (step) => step() : createQueue();
  return untilEnd(turns, (inTurn) => work(readerOver(pairs, declared, inTurn)));
}

async function untilEnd<Result>(turns: Turns, work: (inTurn: Turns) => Promise<Result>): Promise<Result> {
  let isOpen = true;
  const inTurn: Turns = (step) => {
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

function readerOver(pairs: Pairs, declared: Declared, inTurn: Turns): Reader<Collections> {
  return {
    async get(name, id) {
      const { space } = findCollection(declared, name);
      const [text] = await inTurn(() => pairs.read(space, [writeId(heldId(id))]));
      return text === undefined ? undefined : (storedValue(text) as never);
    },
    async list(name, query: ListQuery<string> = {}) {
      const selection = select(findCollection(declared, name), query);
      const bounds = pageBounds(query);
      return inTurn(() => readPage(pairs, selection, bounds)) as Promise<Page<never>>;
    },
    async count(name, query: CountQuery<string> = {}) {
      const selection = select(findCollection(declared, name), query);
      return inTurn(() => countSelection(pairs, selection));
    },
  };
}

/**
 * What is given is copied when the call is made, not when its turn comes. Who puts thousands of items lets others have
 * their turns in between.
 */
function writerOver(
  pairs: Pairs,
  declared: Declared,
  inTurn: Turns,
): Pick<Transaction<Collections>, "put" | "delete" | "nextNumber"> {
  const slices = new TimeSlices();
  return {
    async put(name, id, value: unknown) {
      const collection = findCollection(declared, name);
      const text = jsonText(value);
      const entries = entriesOfItem(collection, value, heldId(id));
      await inTurn(() => changeItem(pairs, collection, id, { text, entries }));
      await slices.pause();
    },
    async delete(name, id) {
      const collection = findCollection(declared, name);
      heldId(id);
      return inTurn(() => changeItem(pairs, collection, id, undefined));
    },
    async nextNumber(name) {
      const key = writeId(findCollection(declared, name).name);
      return inTurn(() => raiseNumber(pairs, key));
    },
  };
}

async function raiseNumber(pairs: Pairs, key: string): Promise<number> {
  const [last] = await pairs.read(numbersSpace, [key]);
  const number = Number(last ?? 0) + 1;
  await pairs.write([{ space: numbersSpace, key, value: String(number) }]);
  return number;
}

function heldId(id: unknown): string {
  if (typeof id === "string") return id;
  throw new StoreArgumentError("id", "must be a string");
}
