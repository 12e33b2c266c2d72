/**
 * Lets the source of the emulator be imported before anything is built: its imports of `@seamline/openapi` lead to the
 * source of that package instead of its output.
 */
import { registerHooks } from "node:module";

const PREFIX = "@seamline/openapi/";
const source = new URL("../../packages/openapi/src/", import.meta.url);

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith(PREFIX)
      ? { url: new URL(`${specifier.slice(PREFIX.length)}.ts`, source).href, shortCircuit: true }
      : nextResolve(specifier, context),
});
