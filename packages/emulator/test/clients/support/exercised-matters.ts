import type { OperationId } from "@seamline/retention/reference";
import { expect } from "vitest";
import {
  type ExercisedOperation,
  type ExercisedOperations,
  LEASE,
  LONG_RUNNING_MS,
} from "./client-office.ts";
import { closedMatter, deletedMatter, openHold, openMatter, runningCount } from "./open-matter.ts";

const collaborator = { accountId: "2210", role: "COLLABORATOR" } as const;

/** Calls to the operations on matters, their permissions and their long-running operations. */
export const exercisedMatters: ExercisedOperations = {
  createMatter: {
    success: async ({ retention }) => {
      const body = { name: "Lease", description: "Who pays", matterRegion: "EUROPE" } as const;
      const matter = await retention.matters.create({ body });
      expect(matter).toMatchObject({ ...body, state: "OPEN", matterId: expect.stringMatching(/./) });
    },
    error: {
      call: async ({ as }) => as("hugo@example.com").matters.create({ body: { name: "Lease" } }),
      status: 403,
      code: "PERMISSION_DENIED",
    },
  },
  getMatter: {
    success: async (office) => {
      const { matterId } = await openMatter(office);
      const basic = await office.retention.matters.get({ matterId });
      expect(basic).toEqual({ matterId, name: "Lease", description: "Who pays", state: "OPEN" });
      const full = await office.retention.matters.get({ matterId, query: { view: "FULL" } });
      expect(full.matterPermissions).toEqual([{ accountId: "alice@example.com", role: "OWNER" }]);
    },
    error: {
      call: async (office) => office.as("mallory@example.com").matters.get(await openMatter(office)),
      status: 403,
      code: "PERMISSION_DENIED",
    },
  },
  listMatters: {
    success: async (office) => {
      const [first, second] = [await openMatter(office), await closedMatter(office)];
      const all = await office.retention.matters.list({ query: { pageSize: 1 } }).toArray();
      expect(all.slice(-2)).toMatchObject([
        { ...first, state: "OPEN" },
        { ...second, state: "CLOSED" },
      ]);
      const closed = await office.retention.matters.list({ query: { state: "CLOSED" } }).toArray();
      expect(closed.at(-1)).toMatchObject(second);
      expect(new Set(closed.map(({ state }) => state))).toEqual(new Set(["CLOSED"]));
    },
    error: {
      call: async ({ retention }) => retention.matters.list({ query: { pageToken: "nowhere" } }),
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  updateMatter: {
    success: async (office) => {
      const matter = await openMatter(office);
      const body = { name: "Lease, renewed", description: "Who pays now" };
      expect(await office.retention.matters.update({ ...matter, body })).toMatchObject({
        ...matter,
        ...body,
      });
      expect(await office.retention.matters.get(matter)).toMatchObject(body);
    },
    error: {
      call: async (office) =>
        office.retention.matters.update({ ...(await closedMatter(office)), body: { name: "x" } }),
      status: 400,
      code: "FAILED_PRECONDITION",
    },
  },
  closeMatter: {
    success: async (office) => {
      const matter = await openMatter(office);
      const closed = await office.retention.matters.close(matter);
      expect(closed).toEqual({ matter: expect.objectContaining({ ...matter, state: "CLOSED" }) });
    },
    error: {
      call: async (office) => office.retention.matters.close({ matterId: (await openHold(office)).matterId }),
      status: 400,
      code: "FAILED_PRECONDITION",
    },
  },
  reopenMatter: {
    success: async (office) => {
      const matter = await closedMatter(office);
      const reopened = await office.retention.matters.reopen({ ...matter, body: {} });
      expect(reopened).toEqual({ matter: expect.objectContaining({ ...matter, state: "OPEN" }) });
    },
    error: {
      call: async (office) => office.retention.matters.reopen(await openMatter(office)),
      status: 400,
      code: "FAILED_PRECONDITION",
    },
  },
  deleteMatter: {
    success: async (office) => {
      const matter = await closedMatter(office);
      expect(await office.retention.matters.delete(matter)).toMatchObject({ ...matter, state: "DELETED" });
      expect(await office.retention.matters.get(matter)).toMatchObject({ state: "DELETED" });
    },
    error: {
      call: async (office) => office.retention.matters.delete(await openMatter(office)),
      status: 400,
      code: "FAILED_PRECONDITION",
    },
  },
  undeleteMatter: {
    success: async (office) => {
      const matter = await deletedMatter(office);
      expect(await office.retention.matters.undelete(matter)).toMatchObject({ ...matter, state: "CLOSED" });
    },
    error: {
      call: async ({ retention }) => retention.matters.undelete({ matterId: "gone" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  addMatterPermissions: {
    success: async (office) => {
      const matter = await openMatter(office);
      const { matters } = office.retention;
      const added = await matters.addPermissions({ ...matter, body: { matterPermission: collaborator } });
      expect(added).toEqual(collaborator);
      expect(await office.as("carol@example.com").matters.get(matter)).toMatchObject(matter);
    },
    error: {
      call: async (office) => {
        const body = { matterPermission: { accountId: "2210", role: "OWNER" } } as const;
        return office.retention.matters.addPermissions({ ...(await openMatter(office)), body });
      },
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  removeMatterPermissions: {
    success: async (office) => {
      const matter = await openMatter(office);
      const { matters } = office.retention;
      await matters.addPermissions({ ...matter, body: { matterPermission: collaborator } });
      expect(
        await matters.removePermissions({ ...matter, body: { accountId: "carol@example.com" } }),
      ).toEqual({});
      const seen = await office.as("carol@example.com").matters.get(matter).result();
      expect(seen.status).toBe(403);
    },
    error: {
      call: async (office) =>
        office.retention.matters.removePermissions({
          ...(await openMatter(office)),
          body: { accountId: "2210" },
        }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  countMatterAccounts: {
    success: async (office) => {
      const matter = await openMatter(office);
      const begun = await office.retention.matters.count({ ...matter, body: { query: LEASE } });
      expect(begun).toMatchObject({
        name: expect.stringMatching(/^operations\/./),
        done: false,
        metadata: { ...matter, query: LEASE, startTime: new Date(office.emulator.clock.now()).toISOString() },
      });
    },
    error: {
      call: async (office) => office.retention.matters.count({ ...(await closedMatter(office)), body: {} }),
      status: 400,
      code: "FAILED_PRECONDITION",
    },
  },

  getOperation: {
    success: async (office) => {
      const { name } = await runningCount(office);
      expect(await office.retention.operations.get({ name })).toMatchObject({ name, done: false });
      await office.emulator.clock.advance(LONG_RUNNING_MS);
      const done = await office.retention.operations.get({ name });
      expect(done).toMatchObject({ name, done: true, response: { totalCount: "2" } });
      expect(done).not.toHaveProperty("error");
    },
    error: {
      call: async ({ retention }) => retention.operations.get({ name: "operations/count/none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
  listOperations: {
    success: async (office) => {
      const [first, second] = [await runningCount(office), await runningCount(office)];
      await office.emulator.clock.advance(LONG_RUNNING_MS);
      const all = await office.retention.operations.list({ query: { pageSize: 1 } }).toArray();
      expect(all.slice(-2)).toMatchObject([first, second].map(({ name }) => ({ name, done: true })));
      const filter = "done = false";
      expect(await office.retention.operations.list({ query: { filter } }).toArray()).toEqual([]);
    },
    error: {
      call: async ({ retention }) => retention.operations.list({ query: { filter: "(((" } }),
      status: 400,
      code: "INVALID_ARGUMENT",
    },
  },
  cancelOperation: {
    success: async (office) => {
      const { name } = await runningCount(office);
      expect(await office.retention.operations.cancel({ name })).toEqual({});
      await office.emulator.clock.advance(LONG_RUNNING_MS);
      const cancelled = await office.retention.operations.get({ name });
      expect(cancelled).toMatchObject({ done: true, error: { code: 1 } });
      expect(cancelled).not.toHaveProperty("response");
    },
    error: {
      call: async (office) => office.as("mallory@example.com").operations.cancel(await nameOfCount(office)),
      status: 403,
      code: "PERMISSION_DENIED",
    },
  },
  deleteOperation: {
    success: async (office) => {
      const { name } = await runningCount(office);
      expect(await office.retention.operations.delete({ name })).toEqual({});
      expect((await office.retention.operations.get({ name }).result()).status).toBe(404);
    },
    error: {
      call: async ({ retention }) => retention.operations.delete({ name: "operations/count/none" }),
      status: 404,
      code: "NOT_FOUND",
    },
  },
} satisfies Partial<Record<OperationId, ExercisedOperation>>;

async function nameOfCount(office: Parameters<typeof runningCount>[0]): Promise<{ readonly name: string }> {
  const { name } = await runningCount(office);
  return { name };
}
