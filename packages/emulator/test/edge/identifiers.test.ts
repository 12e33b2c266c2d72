import { createEdgeClient } from "@seamline/edge/reference";
import { expect, test } from "vitest";
import { emulate } from "./support/edge-caller.ts";

/** 2^53 and the next integer, which a double rounds to 2^53. */
const ROUNDED = ["9007199254740992", "9007199254740993"];

test.each([...ROUNDED, "9223372036854775807", "-9223372036854775808"])(
  "returns 404 for an unknown zone with any int64 as its Id: %s",
  async (id) => {
    const { send } = emulate({ seed: { edge: { zones: [{ Domain: "example.com" }] } } });
    const Message = `There is no zone with the identifier ${id}.`;
    for (const call of ["GET", "DELETE"] as const)
      expect((await send(call, `/dnszone/${id}`)).body).toMatchObject({
        ErrorKey: "dnsZone.not_found",
        Message,
      });
    const record = await send("DELETE", `/dnszone/1/records/${id}`);
    expect(record.body).toMatchObject({
      ErrorKey: "dnsRecord.not_found",
      Message: `The zone 1 has no record with the identifier ${id}.`,
    });
  },
);

test.each(["9223372036854775808", "1.5", "0x1", "one"])("rejects %s as an identifier", async (id) => {
  const { send } = emulate();
  expect(await send("GET", `/dnszone/${id}`)).toMatchObject({
    status: 400,
    body: { ErrorKey: "dnsZone.validation_error", Field: "id" },
  });
});

test("rejects a body with an identifier that JavaScript would round, and stores nothing", async () => {
  const { send } = emulate({ seed: { edge: { zones: [{ Domain: "example.com" }] } } });
  const record = '{"Type": 7, "AcceleratedPullZoneId": 9007199254740993}';
  expect(await send("PUT", "/dnszone/1/records", record)).toMatchObject({
    status: 400,
    body: {
      Field: "AcceleratedPullZoneId",
      Message:
        "AcceleratedPullZoneId must be at most 9007199254740991 (the limit for integers that are stored exactly), but got a number above 2^53 - 1.",
    },
  });
  expect((await send("GET", "/dnszone/1")).body.Records).toEqual([]);
});

test("the client sends all digits of a bigint, and rejects numbers that may be rounded", async () => {
  const { emulator } = emulate({ seed: { edge: { zones: [{ Domain: "example.com" }] } } });
  const { dnsZones } = createEdgeClient(emulator.edge.options());
  expect((await dnsZones.get({ id: 1n })).Domain).toBe("example.com");
  await expect(dnsZones.get({ id: BigInt(ROUNDED[1] ?? "") })).rejects.toThrow(ROUNDED[1]);
  await expect(dnsZones.get({ id: Number(ROUNDED[1]) })).rejects.toThrow(
    "input.id is outside the range of safe integers",
  );
  expect(emulator.requests()).toHaveLength(2);
});
