import { beforeEach, describe, expect, it } from "vitest";
import { COUNT_MS, type CountOffice, openCountOffice } from "./support/count-office.ts";

let office: CountOffice;
let name: string;

beforeEach(async () => {
  office = await openCountOffice();
  name = (await office.count()).body.name;
});

/** Returns the stored items of a collection. */
async function storedItems(collection: string): Promise<unknown> {
  return (await office.emulator.snapshot()).toJSON().services.retention?.collections[collection] ?? {};
}

const finish = () => office.emulator.clock.advance(COUNT_MS);

describe("getting an operation", () => {
  it("returns an operation by its name with plain or encoded slashes", async () => {
    const encoded = `operations/${encodeURIComponent(name.slice("operations/".length))}`;
    expect((await office.operation(encoded)).body).toEqual((await office.operation(name)).body);
  });

  it("returns an operation to every account that can access its matter", async () => {
    expect((await office.operation("operations/none")).body.error.status).toBe("NOT_FOUND");
    expect((await office.as("ben@example.com")("GET", `/${name}`)).body.error.status).toBe(
      "PERMISSION_DENIED",
    );
    expect((await office.as("vera@example.com")("GET", `/${name}`)).status).toBe(200);
  });

  it("returns 404 once the matter of an operation is purged", async () => {
    const path = `/matters/${office.matterId}`;
    await office.send("POST", `${path}:close`);
    await office.send("DELETE", path);
    expect((await office.operation(name)).status).toBe(200);
    await office.emulator.clock.advance(31 * 24 * 60 * 60 * 1_000);
    expect((await office.operation(name)).status).toBe(404);
    expect(await storedItems("operations")).toEqual({});
  });
});

describe("cancelling an operation", () => {
  it("a cancelled operation ends immediately and permanently", async () => {
    await office.emulator.clock.advance(100);
    expect(await office.send("POST", `/${name}:cancel`)).toEqual({ status: 200, body: {} });
    const cancelled = (await office.operation(name)).body;
    expect(cancelled).toMatchObject({
      done: true,
      error: { code: 1 },
      metadata: { endTime: "2026-03-03T09:00:00.100Z" },
    });
    expect(cancelled).not.toHaveProperty("response");
    await finish();
    await office.send("POST", `/${name}:cancel`, {});
    expect((await office.operation(name)).body).toEqual(cancelled);
  });

  it("does not cancel an operation that is done", async () => {
    await finish();
    const done = (await office.operation(name)).body;
    expect((await office.send("POST", `/${name}:cancel`)).status).toBe(200);
    expect((await office.operation(name)).body).toEqual(done);
  });

  it("rejects a cancellation without access to the matter", async () => {
    expect((await office.send("POST", "/operations/none:cancel")).status).toBe(404);
    expect((await office.as("ben@example.com")("POST", `/${name}:cancel`)).status).toBe(403);
    expect((await office.operation(name)).body.done).toBe(false);
  });
});

describe("deleting an operation", () => {
  it("deletes a running operation", async () => {
    const other = (await office.count()).body.name;
    expect(await office.send("DELETE", `/${name}`)).toEqual({ status: 200, body: {} });
    expect(Object.keys((await storedItems("tasks")) as object)).toEqual([expect.stringContaining(other)]);
    await finish();
    expect((await office.operation(name)).status).toBe(404);
    expect((await office.send("DELETE", `/${other}`)).status).toBe(200);
    expect((await office.send("DELETE", `/${other}`)).status).toBe(404);
    expect((await office.send("GET", "/operations")).body).toEqual({ operations: [] });
  });

  it("rejects a deletion without access to the matter", async () => {
    expect((await office.as("ben@example.com")("DELETE", `/${name}`)).status).toBe(403);
    expect((await office.operation(name)).status).toBe(200);
  });
});

describe("running operations", () => {
  it("a running operation is restored from a snapshot, and then finishes", async () => {
    const snapshot = await office.emulator.snapshot();
    await office.send("POST", `/${name}:cancel`);
    await office.emulator.restore(snapshot);
    expect((await office.operation(name)).body.done).toBe(false);
    await finish();
    expect((await office.operation(name)).body).toHaveProperty("response");
  });
});
