/**
 * Makes imports of `@seamline/openapi` load the source of that package instead of its output, so that commands work
 * before anything is built. Modules that need it must be imported dynamically, after this one.
 */
import { registerHooks } from "node:module";

const PREFIX = "@seamline/openapi/";
const source = new URL("../packages/openapi/src/", import.meta.url);

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier.startsWith(PREFIX)
      ? { url: new URL(`${specifier.slice(PREFIX.length)}.ts`, source).href, shortCircuit: true }
      : nextResolve(specifier, context),
});
