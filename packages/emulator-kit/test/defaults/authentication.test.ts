import { expect, test } from "vitest";
import { defaultEmulator, send, sendControl } from "./support/default-emulator.ts";
import { depot } from "./support/depot-service.ts";

const seed = {
  accounts: [{ email: "ada@example.com" }, { email: "bo@example.com" }],
  tokens: { reader: { account: "bo@example.com", readOnly: true } },
};

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

test("requires a token if the document requires one for the operation", async () => {
  const emulator = defaultEmulator({ seed });
  const missing = await send(emulator.depot, "GET /crates");
  expect([missing.status, missing.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  expect(missing.body.title).toBe("Unauthorized");
  expect((await send(emulator.depot, "GET /crates", undefined, bearer("cy@example.com"))).status).toBe(401);
  expect((await send(emulator.depot, "GET /crates", undefined, bearer("bo@example.com"))).status).toBe(200);
  expect(emulator.requests().at(-1)?.caller).toBe("bo@example.com");
});

test("does not require a token if the operation has no security requirement", async () => {
  expect((await send(defaultEmulator({ seed }).depot, "GET /status")).status).toBe(200);
});

test("accepts requests with and without a token if security is optional", async () => {
  const { depot } = defaultEmulator({ seed });
  expect((await send(depot, "GET /greeting")).body.greeting).toBe("Hello stranger");
  const greeted = await send(depot, "GET /greeting", undefined, bearer("ada@example.com"));
  expect(greeted.body.greeting).toBe("Hello ada@example.com");
  expect((await send(depot, "GET /greeting", undefined, bearer("cy@example.com"))).status).toBe(401);
});

test("rejects write requests with a read-only token", async () => {
  const { depot } = defaultEmulator({ seed });
  expect((await send(depot, "GET /crates", undefined, bearer("reader"))).status).toBe(200);
  expect((await send(depot, "DELETE /crates/1", undefined, bearer("reader"))).status).toBe(403);
});

test("uses the accounts of the current seed", async () => {
  const emulator = defaultEmulator({ seed });
  await emulator.seed({ accounts: [{ email: "cy@example.com" }] });
  expect((await send(emulator.depot, "GET /crates", undefined, bearer("cy@example.com"))).status).toBe(200);
  expect((await send(emulator.depot, "GET /crates", undefined, bearer("ada@example.com"))).status).toBe(401);
});

test("returns client options with the credentials of the first account", async () => {
  const emulator = defaultEmulator({ seed });
  await emulator.ready;
  const { auth } = emulator.depot.options();
  const header = auth === false ? undefined : auth.header();
  expect(header).toEqual({ name: "authorization", value: "Bearer ada@example.com" });
  expect(emulator.parcels.options()).toMatchObject({ auth: false });
});

test("uses the token of the first account in the example command", () => {
  expect(depot.examples("http://localhost:4011", seed)).toEqual([
    'curl -H "Authorization: Bearer ada@example.com" http://localhost:4011/crates',
  ]);
});

test("uses $TOKEN in the example command if a shell would interpret the account's address", () => {
  const accounts = [{ email: "$(reboot)@example.com" }];
  expect(depot.examples("http://localhost:4011", { accounts })).toEqual([
    'curl -H "Authorization: Bearer $TOKEN" http://localhost:4011/crates',
  ]);
});

test("the page offers the seed's accounts as callers", async () => {
  const { body } = await sendControl(defaultEmulator({ seed }), "GET /services");
  const callers = body.services.map(({ callers }: { callers: readonly { name: string }[] }) =>
    callers.map(({ name }) => name),
  );
  expect(callers).toEqual([[], ["ada@example.com", "bo@example.com"]]);
});
