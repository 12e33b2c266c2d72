/** Request handlers for Mock Service Worker (MSW) 3, in Node and in browsers. */

export { type EmulatorHandlersOptions, emulatorHandlers } from "./msw/emulator-handlers.ts";
export { HarError, type HarProblem } from "./msw/har-error.ts";
export { type HarHandlersOptions, harHandlers } from "./msw/har-handlers.ts";
