import { parse } from "yaml";
import { header } from "./names.ts";

/**
 * `example-seed.gen.ts`: the seed of `examples/seed.yaml` as a module, which needs neither files nor a parser of YAML at
 * run time. The compiler checks it against the type of seeds.
 */
export function exampleSeedFile(yaml: string): { path: string; text: string } {
  const text = [
    header,
    'import type { EmulatorSeed } from "../emulated-services.ts";',
    "",
    "/**",
    " * What `seamline-emulator --example` starts with: a firm with matters, holds, saved queries, exports and messages to",
    " * search, functions and zones. `ada@example.com` may do everything, and `test-key` is an access key.",
    " */",
    `export const exampleSeed: EmulatorSeed = ${JSON.stringify(parse(yaml), undefined, 1)};`,
    "",
  ].join("\n");
  return { path: "example-seed.gen.ts", text };
}
