import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { sqliteStores } from "../../src/node/index.ts";
import { ask, zoneDomains } from "../runtime/support/ask.ts";
import { temporaryFolder } from "../store/support/engines.ts";

/** Mounts a disk of the given size. Returns `undefined` if the current user is not allowed to mount disks. */
async function smallDisk(megabytes: number): Promise<string | undefined> {
  const folder = join(await temporaryFolder(), "disk");
  await mkdir(folder);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
  return folder;
}

it("an emulator keeps its state if the disk has no space for a new state", async (context) => {
  const folder = await smallDisk(6);
  if (folder === undefined) {
    console.log("Skipped: a full disk requires root and permission to mount.");
    return context.skip();
  }
  const seed = { edge: { zones: [{ Domain: "seeded.example" }] } };
  const emulator = createEmulator({ seed, store: sqliteStores(folder) });
  await ask(emulator.edge, "POST /dnszone", { Domain: "posted.example" });
  const many = { edge: { zones: [{ Domain: "many-{n}.example", repeat: 20_000 }] } };
  const large = JSON.parse(JSON.stringify(await createEmulator({ seed: many }).snapshot()));
  const noRoom = { code: "unavailable", message: expect.stringContaining("has no disk space left") };
  await expect(emulator.restore(large)).rejects.toMatchObject(noRoom);
  await expect(emulator.seed(many)).rejects.toMatchObject(noRoom);
  expect(await zoneDomains(emulator.edge)).toEqual(["seeded.example", "posted.example"]);
  // The partially written state was removed, so there is space again.
  expect((await ask(emulator.edge, "POST /dnszone", { Domain: "later.example" })).status).toBe(201);
  await emulator.close();
  const next = createEmulator({ store: sqliteStores(folder) });
  expect(await zoneDomains(next.edge)).toEqual(["seeded.example", "posted.example", "later.example"]);
  await next.close();
});
