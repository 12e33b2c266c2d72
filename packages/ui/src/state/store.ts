import { useEffect, useState } from "preact/hooks";

/** An observable value shared by parts of a page. */
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

  /** Calls the listener after each change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Returns the current value of a store and renders again after each change. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, render] = useState({});
  useEffect(() => {
    const stop = store.subscribe(() => render({}));
    // The value may have changed between rendering and subscribing.
    render({});
    return stop;
  }, [store]);
  return store.value;
}
