import { createRequire } from "node:module";
import type * as parser from "yaml";

const require: NodeJS.Require = createRequire(import.meta.url);

/** The YAML parser, loaded when it is asked for: a document in JSON needs none. */
export function yaml(): typeof parser {
  return require("yaml");
}
