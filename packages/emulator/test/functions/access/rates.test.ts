import { describe, expect, it } from "vitest";
import { NEW, OLD, openSeeded, PLACE } from "../support/open-seeded.ts";

const writes = 80;

describe("rate limits of the reference profile", () => {
  it("allows 80 writes per project in 100 seconds", async () => {
    const { send, emulator } = openSeeded({}, { limits: "reference" });
    const write = (version = "v2", name = NEW) =>
      send("POST", `${version}/${name}:setIamPolicy`, { policy: {} });
    for (let count = 0; count < writes / 2; count += 1) {
      expect((await write()).status).toBe(200);
      expect((await write("v1", OLD)).status).toBe(200);
    }
    await emulator.clock.advance(60_000);
    const { status, body, headers } = await write();
    expect([status, body.error.status]).toEqual([429, "RESOURCE_EXHAUSTED"]);
    expect(headers.get("retry-after")).toBe("40");
    expect((await send("GET", `v2/${NEW}`)).status).toBe(200);
    expect((await write("v2", NEW.replace("demo", "other"))).status).toBe(404);
    await emulator.clock.advance(40_000);
    expect((await write()).status).toBe(200);
  });

  it("allows 16 calls and 5000 reads per project in 100 seconds", async () => {
    const { send } = openSeeded({}, { limits: "reference" });
    for (let count = 0; count < 16; count += 1)
      expect((await send("POST", `v1/${OLD}:call`, {})).status).toBe(400);
    expect((await send("POST", `v1/${OLD}:call`, {})).status).toBe(429);
    const requests = Array.from({ length: 5_000 }, () => send("GET", "v1/operations/none"));
    expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([404]));
    expect((await send("GET", "v1/operations/none")).status).toBe(429);
    expect((await send("GET", `v2/${PLACE}/functions`)).status).toBe(200);
  });
});

it("does not limit requests by default", async () => {
  const { send } = openSeeded();
  const requests = Array.from({ length: 2 * writes }, () =>
    send("POST", `v2/${NEW}:setIamPolicy`, { policy: {} }),
  );
  expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([200]));
});

it("rejects a body of more than 10 MiB, although archives can be larger", async () => {
  const { send } = openSeeded();
  const most = 10 * 1024 * 1024;
  const body = { policy: {}, ignored: "" };
  const short = JSON.stringify(body).length;
  const longest = { ...body, ignored: "x".repeat(most - short) };
  expect((await send("POST", `v2/${NEW}:setIamPolicy`, longest)).status).toBe(200);
  const longer = { ...body, ignored: "x".repeat(most - short + 1) };
  const response = await send("POST", `v2/${NEW}:setIamPolicy`, longer);
  expect([response.status, response.body.error.message]).toEqual([413, expect.stringContaining(`${most}`)]);
});
