import { network } from "virtual:msw";
import { createEmulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { emulatorHandlers } from "@seamline/emulator/msw";
import { retentionUrl } from "./queries.ts";

/** Starts an emulator in the page. MSW sends the client's requests to it. */
export async function startEmulator(): Promise<void> {
  const emulator = createEmulator({ seed: exampleSeed });
  const baseUrls = { retention: retentionUrl };
  network.configure({
    handlers: emulatorHandlers(emulator, { baseUrls }),
    onUnhandledFrame: "bypass",
  });
  await network.enable();
}
