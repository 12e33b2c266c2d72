/** Sleeps on the clock that an emulator gives to clients, again and again, with nothing else that keeps it alive. */
import { createEmulator } from "../../../src/index.ts";

const { clock } = createEmulator().edge.options();
for (let sleep = 0; sleep < 100; sleep += 1) await clock.sleep(1.5);
console.log("awake");
