import { endOnSignal } from "../../../src/node/cli/process-setup.ts";

/** A program whose end never comes. It says when signals may. */
endOnSignal(() => new Promise(() => {}));
setInterval(() => {}, 60_000);
console.log("ready");
