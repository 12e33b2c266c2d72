import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emulate, type Send } from "./support/edge-caller.ts";
import { type FileRecord, readZoneFile } from "./support/read-zone-file.ts";

type Input = Readonly<Record<string, unknown>>;

async function exported(send: Send): Promise<string> {
  const { status, text, headers } = await send("GET", "/dnszone/1/export");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  return text;
}

/** Returns the records in the exported file of example.com, except the SOA and NS records of the zone itself. */
async function servedRecords(Records: readonly Input[]): Promise<FileRecord[]> {
  const { send } = emulate();
  await send("POST", "/dnszone", { Domain: "example.com", Records });
  return readZoneFile(await exported(send)).slice(3);
}

describe("zone export", () => {
  it("an exported zone begins with its SOA record and the platform's name servers", async () => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    const owner = "example.com.";
    expect(readZoneFile(await exported(send))).toEqual([
      {
        owner,
        ttl: 3600,
        type: "SOA",
        data: [
          "ns1.edge.example.",
          "hostmaster.edge.example.",
          "1770370056",
          "3600",
          "900",
          "1209600",
          "300",
        ],
      },
      { owner, ttl: 3600, type: "NS", data: ["ns1.edge.example."] },
      { owner, ttl: 3600, type: "NS", data: ["ns2.edge.example."] },
    ]);
  });

  it("an exported zone contains custom name servers and the SOA mailbox, and has a new serial", async () => {
    const { emulator, send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    await emulator.clock.advance(10_000);
    await send("POST", "/dnszone/1", {
      CustomNameserversEnabled: true,
      Nameserver1: "a.example.net",
      Nameserver2: "",
      SoaEmail: "dns.master@example.com",
    });
    const [soa, ...servers] = readZoneFile(await exported(send));
    expect(soa?.data.slice(0, 3)).toEqual(["a.example.net.", "dns.master.example.com.", "1770370066"]);
    expect(await exported(send)).toContain("dns\\.master.example.com.");
    expect(servers).toEqual([{ owner: "example.com.", ttl: 3600, type: "NS", data: ["a.example.net."] }]);
  });

  it.each([
    { Disabled: false, servers: ["ns1.edge.example.", "NS2.edge.example."] },
    { Disabled: true, servers: ["ns1.edge.example.", "ns2.edge.example."] },
  ])(
    "exports a name server only once even if an enabled record repeats it (Disabled: $Disabled)",
    async ({ Disabled, servers }) => {
      const { send } = emulate();
      const Records = [{ Type: 12, Value: "NS2.edge.example", Disabled }];
      await send("POST", "/dnszone", { Domain: "example.com", Records });
      const [, ...records] = readZoneFile(await exported(send));
      expect(records.map(({ type, data }) => [type, ...data])).toEqual(
        servers.map((server) => ["NS", server]),
      );
    },
  );
});

const standardRecords: readonly [string, Input, string, readonly string[]][] = [
  ["A", { Type: 0, Value: "192.0.2.1" }, "A", ["192.0.2.1"]],
  ["AAAA", { Type: 1, Value: "2001:db8::1" }, "AAAA", ["2001:db8::1"]],
  ["CNAME", { Type: 2, Value: "www.example.net" }, "CNAME", ["www.example.net."]],
  ["CNAME that ends in a dot", { Type: 2, Value: "www.example.net." }, "CNAME", ["www.example.net."]],
  ["CNAME of the zone itself", { Type: 2, Value: "@" }, "CNAME", ["example.com."]],
  ["TXT", { Type: 3, Value: "v=spf1 -all" }, "TXT", ["v=spf1 -all"]],
  ["empty TXT", { Type: 3, Value: "" }, "TXT", [""]],
  [
    "TXT with special characters",
    { Type: 3, Value: 'a "b" \\ ; (c)\n\t\u007f' },
    "TXT",
    ['a "b" \\ ; (c)\n\t\u007f'],
  ],
  ["TXT of 255 characters", { Type: 3, Value: "x".repeat(255) }, "TXT", ["x".repeat(255)]],
  [
    "TXT of 600 characters",
    { Type: 3, Value: "x".repeat(600) },
    "TXT",
    ["x".repeat(255), "x".repeat(255), "x".repeat(90)],
  ],
  ["MX", { Type: 4, Priority: 10, Value: "mx.example.net" }, "MX", ["10", "mx.example.net."]],
  ["null MX", { Type: 4, Value: "." }, "MX", ["0", "."]],
  [
    "SRV",
    { Type: 8, Priority: 1, Weight: 2, Port: 5060, Value: "sip.example.net" },
    "SRV",
    ["1", "2", "5060", "sip.example.net."],
  ],
  [
    "CAA",
    { Type: 9, Flags: 128, Tag: "issue", Value: "ca.example; x=1" },
    "CAA",
    ["128", "issue", "ca.example; x=1"],
  ],
  ["PTR", { Type: 10, Value: "host.example.net" }, "PTR", ["host.example.net."]],
  ["NS", { Type: 12, Name: "sub", Value: "ns.example.net" }, "NS", ["ns.example.net."]],
  [
    "SVCB",
    { Type: 13, Priority: 1, Value: "svc.example.net port=53" },
    "SVCB",
    ["1", "svc.example.net.", "port=53"],
  ],
  [
    "HTTPS",
    { Type: 14, Priority: 1, Value: '. alpn="h2,h3" no-default-alpn' },
    "HTTPS",
    ["1", ".", 'alpn="h2,h3"', "no-default-alpn"],
  ],
  [
    "HTTPS with a priority",
    { Type: 14, Value: "16 @ ipv4hint=192.0.2.1" },
    "HTTPS",
    ["16", "example.com.", "ipv4hint=192.0.2.1"],
  ],
  ["TLSA", { Type: 15, Name: "_443._tcp", Value: "3 1 1 00ff" }, "TLSA", ["3", "1", "1", "00ff"]],
];

describe("exported record", () => {
  it.each(standardRecords)("exports the record: %s", async (_, input, type, data) => {
    const name = input.Name ?? "www";
    const records = await servedRecords([{ Name: name, Ttl: 60, Comment: 'by "me"\nA 1', ...input }]);
    expect(records).toEqual([{ owner: `${name}.example.com.`, ttl: 60, type, data }]);
  });

  it.each([
    ["", "example.com."],
    ["@", "example.com."],
    ["*", "*.example.com."],
    ["a.b", "a.b.example.com."],
    ["www.example.com.", "www.example.com."],
  ])("a record named %j has the owner %s in the exported file", async (Name, owner) => {
    expect(await servedRecords([{ Type: 0, Name, Value: "192.0.2.1" }])).toMatchObject([{ owner }]);
  });
});

const commentedRecords: readonly [string, Input, string][] = [
  ["Redirect", { Type: 5, Value: "https://example.net" }, "https://example.net"],
  ["Flatten", { Type: 6, Value: "a.example" }, "a.example"],
  ["PullZone", { Type: 7, LinkName: "7", Value: "pull" }, "pull"],
  ["Script", { Type: 11, Value: "let a = 1;\nA 192.0.2.9" }, "let a = 1;"],
  ["disabled record", { Type: 0, Value: "192.0.2.1", Disabled: true }, "192.0.2.1"],
  ["invalid IPv4 address", { Type: 0, Value: "192.0.2.256" }, "192.0.2.256"],
  ["invalid IPv6 address", { Type: 1, Value: "::1::" }, "::1::"],
  ["invalid host", { Type: 2, Value: "a b" }, "a b"],
  ["invalid name", { Type: 0, Name: "a..b\nc", Value: "192.0.2.1" }, "a..b"],
  ["invalid priority", { Type: 4, Priority: -1, Value: "a.example" }, "a.example"],
  ["invalid port", { Type: 8, Port: 65_536, Value: "a.example" }, "a.example"],
  ["invalid tag", { Type: 9, Tag: "", Value: "ca.example" }, "ca.example"],
  ["invalid service binding", { Type: 14, Value: "" }, "HTTPS"],
  ["invalid TLSA data", { Type: 15, Value: "3 1 1 xyz" }, "3 1 1 xyz"],
  ["negative time to live", { Type: 0, Ttl: -1, Value: "192.0.2.1" }, "192.0.2.1"],
];

describe("records that a name server would not serve", () => {
  it.each(commentedRecords)(
    "exports a record as a comment if a name server would not serve it: %s",
    async (_, input, content) => {
      const { send } = emulate();
      await send("POST", "/dnszone", {
        Domain: "example.com",
        Records: [{ Name: "x", Comment: "a\nb", ...input }],
      });
      const text = await exported(send);
      expect(readZoneFile(text)).toHaveLength(3);
      expect(text.split("\n").filter((line) => line.startsWith(";") && line.includes(content))).toHaveLength(
        1,
      );
    },
  );
});

describe("any exported zone", () => {
  it("any exported zone can be parsed, and contains the exact values of its TXT records", async () => {
    const ascii = fc.string({ unit: "binary-ascii", maxLength: 700 });
    const record = fc.record({
      Type: fc.integer({ min: 0, max: 15 }),
      Name: fc.oneof(ascii, fc.constantFrom("", "www", "*")),
      Value: fc.oneof(ascii, fc.constantFrom("192.0.2.1", "::1", "a.example", "1 . a=b")),
      Tag: ascii,
      Comment: fc.string(),
      Disabled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 8 }), async (Records) => {
        const { send } = emulate();
        expect((await send("POST", "/dnszone", { Domain: "example.com", Records })).status).toBe(201);
        const texts = readZoneFile(await exported(send)).filter(({ type }) => type === "TXT");
        const inFile = Records.filter(
          ({ Type, Name, Disabled }) => Type === 3 && !Disabled && /^(www|\*)?$/.test(Name),
        );
        const values = texts.map(({ data }) => data.join(""));
        for (const { Value } of inFile) expect(values).toContain(Value);
      }),
      { numRuns: 100 },
    );
  });
});
