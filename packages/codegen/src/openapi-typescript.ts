import { createRequire } from "node:module";
import { escapeSegment, parsePointer } from "@seamline/openapi/json-pointer";
import type * as openapi from "openapi-typescript";

const require: NodeJS.Require = createRequire(import.meta.url);

/** What is used of openapi-typescript: the parts that make types. */
type TypeMakers = Pick<
  typeof openapi,
  "transformSchema" | "transformSchemaObject" | "scanDiscriminators" | "resolveRef"
>;

/** Taken part by part: its entry loads a linter and bundler too, which takes as long as the compiler. */
export const openapiTypescript: TypeMakers = withOwnReferences(() => {
  const { scanDiscriminators, resolveRef }: TypeMakers = require("openapi-typescript/dist/lib/utils.cjs");
  return {
    scanDiscriminators,
    resolveRef,
    transformSchema: require("openapi-typescript/dist/transform/index.cjs"),
    transformSchemaObject: require("openapi-typescript/dist/transform/schema-object.cjs").default,
  };
});

/**
 * Loads what reads references with `@redocly/openapi-core`, and gives it functions of ours for that: those throw
 * at a name with a percent sign in it (`cpu%`), and bring an HTTP agent, a YAML parser and a logger along. Who
 * asks for that module later gets it as it is.
 */
function withOwnReferences<Loaded>(load: () => Loaded): Loaded {
  const fromInside = createRequire(require.resolve("openapi-typescript/dist/lib/ts.cjs"));
  const path = fromInside.resolve("@redocly/openapi-core/lib/ref-utils.js");
  const { [path]: before } = require.cache;
  const exports = { parseRef, escapePointer: (segment: string | number) => escapeSegment(String(segment)) };
  require.cache[path] = { exports, loaded: true } as NodeJS.Module;
  try {
    return load();
  } finally {
    if (before === undefined) {
      delete require.cache[path];
    } else {
      require.cache[path] = before;
    }
  }
}

/** Segments of what follows `#/`; none where there is no such thing. */
function parseRef(reference: string): { pointer: string[] } {
  const start = reference.indexOf("#/");
  return { pointer: start === -1 ? [] : parsePointer(reference.slice(start)).filter((part) => part !== "") };
}
