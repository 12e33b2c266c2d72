/** What one client did, and what it was told. */
export interface Operation<Input, Output> {
  /** Operations of different objects do not affect each other, and are checked apart. */
  readonly object: string;
  readonly input: Input;
  /** When it began and ended, in the order of all beginnings and ends. */
  readonly began: number;
  /** Infinity where nobody knows whether it took place: the process that had it was killed, or reported a failure. */
  readonly ended: number;
  /** `undefined` where nobody knows. */
  readonly output: Output | undefined;
}

/** An object as it would be if it did one operation after the other. States are compared by their text. */
export interface Model<Input, Output> {
  readonly initial: string;
  /** @returns the state after an operation, or `undefined` where the object could not have responded like this */
  next(state: string, input: Input, output: Output | undefined): string | undefined;
}

/** Notes operations in the order in which they begin and end. */
export class History<Input, Output> {
  readonly operations: Operation<Input, Output>[] = [];
  #now = 0;

  /** @param work returns `undefined`, or throws, where it is unknown whether the operation took place */
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
 * Finds the objects that did not behave as if each operation took place at one moment between its beginning and its end
 * (Wing and Gong's algorithm, with the states remembered that led nowhere, as Lowe has it).
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
    // What nobody knows to have taken place need not have.
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
