/** An operation of a client and its outcome. */
export interface Operation<Input, Output> {
  /** Operations on different objects are independent and checked separately. */
  readonly object: string;
  readonly input: Input;
  /** Position of its start and end in the order of all starts and ends. */
  readonly began: number;
  /** Infinity if it is unknown whether the operation took place: its process was killed or reported a failure. */
  readonly ended: number;
  /** `undefined` if unknown. */
  readonly output: Output | undefined;
}

/** A sequential model of an object. States are compared by their text. */
export interface Model<Input, Output> {
  readonly initial: string;
  /** Returns the state after an operation, or `undefined` if the object cannot have responded like this. */
  next(state: string, input: Input, output: Output | undefined): string | undefined;
}

/** Records operations in the order of their starts and ends. */
export class History<Input, Output> {
  readonly operations: Operation<Input, Output>[] = [];
  #now = 0;

  /** @param work returns `undefined` or throws if it is unknown whether the operation took place */
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
 * Finds objects that are not linearizable: they did not behave as if each operation took place at one moment between
 * its start and its end (algorithm of Wing and Gong, with Lowe's cache of failed states).
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
