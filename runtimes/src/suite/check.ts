/** Something that has to hold in every runtime. */
export interface Check {
  readonly name: string;
  /** @throws Error that says what does not hold */
  run(): Promise<void>;
}

/** @throws Error unless the values are equal, as JSON shows them */
export function expectEqual(actual: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== shouldBe) throw new Error(`is ${is}, should be ${shouldBe}`);
}

/**
 * @returns what the call was rejected with
 * @throws Error when it was not, or not with an error of that name
 */
export async function expectError(call: Promise<unknown>, name: string): Promise<Error> {
  const error = await call.then(
    (data) => new Error(`was answered with ${JSON.stringify(data)}`),
    (reason: Error) => reason,
  );
  if (error.name === name) return error;
  throw new Error(`should be a ${name}, is ${error.stack ?? error}`, { cause: error });
}
