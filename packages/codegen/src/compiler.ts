import { createRequire } from "node:module";
import type typescript from "typescript";

// Use `require`: with `import`, Node would also scan all nine megabytes of the compiler to detect its format and
// exports. This takes longer than generating the client for a small document.
const require: NodeJS.Require = createRequire(import.meta.url);

export const compiler: typeof typescript = require("typescript");
