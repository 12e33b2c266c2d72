/** A check that must pass in every runtime. */
export interface Check {
  readonly name: string;
  /** @throws Error if the check fails, with the reason */
  run(): Promise<void>;
}

/** @throws Error if the values differ as JSON */
export function expectEqual(actual: unknown, expected: unknown): void {
  const [received, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (received !== wanted) throw new Error(`received ${received}, expected ${wanted}`);
}

/**
 * @returns the call's error
 * @throws Error if the call succeeds, or fails with a different error
 */
export async function expectError(call: Promise<unknown>, name: string): Promise<Error> {
  const error = await call.then(
    (data) => new Error(`succeeded with ${JSON.stringify(data)}`),
    (reason: Error) => reason,
  );
  if (error.name === name) return error;
  throw new Error(`expected a ${name}, received ${error.stack ?? error}`, { cause: error });
}
