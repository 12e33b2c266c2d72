import { createRequire } from "node:module";
import type * as openapi from "openapi-typescript";

const require: NodeJS.Require = createRequire(import.meta.url);

/** openapi-typescript functions that create types. */
type TypeMakers = Pick<
  typeof openapi,
  "transformSchema" | "transformSchemaObject" | "scanDiscriminators" | "resolveRef"
>;

/** Created by `build/bundle-openapi-typescript.ts`. The path is valid from `src` and from `dist`. */
export const openapiTypescript: TypeMakers = require("../dist/vendor/openapi-typescript.cjs");
