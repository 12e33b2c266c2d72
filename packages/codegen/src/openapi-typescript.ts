import { createRequire } from "node:module";
import type * as openapi from "openapi-typescript";

const require: NodeJS.Require = createRequire(import.meta.url);

/** What is used of openapi-typescript: the parts that make types. */
type TypeMakers = Pick<
  typeof openapi,
  "transformSchema" | "transformSchemaObject" | "scanDiscriminators" | "resolveRef"
>;

/** Made by `build/bundle-openapi-typescript.ts`. The path is right from `src` and from `dist`. */
export const openapiTypescript: TypeMakers = require("../dist/vendor/openapi-typescript.cjs");
