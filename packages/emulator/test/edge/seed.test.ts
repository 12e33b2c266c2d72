import { describe, expect, expectTypeOf, it } from "vitest";
import { createEmulator, type EmulatorSeed, InvalidSeedError } from "../../src/index.ts";
import { emulate, sendTo } from "./support/edge-caller.ts";

type EdgeSeed = NonNullable<EmulatorSeed["edge"]>;

/** The highest safe integer minus 2^32. */
const MAX_ID = 9_007_194_959_773_695;

const fullZone = {
  Id: 482113,
  Domain: "example.com",
  Records: [
    {
      Id: 7310041,
      Type: 0,
      Ttl: 600,
      Value: "192.0.2.10",
      Name: "www",
      Weight: 100,
      Priority: 0,
      Port: 0,
      Flags: 0,
      Tag: "",
      Accelerated: false,
      AcceleratedPullZoneId: 0,
      LinkName: "",
      Disabled: true,
      Comment: "Web server",
      AutoSslIssuance: true,
      LatencyZone: "DE",
    },
  ],
  DateModified: "2026-02-06T09:31:02Z",
  DateCreated: "2026-02-05T09:27:36Z",
  NameserversDetected: true,
  CustomNameserversEnabled: true,
  Nameserver1: "ns1.example.net",
  Nameserver2: "ns2.example.net",
  SoaEmail: "hostmaster@example.com",
  NameserversNextCheck: "2026-02-06T11:00:00Z",
  LoggingEnabled: true,
  LoggingIPAnonymizationEnabled: false,
  LogAnonymizationType: 1,
  DnsSecEnabled: true,
  CertificateKeyType: 1,
};

describe("edge seed", () => {
  it("accepts a zone as returned by the service", async () => {
    const { send } = emulate({ seed: { edge: { zones: [fullZone] } } });
    expect((await send("GET", "/dnszone/482113")).body).toEqual(fullZone);
  });

  it.each([
    ["2026-02-05T09:27:36", "2026-02-05T09:27:36Z"],
    ["2026-02-05T09:27:36.789Z", "2026-02-05T09:27:36Z"],
    ["2026-02-05T09:27:36+02:00", "2026-02-05T07:27:36Z"],
  ])("accepts %s as a time in the seed", async (DateCreated, time) => {
    const { send } = emulate({ seed: { edge: { zones: [{ Domain: "a.example", DateCreated }] } } });
    expect((await send("GET", "/dnszone/1")).body).toMatchObject({ DateCreated: time, DateModified: time });
  });

  it("assigns Ids above the highest Ids in the seed to new zones and records", async () => {
    const zones = [
      { Domain: "a.example", Records: [{}] },
      { Domain: "b.example", Id: 50, Records: [{ Id: 900 }] },
    ];
    const { send } = emulate({ seed: { edge: { zones } } });
    expect((await send("GET", "/dnszone")).body.Items).toMatchObject([
      { Id: 50, Records: [{ Id: 900 }] },
      { Id: 51, Records: [{ Id: 901 }] },
    ]);
    const { body } = await send("POST", "/dnszone", { Domain: "c.example", Records: [{}] });
    expect(body).toMatchObject({ Id: 52, Records: [{ Id: 902 }] });
  });

  it("can assign new Ids above the highest Id that a seed can contain", async () => {
    const zones = [{ Domain: "a.example", Id: MAX_ID, Records: [{ Id: MAX_ID }] }];
    const { send } = emulate({ seed: { edge: { zones } } });
    for (const next of [1, 2]) {
      const { body } = await send("POST", "/dnszone", { Domain: `b${next}.example`, Records: [{}] });
      expect(body).toMatchObject({ Id: MAX_ID + next, Records: [{ Id: MAX_ID + next }] });
    }
  });

  it("a reset restores the seed, including searches and Ids", async () => {
    const { emulator, send } = emulate({
      seed: { edge: { zones: [{ Domain: "a.example", Records: [{}] }] } },
    });
    const before = (await send("GET", "/dnszone")).body;
    await send("DELETE", "/dnszone/1");
    await send("POST", "/dnszone", { Domain: "b.example" });
    await emulator.reset();
    expect((await send("GET", "/dnszone?search=a.ex")).body).toEqual(before);
    expect((await send("GET", "/dnszone?search=b.ex")).body.Items).toEqual([]);
    expect((await send("POST", "/dnszone", { Domain: "b.example" })).body.Id).toBe(2);
  });

  it("a seed can create numbered zones with repeat", async () => {
    const zones = [{ Domain: "zone-{n}.example", repeat: 2_500 }];
    const { send } = emulate({ seed: { edge: { zones } } });
    const { body } = await send("GET", "/dnszone?page=500&perPage=5");
    expect(body).toMatchObject({ TotalItems: 2_500, HasMoreItems: false });
    expect(body.Items[4].Domain).toBe("zone-2500.example");
  });

  it("a seed can be replaced, including its keys", async () => {
    const { emulator, send } = emulate();
    await emulator.seed({ edge: { keys: [{ key: "new" }], zones: [{ Domain: "a.example" }] } });
    expect((await send("GET", "/dnszone")).status).toBe(401);
    expect((await sendTo(emulator, "new")("GET", "/dnszone")).body.TotalItems).toBe(1);
  });
});

/** Returns JSON pointers to the problems of a seed, and expects that no problem contains a key. */
function problemPointers(section: EdgeSeed): string[] {
  try {
    createEmulator({ seed: { edge: section } });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSeedError)) throw error;
    expect(JSON.stringify([error.message, error.problems])).not.toContain("s3cret");
    return error.problems.map(({ pointer }) => pointer.replace(/^\/edge/, ""));
  }
}

describe("invalid edge seed", () => {
  const zone = { Domain: "a.example" };

  it.each<[string, EdgeSeed, readonly string[]]>([
    ["a duplicate key", { keys: [{ key: "s3cret" }, { key: "b" }, { key: "s3cret" }] }, ["/keys/2/key"]],
    ["a duplicate domain", { zones: [zone, { Domain: "A.EXAMPLE" }] }, ["/zones/1/Domain"]],
    ["an invalid domain", { zones: [{ Domain: "nope" }] }, ["/zones/0/Domain"]],
    ["an unknown key", { zones: [{ ...zone, key: "s3cret" }] }, ["/zones/0/key"]],
    [
      "a duplicate Id",
      {
        zones: [
          { ...zone, Id: 5 },
          { Domain: "b.example", Id: 5 },
        ],
      },
      ["/zones/1/Id"],
    ],
    [
      "a duplicate record Id",
      {
        zones: [
          { ...zone, Records: [{ Id: 1 }, { Id: 2 }] },
          { Domain: "b.example", Records: [{}, { Id: 2 }] },
        ],
      },
      ["/zones/1/Records/1/Id"],
    ],
    [
      "a record Id that leaves no room for new Ids",
      { zones: [{ ...zone, Records: [{ Id: MAX_ID }, { Id: MAX_ID + 1 }] }] },
      ["/zones/0/Records/1/Id"],
    ],
    ["the record Id 0", { zones: [{ ...zone, Records: [{ Id: 0 }] }] }, ["/zones/0/Records/0/Id"]],
    [
      "a string that is too long",
      { zones: [{ ...zone, Records: [{ Type: 3, Value: "x".repeat(4_001) }] }] },
      ["/zones/0/Records/0/Value"],
    ],
    ["an invalid name server", { zones: [{ ...zone, Nameserver2: "a b" }] }, ["/zones/0/Nameserver2"]],
    ["an invalid mailbox", { zones: [{ ...zone, SoaEmail: "a" }] }, ["/zones/0/SoaEmail"]],
    [
      "invalid times",
      { zones: [{ ...zone, DateCreated: "2026-13-01T00:00:00Z", DateModified: "today" }] },
      ["/zones/0/DateCreated", "/zones/0/DateModified"],
    ],
    ["a valid section", { keys: [{ key: "s3cret" }], zones: [{ ...zone, key: "s3cret" }, fullZone] }, []],
  ])("reports the problems in a seed with %s", (_, section, pointers) => {
    expect(problemPointers(section)).toEqual(pointers);
  });

  it.each([
    [{ zones: [{}] }],
    [{ zones: [{ Domain: 5 }] }],
    [{ zones: [{ Domain: "a.example", domain: "b" }] }],
    [{ zones: [{ Domain: "a.example", Records: [{ Type: 99 }] }] }],
    [{ zones: [{ Domain: "a.example", Records: [{ Tll: 5 }] }] }],
    [{ zones: [{ Domain: "a.example", CertificateKeyType: 2 }] }],
    [{ zones: [{ Domain: "a.example", Id: 0 }] }],
    [{ zones: [{ Domain: "a.example", Id: MAX_ID + 1 }] }],
    [{ keys: [] }],
    [{ keys: [{ key: "" }] }],
    [{ keys: [{ key: "two words" }] }],
    [{ keys: [{ key: "a", forbid: [{}] }] }],
    [{ keys: [{ key: "a", forbid: [{ methods: ["FETCH"] }] }] }],
    [{ keys: [{ key: "a", allow: [{ paths: ["dnszone"] }] }] }],
    [{ keys: [{ key: "a", deny: [] }] }],
    [{ zone: [] }],
  ])("the schema rejects the seed %j", (section) => {
    expect(() => createEmulator({ seed: { edge: section } as unknown as EmulatorSeed })).toThrow(
      InvalidSeedError,
    );
  });
});

describe("edge seed type", () => {
  it("the EdgeSeed type rejects missing members and members of the wrong type", () => {
    expectTypeOf({ zones: [{ Domain: "a.example", Id: 1 }] }).toExtend<EdgeSeed>();
    // @ts-expect-error a zone has a domain
    expectTypeOf({ zones: [{ Id: 1 }] }).toExtend<EdgeSeed>();
    // @ts-expect-error times are strings
    expectTypeOf({ zones: [{ Domain: "a.example", DateCreated: 5 }] }).toExtend<EdgeSeed>();
    // @ts-expect-error a rule lists its methods
    expectTypeOf({ keys: [{ key: "a", forbid: [{ methods: "GET" }] }] }).toExtend<EdgeSeed>();
  });
});
