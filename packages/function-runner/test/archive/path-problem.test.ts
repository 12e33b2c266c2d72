import { expect, it } from "vitest";
import { pathProblem, referenceArchiveLimits } from "../../src/archive/archive-rules.ts";

const onWindows = (path: string) => pathProblem(path, referenceArchiveLimits, "win32");
const elsewhere = (path: string) => pathProblem(path, referenceArchiveLimits, "linux");

it.each(["a.js:stream", "lib/nul", "lib/CON.txt", "com1", "lib./a.js", "a ", "what?.js", "a|b"])(
  "rejects the path %j on Windows",
  (path) => {
    expect(onWindows(path)).toContain("invalid on Windows");
    expect(elsewhere(path)).toBeUndefined();
  },
);

it.each(["index.js", "lib/nullable.js", "a.b.c", ".gitignore", "...", "größe 😀.js", "con-fig.js"])(
  "accepts the path %j on other systems",
  (path) => {
    expect(elsewhere(path)).toBeUndefined();
  },
);
