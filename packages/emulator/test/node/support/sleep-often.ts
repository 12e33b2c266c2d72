/** Sleeps repeatedly on the clock of an emulator's clients. Nothing else keeps the process alive. */
import { createEmulator } from "../../../src/index.ts";

const { clock } = createEmulator().edge.options();
for (let sleep = 0; sleep < 100; sleep += 1) await clock.sleep(1.5);
console.log("awake");
