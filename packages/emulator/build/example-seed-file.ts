import { parse } from "yaml";
import { header } from "./names.ts";

/**
 * Generates `example-seed.gen.ts`: the seed in `examples/seed.yaml` as a module, so that no file access and no YAML
 * parser are needed at run time. The compiler checks the module against the seed type.
 */
export function exampleSeedFile(yaml: string): { path: string; text: string } {
  const text = [
    header,
    'import type { EmulatorSeed } from "../emulated-services.ts";',
    "",
    "/**",
    " * Seed of `seamline-emulator --example`: a firm with matters, holds, saved queries, exports, messages to search,",
    " * functions and zones. `ada@example.com` has all permissions, and `test-key` is an access key.",
    " */",
    `export const exampleSeed: EmulatorSeed = ${JSON.stringify(parse(yaml), undefined, 1)};`,
    "",
  ].join("\n");
  return { path: "example-seed.gen.ts", text };
}
