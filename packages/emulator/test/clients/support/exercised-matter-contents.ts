import type { OperationId } from "@seamline/retention/reference";
import { expect } from "vitest";
import { type ExercisedOperation, type ExercisedOperations, LEASE } from "./client-office.ts";
import { closedMatter, endedExport, openHold, openMatter, savedQuery } from "./open-matter.ts";

const query = { displayName: "Lease", query: LEASE };
const onUnit = { name: "Unit", corpus: "MAIL", orgUnit: { orgUnitId: "property" } } as const;

/** Calls to the operations on exports, holds and saved queries. */
export const exercisedMatterContents: ExercisedOperations = {
  createExport: {
    success: async (office) => {
      const matter = await openMatter(office);
      const body = { name: "Lease", query: LEASE, exportOptions: { region: "EUROPE" } } as const;
      const begun = await office.retention.matters.exports.create({ ...matter, body });
      expect(begun).toMatchObject({
        ...matter,
        ...body,
        status: "IN_PROGRESS",
        id: expect.stringMatching(/./),
      });
      expect(begun).toMatchObject({ requester: { email: "alice@example.com", displayName: "Alice Ng" } });
    },
    error: {
      call: async (office) => {
        const matter = await openMatter(office);
        const matterPermission = { accountId: "sam@example.com", role: "COLLABORATOR" } as const;
        await office.retention.matters.addPermissions({ ...matter, body: { matterPermission } });
        return office
          .as("sam@example.com")
          .matters.exports.create({ ...matter, body: { name: "x", query: LEASE } });
      },
      status: 403,
      code: "PERMISSION_DENIED",
    },
  },
  getExport: {
    success: async (office) => {
      const ended = await office.retention.matters.exports.get(await endedExport(office));
      expect(ended).toMatchObject({
        status: "COMPLETED",
        stats: { totalArtifactCount: "2", exportedArtifactCount: "2" },
      });
      expect(ended.cloudStorageSink?.files).not.toHaveLength(0);
    },
    error: {
      call: async (office) =>
        office.retention.matters.exports.get({ ...(await openMatter(office)), exportId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  listExports: {
    success: async (office) => {
      const { matterId, exportId } = await endedExport(office);
      await office.retention.matters.exports.create({ matterId, body: { name: "Second", query: LEASE } });
      const all = await office.retention.matters.exports.list({ matterId, query: { pageSize: 1 } }).toArray();
      expect(all).toMatchObject([
        { id: exportId, status: "COMPLETED" },
        { name: "Second", status: "IN_PROGRESS" },
      ]);
    },
    error: {
      call: async (office) => office.as("mallory@example.com").matters.exports.list(await openMatter(office)),
      status: 403,
      code: "PERMISSION_DENIED",
    },
  },
  deleteExport: {
    success: async (office) => {
      const ended = await endedExport(office);
      expect(await office.retention.matters.exports.delete(ended)).toEqual({});
      expect((await office.retention.matters.exports.get(ended).result()).status).toBe(404);
    },
    error: {
      call: async ({ retention }) => retention.matters.exports.delete({ matterId: "none", exportId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },

  createHold: {
    success: async (office) => {
      const { hold } = await openHold(office);
      expect(hold).toMatchObject({ name: "Mail", corpus: "MAIL", holdId: expect.stringMatching(/./) });
      const holdTime = new Date(office.emulator.clock.now()).toISOString();
      const carol = {
        accountId: "2210",
        email: "carol@example.com",
        firstName: "Carol",
        lastName: "Diaz",
        holdTime,
      };
      expect(hold.accounts).toEqual([carol]);
    },
    error: {
      call: async (office) => openHold(office, { ...onUnit, accounts: [{ email: "carol@example.com" }] }),
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  getHold: {
    success: async (office) => {
      const { hold, ...name } = await openHold(office);
      expect(await office.retention.matters.holds.get({ ...name, query: { view: "FULL_HOLD" } })).toEqual(
        hold,
      );
    },
    error: {
      call: async (office) =>
        office.retention.matters.holds.get({ ...(await openMatter(office)), holdId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  listHolds: {
    success: async (office) => {
      const { matterId, holdId } = await openHold(office);
      const second = await office.retention.matters.holds.create({ matterId, body: onUnit });
      const all = await office.retention.matters.holds.list({ matterId, query: { pageSize: 1 } }).toArray();
      expect(all.map((each) => each.holdId)).toEqual([holdId, second.holdId]);
    },
    error: {
      call: async (office) =>
        office.retention.matters.holds.list({ ...(await openMatter(office)), query: { pageSize: 101 } }),
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  updateHold: {
    success: async (office) => {
      const { hold, ...name } = await openHold(office);
      const body = {
        ...hold,
        accounts: [{ email: "dave@example.com" }],
        query: { mailQuery: { terms: "lease" } },
      };
      const updated = await office.retention.matters.holds.update({ ...name, body });
      expect(updated).toMatchObject({ query: body.query, accounts: [{ accountId: "2215" }] });
    },
    error: {
      call: async (office) => {
        const { hold: _, ...name } = await openHold(office);
        return office.retention.matters.holds.update({ ...name, body: { query: { driveQuery: {} } } });
      },
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  deleteHold: {
    success: async (office) => {
      const { hold: _, ...name } = await openHold(office);
      expect(await office.retention.matters.holds.delete(name)).toEqual({});
      const closed = await office.retention.matters.close({ matterId: name.matterId });
      expect(closed.matter?.state).toBe("CLOSED");
    },
    error: {
      call: async (office) =>
        office.retention.matters.holds.delete({ ...(await openMatter(office)), holdId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  addHeldAccounts: {
    success: async (office) => {
      const { hold: _, ...name } = await openHold(office);
      const body = { emails: ["dave@example.com", "nobody@example.com", "carol@example.com"] };
      const { responses } = await office.retention.matters.holds.addHeldAccounts({ ...name, body });
      expect(responses).toMatchObject([
        { account: { accountId: "2215" } },
        { status: { code: 5 } },
        { status: { code: 6 } },
      ]);
    },
    error: {
      call: async (office) => {
        const { hold: _, ...name } = await openHold(office);
        const body = { emails: ["dave@example.com"], accountIds: ["2215"] };
        return office.retention.matters.holds.addHeldAccounts({ ...name, body });
      },
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  removeHeldAccounts: {
    success: async (office) => {
      const { hold: _, ...name } = await openHold(office);
      const body = { accountIds: ["2215", "2210"] };
      const { statuses } = await office.retention.matters.holds.removeHeldAccounts({ ...name, body });
      expect(statuses).toMatchObject([{ code: 5 }, {}]);
      expect((await office.retention.matters.holds.accounts.list(name)).accounts ?? []).toEqual([]);
    },
    error: {
      call: async (office) => {
        const name = { ...(await openMatter(office)), holdId: "none" };
        return office.retention.matters.holds.removeHeldAccounts({ ...name, body: { accountIds: ["2210"] } });
      },
      status: 404,
      code: "NOT_FOUND",
    },
  },

  createHeldAccount: {
    success: async (office) => {
      const { hold: _, ...name } = await openHold(office);
      const held = await office.retention.matters.holds.accounts.create({
        ...name,
        body: { accountId: "2215" },
      });
      expect(held).toMatchObject({ accountId: "2215", email: "dave@example.com" });
    },
    error: {
      call: async (office) => {
        const { hold: _, ...name } = await openHold(office);
        return office.retention.matters.holds.accounts.create({
          ...name,
          body: { email: "carol@example.com" },
        });
      },
      status: 409,
      code: "ALREADY_EXISTS",
    },
  },
  listHeldAccounts: {
    success: async (office) => {
      const { hold, ...name } = await openHold(office);
      expect((await office.retention.matters.holds.accounts.list(name)).accounts).toEqual(hold.accounts);
    },
    error: {
      call: async (office) =>
        office.retention.matters.holds.accounts.list({ ...(await openMatter(office)), holdId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  deleteHeldAccount: {
    success: async (office) => {
      const { hold: _, ...name } = await openHold(office);
      expect(await office.retention.matters.holds.accounts.delete({ ...name, accountId: "2210" })).toEqual(
        {},
      );
      expect((await office.retention.matters.holds.accounts.list(name)).accounts ?? []).toEqual([]);
    },
    error: {
      call: async (office) => {
        const { hold: _, ...name } = await openHold(office);
        return office.retention.matters.holds.accounts.delete({ ...name, accountId: "2215" });
      },
      status: 404,
      code: "NOT_FOUND",
    },
  },

  createSavedQuery: {
    success: async (office) => {
      const matter = await openMatter(office);
      const saved = await office.retention.matters.savedQueries.create({ ...matter, body: query });
      const createTime = new Date(office.emulator.clock.now()).toISOString();
      expect(saved).toEqual({ ...matter, ...query, createTime, savedQueryId: expect.stringMatching(/./) });
    },
    error: {
      call: async (office) =>
        office.retention.matters.savedQueries.create({ ...(await closedMatter(office)), body: query }),
      status: 400,
      code: "FAILED_PRECONDITION",
    },
  },
  getSavedQuery: {
    success: async (office) => {
      const name = await savedQuery(office);
      expect(await office.retention.matters.savedQueries.get(name)).toMatchObject({ ...name, ...query });
    },
    error: {
      call: async (office) =>
        office.as("mallory@example.com").matters.savedQueries.get(await savedQuery(office)),
      status: 403,
      code: "PERMISSION_DENIED",
    },
  },
  listSavedQueries: {
    success: async (office) => {
      const { matterId, savedQueryId } = await savedQuery(office);
      await office.retention.matters.savedQueries.create({ matterId, body: { displayName: "Second" } });
      const all = await office.retention.matters.savedQueries
        .list({ matterId, query: { pageSize: 1 } })
        .toArray();
      expect(all).toMatchObject([{ savedQueryId }, { displayName: "Second" }]);
    },
    error: {
      call: async ({ retention }) => retention.matters.savedQueries.list({ matterId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  deleteSavedQuery: {
    success: async (office) => {
      const name = await savedQuery(office);
      expect(await office.retention.matters.savedQueries.delete(name)).toEqual({});
      expect((await office.retention.matters.savedQueries.get(name).result()).status).toBe(404);
    },
    error: {
      call: async (office) =>
        office.retention.matters.savedQueries.delete({ ...(await openMatter(office)), savedQueryId: "none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
} satisfies Partial<Record<OperationId, ExercisedOperation>>;
