import { describe, expect, it } from "vitest";
import { emulate, START, sendTo } from "./support/edge-caller.ts";

const newZone = {
  Id: 1,
  Domain: "example.com",
  Records: [],
  DateModified: "2026-02-06T09:27:36Z",
  DateCreated: "2026-02-06T09:27:36Z",
  NameserversDetected: false,
  CustomNameserversEnabled: false,
  Nameserver1: "ns1.edge.example",
  Nameserver2: "ns2.edge.example",
  SoaEmail: "hostmaster@edge.example",
  NameserversNextCheck: "2026-02-06T10:27:36Z",
  LoggingEnabled: false,
  LoggingIPAnonymizationEnabled: true,
  LogAnonymizationType: 0,
  DnsSecEnabled: false,
  CertificateKeyType: 0,
};

describe("creating a zone", () => {
  it("returns 201 with every field, and stores the zone", async () => {
    const { send } = emulate();
    const created = await send("POST", "/dnszone", { Domain: "example.com" });
    expect(created.status).toBe(201);
    expect(created.body).toEqual(newZone);
    expect((await send("GET", "/dnszone/1")).body).toEqual(newZone);
    expect((await send("GET", "/dnszone")).body.Items).toEqual([newZone]);
  });

  it("assigns new Ids to the records of the zone", async () => {
    const { send } = emulate();
    const Records = [
      { Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 60, Id: 900 },
      { Type: 3, Value: "v=spf1 -all", Unknown: true },
    ];
    const { body } = await send("POST", "/dnszone", {
      Domain: "example.com",
      Records,
      Id: 77,
      SoaEmail: "x",
    });
    expect(body).toMatchObject({ Id: 1, SoaEmail: "hostmaster@edge.example" });
    expect(body.Records).toEqual([
      expect.objectContaining({ Id: 1, Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 60 }),
      expect.objectContaining({ Id: 2, Type: 3, Name: "", Value: "v=spf1 -all", Ttl: 300 }),
    ]);
    expect(body.Records[1]).not.toHaveProperty("Unknown");
  });
});

describe("zone domains", () => {
  it.each([
    "",
    "example",
    "example.com.",
    ".example.com",
    "exa mple.com",
    "-a.example",
    "a-.example",
    "münchen.example",
    "192.0.2.1",
    `${"a".repeat(64)}.example`,
    `${"abcdefgh.".repeat(28)}example`,
    "example.com/x",
    "exam\nple.com",
  ])("rejects the domain %j", async (Domain) => {
    const { send } = emulate();
    const { status, body } = await send("POST", "/dnszone", { Domain });
    expect([status, body.ErrorKey, body.Field]).toEqual([400, "dnsZone.validation_error", "Domain"]);
    expect((await send("GET", "/dnszone")).body.TotalItems).toBe(0);
  });

  it.each([
    "a.example",
    "xn--mnchen-3ya.example",
    "2.0.192.in-addr.arpa",
    "_sip._tcp.example",
    `${"a".repeat(63)}.example`,
  ])("accepts the domain %j", async (Domain) => {
    const { send } = emulate();
    expect(await send("POST", "/dnszone", { Domain })).toMatchObject({ status: 201, body: { Domain } });
  });

  it("rejects a domain that already has a zone in any account, ignoring case", async () => {
    const { emulator, send } = emulate({ seed: { edge: { keys: [{ key: "test-key" }, { key: "other" }] } } });
    await send("POST", "/dnszone", { Domain: "example.com" });
    for (const each of [send, sendTo(emulator, "other")]) {
      const { status, body } = await each("POST", "/dnszone", { Domain: "EXAMPLE.com" });
      expect([status, body.ErrorKey, body.Field]).toEqual([400, "dnsZone.validation_error", "Domain"]);
    }
  });

  it("accepts a domain from only one of ten concurrent requests", async () => {
    const { send } = emulate();
    const requests = Array.from({ length: 10 }, () => send("POST", "/dnszone", { Domain: "example.com" }));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe("creating a zone with records", () => {
  it("stores nothing if one of the records is invalid", async () => {
    const { send } = emulate();
    const Records = [{ Type: 0 }, { Type: 3, Value: "é" }];
    const { status, body } = await send("POST", "/dnszone", { Domain: "example.com", Records });
    expect([status, body.Field]).toEqual([400, "Value"]);
    expect((await send("POST", "/dnszone/checkavailability", { Name: "example.com" })).body).toEqual({
      Available: true,
    });
  });

  it("Ids of deleted zones and records are never reused", async () => {
    const { send } = emulate();
    const first = await send("POST", "/dnszone", { Domain: "a.example", Records: [{}] });
    await send("DELETE", `/dnszone/${first.body.Id}`);
    const second = await send("POST", "/dnszone", { Domain: "a.example", Records: [{}] });
    expect(second.body.Id).toBeGreaterThan(first.body.Id);
    expect(second.body.Records[0].Id).toBeGreaterThan(first.body.Records[0].Id);
  });
});

describe("updating a zone", () => {
  const all = {
    CustomNameserversEnabled: true,
    Nameserver1: "ns1.example.net",
    Nameserver2: "ns2.example.net",
    SoaEmail: "dns.master@example.com",
    LoggingEnabled: true,
    LogAnonymizationType: 1,
    CertificateKeyType: 1,
    LoggingIPAnonymizationEnabled: false,
  };

  it("updates every field that the reference facts list, and sets the modification date", async () => {
    const { emulator, send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    await emulator.clock.advance(90_000);
    const { status, body } = await send("POST", "/dnszone/1", all);
    expect(status).toBe(200);
    expect(body).toEqual({ ...newZone, ...all, DateModified: "2026-02-06T09:29:06Z" });
    expect((await send("GET", "/dnszone/1")).body).toEqual(body);
  });

  it.each(Object.entries(all))("updates only %s", async (member, value) => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    const { body } = await send("POST", "/dnszone/1", { [member]: value });
    expect(body).toEqual({ ...newZone, [member]: value });
  });

  it("an update of a zone ignores all other members of the body", async () => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    const others = {
      Id: 9,
      Domain: "b.example",
      Records: [{}],
      DnsSecEnabled: true,
      NameserversDetected: true,
    };
    const { status, body } = await send("POST", "/dnszone/1", { ...others, DateCreated: "x", Nonsense: 1 });
    expect(status).toBe(200);
    expect(body).toEqual(newZone);
  });

  it.each([
    ["Nameserver1", "not a host"],
    ["Nameserver2", "localhost"],
    ["SoaEmail", "nobody"],
    ["SoaEmail", "a b@example.com"],
    ["SoaEmail", "a@b@example.com"],
    ["LogAnonymizationType", 2],
    ["CertificateKeyType", "RSA"],
    ["LoggingEnabled", "true"],
  ])("rejects %s %j, and leaves the zone unchanged", async (member, value) => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    const { status, body } = await send("POST", "/dnszone/1", { LoggingEnabled: true, [member]: value });
    expect([status, body.ErrorKey, body.Field]).toEqual([400, "dnsZone.validation_error", member]);
    expect((await send("GET", "/dnszone/1")).body).toEqual(newZone);
  });
});

describe("zone life cycle", () => {
  it("the time of the next name server check moves forward every hour", async () => {
    const { emulator, send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    await emulator.clock.set(START + 3 * 3_600_000);
    expect((await send("GET", "/dnszone/1")).body.NameserversNextCheck).toBe("2026-02-06T13:27:36Z");
  });

  it("deleting a zone deletes its records, and its domain can be used again", async () => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com", Records: [{ Name: "www" }] });
    const deleted = await send("DELETE", "/dnszone/1");
    expect([deleted.status, deleted.text, deleted.headers.get("content-type")]).toEqual([204, "", null]);
    for (const [method, path] of [
      ["GET", "/dnszone/1"],
      ["DELETE", "/dnszone/1"],
      ["GET", "/dnszone/1/export"],
      ["DELETE", "/dnszone/1/records/1"],
    ] as const)
      expect((await send(method, path)).status).toBe(404);
    expect((await send("POST", "/dnszone", { Domain: "example.com" })).body.Records).toEqual([]);
  });
});

describe("checking the availability of a domain", () => {
  it.each([
    ["example.com", false],
    ["EXAMPLE.COM", false],
    ["www.example.com", true],
    ["example.org", true],
  ])("reports whether %s is available: %s", async (Name, Available) => {
    const { send } = emulate({ seed: { edge: { zones: [{ Domain: "Example.com" }] } } });
    const { status, body } = await send("POST", "/dnszone/checkavailability", { Name });
    expect([status, body]).toEqual([200, { Available }]);
  });

  it.each([[{ Name: "no name" }], [{}], [{ Name: null }], [{ Name: 5 }], [undefined]])(
    "rejects the body %j with an error that names the member",
    async (input) => {
      const { send } = emulate();
      const { status, body } = await send("POST", "/dnszone/checkavailability", input);
      expect([status, body.ErrorKey, body.Field]).toEqual([400, "dnsZone.validation_error", "Name"]);
    },
  );
});
