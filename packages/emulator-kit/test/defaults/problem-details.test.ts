import { expect, test } from "vitest";
import { defaultEmulator, send } from "./support/default-emulator.ts";

test("lists all contract violations in a request with their pointers", async () => {
  const { status, headers, body } = await send(defaultEmulator().parcels, "POST /parcels", { weight: 0 });
  expect([status, headers.get("content-type")]).toEqual([400, "application/problem+json"]);
  expect(body).toMatchObject({ type: "about:blank", title: "Bad Request", status: 400 });
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { in: "body", pointer: "", rule: "required", detail: expect.stringContaining("id") },
    ]),
  );
  expect(body.detail).toBe(body.errors[0].detail);
});

test("describes an invalid parameter", async () => {
  const { body } = await send(defaultEmulator().parcels, "GET /parcels?minWeight=heavy");
  expect(body.errors).toMatchObject([{ in: "query", pointer: "/minWeight", rule: "type" }]);
});

test("returns the error that a handler throws", async () => {
  const { parcels } = defaultEmulator();
  const missing = await send(parcels, "GET /parcels/p-1");
  expect([missing.status, missing.body]).toEqual([
    404,
    { type: "about:blank", title: "Not Found", status: 404, detail: "Parcel p-1 does not exist." },
  ]);
  await send(parcels, "POST /parcels", { id: "p-1", weight: 1 });
  const conflict = await send(parcels, "POST /parcels", { id: "p-1", weight: 1 });
  expect(conflict.body).toMatchObject({ title: "Conflict", status: 409, reason: "PARCEL_EXISTS" });
});

test("returns 404 for an unknown path and 405 for an unknown method", async () => {
  const { parcels } = defaultEmulator();
  const unknown = await send(parcels, "GET /parcel");
  expect([unknown.status, unknown.body.title]).toEqual([404, "Not Found"]);
  expect(unknown.body.detail).toContain("/parcels");
  const wrong = await send(parcels, "PATCH /parcels");
  expect([wrong.status, wrong.body.title]).toEqual([405, "Method Not Allowed"]);
  expect(wrong.headers.get("allow")).toContain("POST");
});

test("sends errors in the documented media type", async () => {
  const { depot } = defaultEmulator();
  const bearer = { authorization: "Bearer ada@example.com" };
  const missing = await send(depot, "PUT /crates/1", "red" as never, bearer);
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "application/json"]);
  expect(missing.body).toMatchObject({ title: "Not Found", detail: "There is no such crate." });
  const invalid = await send(depot, "PUT /crates/1", [] as never, bearer);
  expect([invalid.status, invalid.body, invalid.headers.get("content-type")]).toEqual([400, undefined, null]);
});
