/** A fixture and matchers for Vitest. */
import type { ExpectedRequest, OperationIdOf } from "./vitest/expected-request.ts";

export { emulatorMatchers, emulatorTest, type FixtureSettings } from "./vitest/emulator-test.ts";
export type { ExpectedParts, ExpectedRequest, Matching, OperationIdOf } from "./vitest/expected-request.ts";

declare module "vitest" {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Passes if the emulator has received a request for the operation with the given parts. Only the given members are
     * compared.
     */
    toHaveReceived<Id extends OperationIdOf<T>>(operationId: Id, request?: ExpectedRequest<T, Id>): R;
  }
}
