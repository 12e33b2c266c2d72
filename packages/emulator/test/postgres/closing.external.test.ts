import type { StoreFactory } from "@seamline/emulator-kit";
import type { SharedStores } from "@seamline/emulator-kit/host";
import { describe, expect, it } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { postgresStores } from "../../src/node/index.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { testDatabase } from "./support/test-database.ts";

/** Stores whose periodic work starts while they are being closed. Otherwise, this only happens by chance. */
function storesWithLateWork(url: string, ended: (result: PromiseSettledResult<void>) => void): StoreFactory {
  const stores = postgresStores(url);
  const share = (): SharedStores => {
    const shared = stores.share?.() as SharedStores;
    const close = shared.close.bind(shared);
    let regular = async (): Promise<void> => undefined;
    return Object.assign(shared, {
      keepAlive: (work: () => Promise<void>) => {
        regular = work;
      },
      close: async () => {
        const [result] = await Promise.allSettled([regular()]);
        ended(result);
        await close();
      },
    });
  };
  return Object.assign((...args: Parameters<StoreFactory>) => stores(...args), { share });
}

describe.runIf(postgresTests)("emulators on a database", LONG, () => {
  it("an emulator closes even if its periodic work starts at the same time", async () => {
    const results: PromiseSettledResult<void>[] = [];
    const store = storesWithLateWork(await testDatabase(), (result) => results.push(result));
    const emulator = createEmulator({ store });
    await emulator.ready;
    await emulator.close();
    expect(results).toMatchObject([{ status: "rejected", reason: { name: "StoreClosedError" } }]);
  });
});
