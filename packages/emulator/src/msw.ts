/** Request handlers for Mock Service Worker (MSW) 3, in Node and in browsers. */

export {
  type EmulatorHandlersOptions,
  emulatorHandlers,
  HarError,
  type HarHandlersOptions,
  type HarProblem,
  harHandlers,
} from "@seamline/emulator-kit/msw";
