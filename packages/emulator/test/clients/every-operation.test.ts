import { createEdgeClient } from "@seamline/edge";
import { createRetentionClient, isApiError } from "@seamline/retention";
import { createRetentionClient as createReferenceClient, throwInvalid } from "@seamline/retention/reference";
import { validators } from "@seamline/retention/reference/validators";
import { afterAll, describe, expect, it } from "vitest";
import { openClientOffice } from "./support/client-office.ts";
import { exercisedOperations } from "./support/exercised-operations.ts";
import { openHold, openMatter } from "./support/open-matter.ts";

const office = openClientOffice();
afterAll(() => office.emulator.close());

describe.each(Object.entries(exercisedOperations))("reference client of %s", (_, operations) => {
  it.each(Object.entries(operations))("%s succeeds", (_, { success }) => success(office));

  it.each(Object.entries(operations))(
    "%s fails with the documented error",
    async (operationId, { error: expected }) => {
      const { status, code, call } = expected;
      const error = await call(office).catch((reason: unknown) => reason);
      expect(error).toSatisfy(isApiError);
      expect(error).toMatchObject({ operationId, status, code, message: expect.stringMatching(/\S/) });
    },
  );
});

it("rejects responses that violate the contract", async () => {
  const { emulator, retention, edge } = office;
  const wrong = [{ matterId: 5 }, { matterId: "m", state: "LOST" }, { matterId: "m", unknown: true }, []];
  for (const body of wrong) emulator.faults.add({ operationId: "getMatter", status: 200, body, times: 1 });
  for (const _ of wrong)
    await expect(retention.matters.get({ matterId: "m" })).rejects.toMatchObject({ name: "ValidationError" });
  emulator.faults.add({ operationId: "getDnsZone", status: 200, body: { Id: 2 ** 60 }, times: 1 });
  await expect(edge.dnsZones.get({ id: 1 })).rejects.toMatchObject({ name: "ValidationError" });
});

it("reports all problems with a response if the client's own validators are used", async () => {
  const { emulator } = office;
  const { options } = emulator.retention;
  const retention = createReferenceClient({
    ...options("alice@example.com"),
    validators,
    validate: throwInvalid,
  });
  const body = { matterId: 5, state: "TOMORROW", unknown: true, matterPermissions: [{}, { role: 7 }] };
  emulator.faults.add({ operationId: "getMatter", status: 200, body, times: 1 });
  const error = await retention.matters.get({ matterId: "m" }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: "ValidationError",
    issues: expect.arrayContaining([
      { path: "/matterId", message: "must be a string, but got 5" },
      { path: "/matterPermissions/1/role", message: "must be a string, but got 7" },
    ]),
  });
  expect(String(error)).not.toContain("TOMORROW");
});

describe("clients of the as-shown profile", () => {
  const { retention: service, edge } = office.emulator;
  const shown = createRetentionClient(service.options("alice@example.com"));

  it("the client without the reference profile supports the life cycle of a matter", async () => {
    const created = await shown.matters.create({
      body: { name: "Shown", description: "As the source has it" },
    });
    const matterId = String(created.matterId);
    await shown.matters.close({ matterId });
    await shown.matters.delete({ matterId });
    expect(await shown.matters.get({ matterId })).toMatchObject({ name: "Shown", state: "DELETED" });
  });

  it("as-shown clients can read resources of reference clients, and receive the same errors", async () => {
    const { matterId, holdId } = await openHold(office);
    expect(await shown.matters.holds.get({ matterId, holdId })).toMatchObject({ corpus: "MAIL" });
    const refused = await shown.matters.close({ matterId }).result();
    expect(refused).toMatchObject({ ok: false, status: 400 });
    expect(await shown.matters.get(await openMatter(office))).toMatchObject({ name: "Lease" });
  });

  it("as-shown clients iterate over pages of zones", async () => {
    const client = createEdgeClient(edge.options("key-1"));
    await office.edge.dnsZones.create({ body: { Domain: "shown.example" } });
    const zones = await client.dnsZones.list({ query: { perPage: 5 } }).toArray();
    expect(zones.map(({ Domain }) => Domain)).toContain("shown.example");
    const refused = await client.dnsZones.list({ query: { perPage: 0 } }).result();
    expect(refused).toMatchObject({ ok: false, status: 400, error: { code: "dnsZone.validation_error" } });
  });
});
