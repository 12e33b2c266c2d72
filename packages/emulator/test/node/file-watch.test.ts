import { expect, it, onTestFinished } from "vitest";
import { FileWatch } from "../../src/node/cli/watch/file-watch.ts";

/** Watches files that change to each of these states in turn. */
async function watched(states: readonly string[]): Promise<string[]> {
  const left = [...states];
  const reported: string[] = [];
  let last = "";
  await new Promise<void>((resolve) => {
    const watch = new FileWatch({
      look: async () => {
        if (left.length === 0) resolve();
        last = left.shift() ?? last;
        return { fingerprint: last, folders: ["/nowhere/at/all"] };
      },
      changed: async () => void reported.push(last),
    });
    onTestFinished(() => watch.close());
    void watch.note().then(() => watch.start());
  });
  return reported;
}

it("reports a change once the files stop changing", async () => {
  expect(await watched(["old", "half", "whole", "whole"])).toEqual(["whole"]);
});

it("reports changes made between the initial snapshot and the start of the watch", async () => {
  expect(await watched(["old", "new", "new", "newer", "newer"])).toEqual(["new", "newer"]);
});
