import { useEffect, useState } from "preact/hooks";

/** An observable value shared by several components on a page. */
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

/** Returns the current value of a store and re-renders the component after each change. */
export function useStore<Value>(store: Store<Value>): Value {
  const [, render] = useState({});
  useEffect(() => {
    const stop = store.subscribe(() => render({}));
    // Re-render, because the value may have changed before this subscription.
    render({});
    return stop;
  }, [store]);
  return store.value;
}
