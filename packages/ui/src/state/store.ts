import { useEffect, useState } from "preact/hooks";

/** A value that parts of a page read and follow. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The value of a store as it is now. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, render] = useState({});
  useEffect(() => {
    const stop = store.subscribe(() => render({}));
    // It may have changed between being rendered and being followed.
    render({});
    return stop;
  }, [store]);
  return store.value;
}
