import { uploadSource } from "@seamline/functions/source";
import type { OperationId } from "@seamline/functions/v1/reference";
import { expect } from "vitest";
import type { ClientOffice, ExercisedOperation, ExercisedOperations } from "./client-office.ts";
import { ARCHIVE, deployedFunction, newName, PARENT } from "./deployed-function.ts";
import { exercisedPolicies } from "./exercised-policies.ts";
import { functionClients } from "./function-clients.ts";

const notFound = { status: 404, code: "NOT_FOUND" };
const invalid = { status: 400, code: "INVALID_ARGUMENT" };

const callsOf = ({ functions: { v1 } }: ClientOffice) => v1.projects.locations.functions;

/** Starts a deletion. */
async function begunDeletion(office: ClientOffice) {
  const name = await deployedFunction(office);
  const operation = await callsOf(office).delete({ name });
  return { target: name, name: operation.name ?? "" };
}

export const exercisedFunctionsV1: ExercisedOperations = {
  ...exercisedPolicies(({ functions: { v1 } }) => ({
    locations: v1.projects.locations,
    functions: v1.projects.locations.functions,
  })),
  createFunction: {
    success: async (office) => {
      const name = newName();
      const source = await uploadSource(office.functions.v1, { parent: PARENT, source: ARCHIVE });
      const body = { name, runtime: "nodejs24", labels: { team: "law" }, ...source };
      const call = callsOf(office).create({ location: PARENT, body });
      const begun = await call;
      expect(begun).toMatchObject({ done: false, metadata: { type: "CREATE_FUNCTION", target: name } });
      expect(begun.name).toMatch(/^operations\/[^/]+$/);
      const created = await call.wait();
      expect(created).toMatchObject({ name, status: "ACTIVE", versionId: "1", labels: { team: "law" } });
      expect(created).not.toHaveProperty("sourceUploadUrl");
    },
    error: {
      call: async (office) =>
        callsOf(office).create({ location: PARENT, body: { name: newName(), runtime: "cobol60" } }),
      ...invalid,
    },
  },
  getFunction: {
    success: async (office) => {
      const name = await deployedFunction(office);
      expect(await callsOf(office).get({ name })).toMatchObject({
        name,
        status: "ACTIVE",
        timeout: "60s",
        httpsTrigger: { url: expect.stringMatching(/^http:/) },
      });
    },
    error: { call: async (office) => callsOf(office).get({ name: newName() }), ...notFound },
  },
  listFunctions: {
    success: async (office) => {
      const names = [await deployedFunction(office), await deployedFunction(office)];
      const listed = await callsOf(office)
        .list({ parent: PARENT, query: { pageSize: 1 } })
        .toArray();
      expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      const { unreachable } = await callsOf(office).list({ parent: "projects/demo/locations/-" });
      expect(unreachable).toEqual([]);
    },
    error: {
      call: async (office) => callsOf(office).list({ parent: PARENT, query: { pageToken: "nowhere" } }),
      ...invalid,
    },
  },
  patchFunction: {
    success: async (office) => {
      const name = await deployedFunction(office);
      const body = { timeout: "90s", labels: { ignored: "yes" } };
      const patched = await callsOf(office)
        .patch({ name, query: { updateMask: "timeout" }, body })
        .wait();
      expect(patched).toMatchObject({ name, timeout: "90s", versionId: "2" });
      expect(patched).not.toHaveProperty("labels");
    },
    error: {
      call: async (office) => {
        const body = { description: "Too early" };
        return callsOf(office).patch({ name: newName(), query: { updateMask: "description" }, body });
      },
      ...notFound,
    },
  },
  deleteFunction: {
    success: async (office) => {
      const name = await deployedFunction(office);
      await callsOf(office).delete({ name }).wait();
      expect((await callsOf(office).get({ name }).result()).status).toBe(404);
    },
    error: { call: async (office) => callsOf(office).delete({ name: newName() }), ...notFound },
  },
  callFunction: {
    success: async (office) => {
      const name = await deployedFunction(office);
      const called = await callsOf(office).call({ name, body: { data: '{"lease":1}' } });
      expect(called).toEqual({ executionId: expect.stringMatching(/./), result: "ok" });
      expect(office.runner.sent.at(-1)).toMatchObject({ method: "POST", text: '{"lease":1}' });
    },
    error: { call: async (office) => callsOf(office).call({ name: newName() }), ...notFound },
  },
  generateFunctionUploadUrl: {
    success: async (office) => {
      const { uploadUrl } = await callsOf(office).generateUploadUrl({ parent: PARENT });
      expect(uploadUrl).toMatch(/^http:\/\/127\.0\.0\.1\//);
    },
    error: {
      call: async ({ emulator }) => {
        const { v1 } = functionClients(emulator, "nobody");
        return v1.projects.locations.functions.generateUploadUrl({ parent: PARENT });
      },
      status: 401,
      code: "UNAUTHENTICATED",
    },
  },
  generateFunctionDownloadUrl: {
    success: async (office) => {
      const name = await deployedFunction(office);
      const { downloadUrl } = await callsOf(office).generateDownloadUrl({
        name,
        body: { versionId: "1" },
      });
      const response = await office.emulator.functions.fetch(downloadUrl);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(ARCHIVE);
    },
    error: {
      call: async (office) => {
        const name = await deployedFunction(office);
        return callsOf(office).generateDownloadUrl({ name, body: { versionId: "7" } });
      },
      ...notFound,
    },
  },
  getOperation: {
    success: async (office) => {
      const { name, target } = await begunDeletion(office);
      const { operations } = office.functions.v1;
      expect(await operations.get({ name })).toMatchObject({ name, done: false, metadata: { target } });
      await office.emulator.clock.advance(60_000);
      expect(await operations.get({ name })).toMatchObject({ name, done: true, response: {} });
    },
    error: {
      call: async ({ functions: { v1 } }) => v1.operations.get({ name: "operations/none" }),
      ...notFound,
    },
  },
  listOperations: {
    success: async (office) => {
      const { name, target } = await begunDeletion(office);
      const [, project, , location, , id] = target.split("/");
      const filter = `project:${project},location:${location},function:${id}`;
      const listed = await office.functions.v1.operations.list({ query: { filter, pageSize: 1 } }).toArray();
      expect(listed.at(-1)).toMatchObject({ name, done: false });
      const latest = { filter: `project:${project},latest:true` };
      expect(await office.functions.v1.operations.list({ query: latest }).toArray()).toContainEqual(
        expect.objectContaining({ name }),
      );
    },
    error: {
      call: async ({ functions: { v1 } }) => v1.operations.list({ query: { filter: "(((" } }),
      ...invalid,
    },
  },
} satisfies Partial<Record<OperationId, ExercisedOperation>>;
