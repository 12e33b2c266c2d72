/** Makes a value available to a function and everything it awaits. */
export interface CallerContext<Value> {
  run<Result>(value: Value, work: () => Result): Result;
  /** Returns the value of the innermost {@link run} call that led to the current code. */
  current(): Value | undefined;
}

/** Minimal type of `AsyncLocalStorage`, limited to what is used here. */
interface AsyncStorage<Value> {
  run<Result>(value: Value, work: () => Result): Result;
  getStore(): Value | undefined;
}

/** Minimal type of the global `process`, which Node, Deno, Bun, and workerd with `nodejs_compat` provide. */
interface NodeProcess {
  getBuiltinModule?(
    id: string,
  ): { readonly AsyncLocalStorage: new <Value>() => AsyncStorage<Value> } | undefined;
}

/**
 * Creates a context. Returns `undefined` if the runtime has no `AsyncLocalStorage`, as in browsers. The module is
 * loaded through `process`, because browsers cannot import it.
 */
export function createCallerContext<Value>(): CallerContext<Value> | undefined {
  const { process } = globalThis as { process?: NodeProcess };
  const hooks = process?.getBuiltinModule?.("node:async_hooks");
  if (!hooks) return undefined;
  const storage = new hooks.AsyncLocalStorage<Value>();
  return { run: (value, work) => storage.run(value, work), current: () => storage.getStore() };
}
