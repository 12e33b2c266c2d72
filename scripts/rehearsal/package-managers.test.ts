import { expect, inject, test } from "vitest";
import { useConsumer } from "../release/consumer.ts";
import { userOfEmulator } from "../release/consumers.ts";
import { packageManagers } from "./package-managers.ts";
import { createUserFolder } from "./user-folder.ts";

const { registry, env } = inject("published");

test.for(packageManagers(registry))(
  "$name installs clients and the emulator, and calls succeed",
  async (manager) => {
    await using user = await createUserFolder();
    const { output } = await useConsumer(userOfEmulator, { ...user, env, manager, log: () => {} });
    expect(output).toContain('"zones":7');
  },
);
