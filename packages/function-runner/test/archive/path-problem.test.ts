import { expect, it } from "vitest";
import { pathProblem, referenceArchiveLimits } from "../../src/archive/archive-rules.ts";

const onWindows = (path: string) => pathProblem(path, referenceArchiveLimits, "win32");
const elsewhere = (path: string) => pathProblem(path, referenceArchiveLimits, "linux");

it.each(["a.js:stream", "lib/nul", "lib/CON.txt", "com1", "lib./a.js", "a ", "what?.js", "a|b"])(
  "rejects %j on Windows, where it is something else",
  (path) => {
    expect(onWindows(path)).toContain("Windows does not take");
    expect(elsewhere(path)).toBeUndefined();
  },
);

it.each(["index.js", "lib/nullable.js", "a.b.c", ".gitignore", "...", "größe 😀.js", "con-fig.js"])(
  "takes %j elsewhere",
  (path) => {
    expect(elsewhere(path)).toBeUndefined();
  },
);
