/** Something that must be true in every runtime. */
export interface Check {
  readonly name: string;
  /** @throws Error that says what is wrong */
  run(): Promise<void>;
}

/** @throws Error unless the values are equal as JSON */
export function expectEqual(actual: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== shouldBe) throw new Error(`is ${is}, should be ${shouldBe}`);
}

/**
 * @returns the error of the call
 * @throws Error when the call succeeds or fails with another error
 */
export async function expectError(call: Promise<unknown>, name: string): Promise<Error> {
  const error = await call.then(
    (data) => new Error(`succeeded with ${JSON.stringify(data)}`),
    (reason: Error) => reason,
  );
  if (error.name === name) return error;
  throw new Error(`should be a ${name}, is ${error.stack ?? error}`, { cause: error });
}
