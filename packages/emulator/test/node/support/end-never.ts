import { endOnSignal } from "../../../src/node/cli/process-setup.ts";

/** A program that never finishes closing. It prints a line once it is ready for signals. */
endOnSignal(() => new Promise(() => {}));
setInterval(() => {}, 60_000);
console.log("ready");
