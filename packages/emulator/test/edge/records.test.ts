import { describe, expect, it } from "vitest";
import { emulate, type Send } from "./support/edge-caller.ts";

const defaults = {
  Id: 1,
  Type: 0,
  Ttl: 300,
  Value: "",
  Name: "",
  Weight: 0,
  Priority: 0,
  Port: 0,
  Flags: 0,
  Tag: "",
  Accelerated: false,
  AcceleratedPullZoneId: 0,
  LinkName: "",
  Disabled: false,
  Comment: "",
  AutoSslIssuance: false,
};

const full = {
  Type: 8,
  Ttl: 60,
  Value: "sip.example.com",
  Name: "_sip._tcp",
  Weight: 5,
  Priority: 10,
  Port: 5060,
  Flags: 255,
  Tag: "issue",
  Accelerated: true,
  AcceleratedPullZoneId: 9007199254740991,
  LinkName: "link",
  MonitorStatus: 1,
  MonitorType: "ping",
  GeolocationLatitude: 46.05,
  GeolocationLongitude: 14.5,
  LatencyZone: "DE",
  SmartRoutingType: { any: [1] },
  Disabled: true,
  Comment: "Calls",
  AutoSslIssuance: true,
};

const seed = { edge: { zones: [{ Domain: "example.com" }, { Domain: "example.org", Records: [{}] }] } };

async function recordsOf(send: Send, zoneId = 1): Promise<unknown[]> {
  return (await send("GET", `/dnszone/${zoneId}`)).body.Records;
}

describe("creating a record", () => {
  it("returns 201 with the new record, and updates its zone", async () => {
    const { emulator, send } = emulate({ seed });
    await emulator.clock.advance(1_000);
    const { status, body } = await send("PUT", "/dnszone/1/records", full);
    expect(status).toBe(201);
    expect(body).toEqual({ Id: 2, ...full });
    expect((await send("GET", "/dnszone/1")).body).toMatchObject({
      Records: [body],
      DateCreated: "2026-02-06T09:27:36Z",
      DateModified: "2026-02-06T09:27:37Z",
    });
  });

  it("uses defaults for record members that are missing or null", async () => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    const { body } = await send("PUT", "/dnszone/1/records", { Type: 0, Comment: null, Unknown: 1, Id: 99 });
    expect(body).toEqual(defaults);
    expect((await send("PUT", "/dnszone/1/records", {})).body).toEqual({ ...defaults, Id: 2 });
  });

  it.each([
    ["Type", -1],
    ["Type", 16],
    ["Type", "A"],
    ["Type", "0"],
    ["Ttl", 2147483648],
    ["Ttl", 1.5],
    ["Ttl", "300"],
    ["Flags", -1],
    ["Flags", 256],
    ["Weight", -2147483649],
    ["Value", 5],
    ["Disabled", "false"],
    ["AcceleratedPullZoneId", 9007199254740992],
  ])("rejects a new record with %s %j", async (member, value) => {
    const { send } = emulate({ seed });
    const { status, body } = await send("PUT", "/dnszone/1/records", { ...full, [member]: value });
    expect([status, body.ErrorKey, body.Field]).toEqual([400, "dnsZone.validation_error", member]);
    expect(body.Message).toContain(member);
    expect(await recordsOf(send)).toEqual([]);
  });

  it.each([
    ["4,000 ASCII characters", "a".repeat(4_000), 201],
    ["4,001 characters", "a".repeat(4_001), 400],
    ["a character that is not ASCII", "ä", 400],
    ["control characters", "\t\n\u007f", 201],
  ])("limits the value of a TXT record to 4,000 ASCII characters: %s", async (_, Value, status) => {
    const { send } = emulate({ seed });
    const response = await send("PUT", "/dnszone/1/records", { Type: 3, Value });
    expect(response.status).toBe(status);
    if (status === 400)
      expect(response.body).toMatchObject({ ErrorKey: "dnsZone.validation_error", Field: "Value" });
    expect((await send("PUT", "/dnszone/1/records", { Type: 2, Value })).status).toBe(201);
  });
});

describe("updating a record", () => {
  it("returns 204, and changes only the record members in the body", async () => {
    const { emulator, send } = emulate({ seed });
    await send("PUT", "/dnszone/1/records", full);
    await emulator.clock.advance(5_000);
    const response = await send("POST", "/dnszone/1/records/2", {
      Id: 77,
      Ttl: 3600,
      Value: "b.example",
      X: 1,
    });
    expect([response.status, response.text]).toEqual([204, ""]);
    expect((await send("GET", "/dnszone/1")).body).toMatchObject({
      Records: [{ ...full, Id: 2, Ttl: 3600, Value: "b.example" }],
      DateModified: "2026-02-06T09:27:41Z",
    });
  });

  it("an updated record keeps its position", async () => {
    const { send } = emulate({ seed });
    for (const Name of ["a", "b", "c"]) await send("PUT", "/dnszone/1/records", { Name });
    await send("POST", "/dnszone/1/records/3", { Name: "B" });
    expect(await recordsOf(send)).toMatchObject([{ Name: "a" }, { Name: "B" }, { Name: "c" }]);
  });

  it("rejects any change that would make a TXT value too long", async () => {
    const { send } = emulate({ seed });
    await send("PUT", "/dnszone/1/records", { Type: 2, Value: "a".repeat(4_001) });
    for (const body of [{ Type: 3 }, { Type: 3, Value: "é" }, { Flags: 256 }])
      expect((await send("POST", "/dnszone/1/records/2", body)).status).toBe(400);
    expect(await recordsOf(send)).toMatchObject([{ Type: 2 }]);
  });
});

describe("zone records", () => {
  it("deletes a record without affecting other records", async () => {
    const { send } = emulate({ seed });
    await send("PUT", "/dnszone/1/records", { Name: "a" });
    await send("PUT", "/dnszone/1/records", { Name: "b" });
    expect((await send("DELETE", "/dnszone/1/records/2")).status).toBe(204);
    expect(await recordsOf(send)).toMatchObject([{ Id: 3, Name: "b" }]);
    expect((await send("DELETE", "/dnszone/1/records/2")).status).toBe(404);
  });

  it.each([
    ["POST", "/dnszone/1/records/1", "DnsRecord"],
    ["DELETE", "/dnszone/1/records/1", "DnsRecord"],
    ["POST", "/dnszone/1/records/99", "DnsRecord"],
    ["DELETE", "/dnszone/1/records/99", "DnsRecord"],
    ["PUT", "/dnszone/9/records", "DnsZone"],
    ["POST", "/dnszone/9/records/1", "DnsZone"],
    ["DELETE", "/dnszone/9/records/1", "DnsZone"],
  ])(
    "returns 404 for a record in another zone or with an unknown Id: %s %s",
    async (method, path, resource) => {
      const { send } = emulate({ seed });
      const { status, body } = await send(method, path, method === "DELETE" ? undefined : {});
      const key = resource === "DnsZone" ? "dnsZone.not_found" : "dnsRecord.not_found";
      expect([status, body.ErrorKey, body.Field]).toEqual([404, key, resource]);
      expect(await recordsOf(send, 2)).toHaveLength(1);
    },
  );

  it("stores all records of ten concurrent requests", async () => {
    const { send } = emulate({ seed });
    const names = Array.from({ length: 10 }, (_, at) => `r${at}`);
    await Promise.all(names.map((Name) => send("PUT", "/dnszone/1/records", { Name })));
    const records = (await recordsOf(send)) as { Name: string; Id: number }[];
    expect(records.map(({ Name }) => Name).sort()).toEqual(names);
    expect(new Set(records.map(({ Id }) => Id)).size).toBe(10);
  });
});
