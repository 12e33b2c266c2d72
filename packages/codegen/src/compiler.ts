import { createRequire } from "node:module";
import type typescript from "typescript";

// Loaded by `require`: as ES modules, Node would read the nine megabytes of the compiler twice more, to guess
// their format and to find the names of their exports, which takes longer than generating a small document.
const require: NodeJS.Require = createRequire(import.meta.url);

/** TypeScript's own functions: nodes are made, changed and printed by them. */
export const compiler: typeof typescript = require("typescript");
