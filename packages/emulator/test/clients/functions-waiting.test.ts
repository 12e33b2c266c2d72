import { uploadSource } from "@seamline/functions/source";
import { isOperationFailedError, type OperationReference } from "@seamline/functions/v2/reference";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { CodeError } from "../../src/index.ts";
import { FAMILY } from "../support/function-versions.ts";
import { type ClientOffice, LONG_RUNNING_MS, OPENING, openClientOffice } from "./support/client-office.ts";
import { ARCHIVE, deployedFunction, PARENT } from "./support/deployed-function.ts";
import { type FamilyClient, functionClients } from "./support/function-clients.ts";

let office: ClientOffice;

beforeEach(() => {
  office = openClientOffice();
  onTestFinished(() => office.emulator.close());
});

const familyClient = (version: string) => office.functions[version] as FamilyClient;

async function begun(client: FamilyClient, functionId: string) {
  const source = await uploadSource(office.functions.v2, { parent: PARENT, source: ARCHIVE });
  const body = { buildConfig: { runtime: "nodejs24", source } };
  return client.projects.locations.functions.create({ parent: PARENT, query: { functionId }, body });
}

describe.each(FAMILY)("a %s client on an auto-advance clock", (version) => {
  it("reports the progress and completion of a deployment", async () => {
    const client = familyClient(version);
    const seen: (string | undefined)[] = [];
    const source = await uploadSource(office.functions.v2, { parent: PARENT, source: ARCHIVE });
    const body = { buildConfig: { runtime: "nodejs24", source } };
    const creating = client.projects.locations.functions.create({
      parent: PARENT,
      query: { functionId: "waited" },
      body,
    });
    const made = await creating.wait({ onProgress: ({ metadata }) => seen.push(metadata?.endTime) });
    expect(made).toMatchObject({ name: `${PARENT}/functions/waited`, state: "ACTIVE" });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.slice(0, -1).every((each) => each === undefined)).toBe(true);
    expect(Date.parse(seen.at(-1) ?? "")).toBeGreaterThanOrEqual(OPENING + LONG_RUNNING_MS);
    expect(office.emulator.requests({ operationId: "getOperation" }).length).toBeLessThan(100);
  });

  it("resumes an operation by name in another process", async () => {
    const { name } = await begun(familyClient(version), "resumed");
    const { emulator } = office;
    await emulator.restore(JSON.parse(JSON.stringify(await emulator.snapshot())));
    const { operations } = functionClients(emulator, "alice@example.com")[version] as FamilyClient;
    expect(await operations.resume(name).wait()).toMatchObject({ name: `${PARENT}/functions/resumed` });
  });

  it("reports why a deployment failed", async () => {
    office.runner.deployment = () =>
      Promise.reject(new CodeError("entry-point", "There is no main.", "line"));
    const client = familyClient(version);
    const { name } = await begun(client, "broken");
    const error: unknown = await client.operations
      .resume(name)
      .wait()
      .catch((reason: unknown) => reason);
    expect(error).toSatisfy(isOperationFailedError);
    expect(error).toMatchObject({ code: 3, message: expect.stringContaining("There is no main.") });
  });
});

describe("a v1 client that waits for operations", () => {
  it("resumes an operation by its name or from a serialized reference", async () => {
    const { v1 } = office.functions;
    const { functions } = v1.projects.locations;
    const name = await deployedFunction(office);
    const patching = functions.patch({ name, query: { updateMask: "timeout" }, body: { timeout: "5s" } });
    const { name: operation } = await patching;
    const reference = JSON.parse(JSON.stringify(patching)) as OperationReference;
    expect(await v1.operations.resume(operation).wait()).toMatchObject({ name, timeout: "5s" });
    expect(await v1.operations.resume(reference).wait()).toMatchObject({ name, versionId: "2" });
  });

  it("creating a function with an existing name fails the operation, not the request", async () => {
    const { v1 } = office.functions;
    const name = await deployedFunction(office);
    const source = await uploadSource(v1, { parent: PARENT, source: ARCHIVE });
    const body = { name, runtime: "nodejs24", ...source };
    const creating = v1.projects.locations.functions.create({ location: PARENT, body });
    await expect(creating).resolves.toMatchObject({ done: false });
    const error: unknown = await creating.wait().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 6, message: expect.stringContaining(name) });
  });
});
