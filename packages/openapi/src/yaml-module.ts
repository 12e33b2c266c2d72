import { createRequire } from "node:module";
import type * as parser from "yaml";

const require: NodeJS.Require = createRequire(import.meta.url);

/** Loads the YAML parser lazily, because JSON documents do not need it. */
export function yaml(): typeof parser {
  return require("yaml");
}
