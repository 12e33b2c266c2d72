/** A client operation and its outcome. */
export interface Operation<Input, Output> {
  /** Operations on different objects are independent, and are checked separately. */
  readonly object: string;
  readonly input: Input;
  /** Position of the start in the order of all starts and ends. */
  readonly began: number;
  /** Position of the end. Infinity if the outcome is unknown, because the process was killed or reported a failure. */
  readonly ended: number;
  /** Missing if the outcome is unknown. */
  readonly output: Output | undefined;
}

/** A sequential model of an object. Its states are strings. */
export interface Model<Input, Output> {
  readonly initial: string;
  /** Returns the state after an operation, or `undefined` if the output is impossible in this state. */
  next(state: string, input: Input, output: Output | undefined): string | undefined;
}

/** Records operations in the order of their starts and ends. */
export class History<Input, Output> {
  readonly operations: Operation<Input, Output>[] = [];
  #now = 0;

  /** @param work returns `undefined` or throws if its outcome is unknown */
  async note(object: string, input: Input, work: () => Promise<Output | undefined>): Promise<void> {
    this.#now += 1;
    const began = this.#now;
    const output = await work().catch(() => undefined);
    this.#now += 1;
    const ended = output === undefined ? Number.POSITIVE_INFINITY : this.#now;
    this.operations.push({ object, input, began, ended, output });
  }
}

/**
 * Returns the objects that are not linearizable. The operations on a linearizable object behave as if each one took
 * place at a single moment between its start and its end. Uses the algorithm of Wing and Gong, with Lowe's cache of
 * failed states.
 */
export function notLinearizable<Input, Output>(
  operations: readonly Operation<Input, Output>[],
  model: Model<Input, Output>,
): string[] {
  const objects = [...new Set(operations.map(({ object }) => object))];
  return objects.filter(
    (name) =>
      !isLinearizable(
        operations.filter(({ object }) => object === name),
        model,
      ),
  );
}

function isLinearizable<Input, Output>(
  operations: readonly Operation<Input, Output>[],
  model: Model<Input, Output>,
): boolean {
  const sorted = [...operations].sort((one, other) => one.began - other.began);
  const tried = new Set<string>();
  const search = (left: readonly Operation<Input, Output>[], state: string): boolean => {
    // An operation with an unknown outcome may have had no effect.
    if (left.every(({ output }) => output === undefined)) return true;
    const key = `${left.map(({ began }) => began).join()} ${state}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const firstEnd = Math.min(...left.map(({ ended }) => ended));
    return left.some((operation, at) => {
      if (operation.began > firstEnd) return false;
      const after = model.next(state, operation.input, operation.output);
      return after !== undefined && search([...left.slice(0, at), ...left.slice(at + 1)], after);
    });
  };
  return search(sorted, model.initial);
}
