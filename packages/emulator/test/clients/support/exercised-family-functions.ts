import { uploadSource } from "@seamline/functions/source";
import { expect } from "vitest";
import type { ClientOffice, ExercisedOperations } from "./client-office.ts";
import { ARCHIVE, deployedFunction, newName, PARENT } from "./deployed-function.ts";
import { exercisedPolicies } from "./exercised-policies.ts";
import { type FamilyClient, type FunctionClients, functionClients } from "./function-clients.ts";

const notFound = { status: 404, code: "NOT_FOUND" };
const invalid = { status: 400, code: "INVALID_ARGUMENT" };

/** Returns calls to the function operations in a version of the v2 family. */
export function exercisedFunctionsOf(version: string): ExercisedOperations {
  const locationsOf = ({ functions }: ClientOffice) => clientOf(functions, version).projects.locations;
  const callsOf = (office: ClientOffice) => locationsOf(office).functions;
  return {
    ...exercisedPolicies((office) => ({ locations: locationsOf(office), functions: callsOf(office) })),
    ...exercisedChanges(version, callsOf),
    ...exercisedSources(version, callsOf),
    ...exercisedOperations(locationsOf),
    getFunction: {
      success: async (office) => {
        const name = await deployedFunction(office);
        expect(await callsOf(office).get({ name })).toMatchObject({
          name,
          environment: "GEN_1",
          state: "ACTIVE",
          url: expect.stringMatching(/^http:/),
          serviceConfig: { availableMemory: "256M", timeoutSeconds: 60 },
        });
      },
      error: { call: async (office) => callsOf(office).get({ name: newName() }), ...notFound },
    },
    listFunctions: {
      success: async (office) => {
        const names = [await deployedFunction(office), await deployedFunction(office)];
        const query = { pageSize: 1, filter: 'environment="GEN_1"', orderBy: "name" };
        const listed = await callsOf(office).list({ parent: PARENT, query }).toArray();
        expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
      },
      error: {
        call: async (office) => callsOf(office).list({ parent: PARENT, query: { orderBy: "beauty" } }),
        ...invalid,
      },
    },
    listRuntimes: {
      success: async (office) => {
        const query = { filter: "name=nodejs20 AND environment=GEN_1" };
        const { runtimes } = await locationsOf(office).runtimes.list({ parent: PARENT, query });
        expect(runtimes).toMatchObject([{ name: "nodejs20", environment: "GEN_1" }]);
      },
      error: {
        call: async (office) =>
          locationsOf(office).runtimes.list({ parent: PARENT, query: { filter: "name=" } }),
        ...invalid,
      },
    },
  };
}

/** Returns the client of a version. The tests use only members that all versions have, so one type is enough. */
function clientOf(clients: FunctionClients, version: string): FunctionClients["v2"] {
  return clients[version] as FunctionClients["v2"];
}

type Locations = FamilyClient["projects"]["locations"];
type Functions = Locations["functions"];

/** Returns calls to the operations that create, update and delete functions. */
function exercisedChanges(
  version: string,
  callsOf: (office: ClientOffice) => Functions,
): ExercisedOperations {
  return {
    createFunction: {
      success: async (office) => {
        const name = newName();
        const source = await uploadSource(clientOf(office.functions, version), {
          parent: PARENT,
          source: ARCHIVE,
        });
        const body = { buildConfig: { runtime: "nodejs24", source }, labels: { team: "law" } };
        const functionId = name.slice(name.lastIndexOf("/") + 1);
        const call = callsOf(office).create({ parent: PARENT, query: { functionId }, body });
        const begun = await call;
        const apiVersion = version;
        expect(begun).toMatchObject({ done: false, metadata: { verb: "create", target: name, apiVersion } });
        expect(begun.name?.startsWith(`${PARENT}/operations/`)).toBe(true);
        expect(await call.wait()).toMatchObject({
          name,
          state: "ACTIVE",
          environment: "GEN_2",
          labels: { team: "law" },
          serviceConfig: { revision: `${functionId}-00001-emu`, uri: expect.stringMatching(/^http:/) },
        });
      },
      error: {
        call: async (office) =>
          callsOf(office).create({
            parent: PARENT,
            query: { functionId: "no-source" },
            body: { buildConfig: { runtime: "nodejs24" } },
          }),
        ...invalid,
      },
    },
    patchFunction: {
      success: async (office) => {
        const name = await deployedFunction(office);
        const body = { serviceConfig: { timeoutSeconds: 90 } };
        const patched = await callsOf(office).patch({ name, body }).wait();
        expect(patched).toMatchObject({ serviceConfig: { timeoutSeconds: 90 } });
        expect(patched.serviceConfig?.revision).toMatch(/-00002-emu$/);
      },
      error: {
        call: async (office) =>
          callsOf(office).patch({ name: newName(), body: { description: "Too early" } }),
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
  };
}

/** Returns calls to the operations that create signed URLs. */
function exercisedSources(
  version: string,
  callsOf: (office: ClientOffice) => Functions,
): ExercisedOperations {
  return {
    generateFunctionUploadUrl: {
      success: async (office) => {
        const { uploadUrl, storageSource } = await callsOf(office).generateUploadUrl({ parent: PARENT });
        expect(uploadUrl).toMatch(/^http:\/\/127\.0\.0\.1\//);
        expect(storageSource).toMatchObject({ bucket: expect.any(String), object: expect.any(String) });
      },
      error: {
        call: async ({ emulator }) => {
          const client = clientOf(functionClients(emulator, "nobody"), version);
          return client.projects.locations.functions.generateUploadUrl({ parent: PARENT });
        },
        status: 401,
        code: "UNAUTHENTICATED",
      },
    },
    generateFunctionDownloadUrl: {
      success: async (office) => {
        const name = await deployedFunction(office);
        const { downloadUrl } = await callsOf(office).generateDownloadUrl({ name });
        const response = await office.emulator.functions.fetch(downloadUrl);
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(ARCHIVE);
      },
      error: {
        call: async (office) => callsOf(office).generateDownloadUrl({ name: newName() }),
        ...notFound,
      },
    },
  };
}

/** Returns calls to the operations that list and get long-running operations. */
function exercisedOperations(locationsOf: (office: ClientOffice) => Locations): ExercisedOperations {
  const callsOf = (office: ClientOffice) => locationsOf(office).functions;
  return {
    getOperation: {
      success: async (office) => {
        const { operations } = locationsOf(office);
        const target = await deployedFunction(office);
        const { name } = await callsOf(office).delete({ name: target });
        expect(await operations.get({ name })).toMatchObject({ name, done: false, metadata: { target } });
        await office.emulator.clock.advance(60_000);
        expect(await operations.get({ name })).toMatchObject({ name, done: true, response: {} });
      },
      error: {
        call: async (office) => locationsOf(office).operations.get({ name: `${PARENT}/operations/none` }),
        ...notFound,
      },
    },
    listOperations: {
      success: async (office) => {
        const target = await deployedFunction(office);
        const { name } = await callsOf(office).delete({ name: target });
        const query = { filter: `metadata.target="${target}" AND done=false`, pageSize: 1 };
        const listed = await locationsOf(office).operations.list({ name: PARENT, query }).toArray();
        expect(listed).toMatchObject([{ name, metadata: { operationType: "DELETE_FUNCTION" } }]);
      },
      error: {
        call: async (office) =>
          locationsOf(office).operations.list({ name: PARENT, query: { pageToken: "nowhere" } }),
        ...invalid,
      },
    },
  };
}
