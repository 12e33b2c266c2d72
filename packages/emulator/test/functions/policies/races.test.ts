import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type StoreFactory, sqliteStores } from "../../../src/node/index.ts";
import { NEW, openSeeded } from "../support/open-seeded.ts";

const RACERS = 10;

const engines: readonly (readonly [string, () => Promise<StoreFactory | undefined>])[] = [
  ["memory", async () => undefined],
  [
    "SQLite",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "seamline-policies-"));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      return sqliteStores(folder);
    },
  ],
];

it.each(engines)(
  "accepts only one of ten concurrent policy updates with the same etag (%s)",
  async (_, stores) => {
    const store = await stores();
    const { send } = openSeeded({}, { ...(store && { store }) });
    const { etag } = (await send("GET", `v2/${NEW}:getIamPolicy`)).body;
    const responses = await Promise.all(
      Array.from({ length: RACERS }, (_, racer) => {
        const bindings = [{ role: `role-${racer}`, members: ["allUsers"] }];
        return send("POST", `v2/${NEW}:setIamPolicy`, { policy: { etag, bindings } });
      }),
    );
    const winners = responses.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ body }) => body.error?.status === "ABORTED")).toHaveLength(RACERS - 1);
    expect((await send("GET", `v2/${NEW}:getIamPolicy`)).body).toEqual(winners[0]?.body);
  },
);
