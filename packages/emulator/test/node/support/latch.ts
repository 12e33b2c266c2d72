/** A promise with the function that resolves it. */
export interface Latch<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
}

export function latch<Value>(): Latch<Value> {
  let open: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { promise, resolve: (value) => open(value) };
}
