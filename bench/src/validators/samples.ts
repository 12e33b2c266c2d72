/** Data in the form that the emulator sends. */
const matter = {
  matterId: "8f3c1a52-4d7b-4e0a-9a2c-1f0d6f5b7c11",
  name: "Lease of the harbour",
  description: "All that was said about the lease",
  state: "OPEN",
  matterRegion: "ANY",
  matterPermissions: [
    { accountId: "2210", role: "OWNER" },
    { accountId: "2215", role: "COLLABORATOR" },
    { accountId: "2219", role: "COLLABORATOR" },
  ],
};

const record = (id: number) => ({
  ...{
    Id: id,
    Type: 0,
    Ttl: 300,
    Value: "192.0.2.7",
    Name: "www",
    Weight: 0,
    Priority: 0,
    Port: 0,
    Flags: 0,
  },
  ...{ Tag: "", Accelerated: false, AcceleratedPullZoneId: 0, LinkName: "", Disabled: false, Comment: "" },
  AutoSslIssuance: true,
});

const zone = (id: number) => ({
  ...{ Id: id, Domain: `zone-${id}.example`, Records: [record(id * 2), record(id * 2 + 1)] },
  ...{ DateModified: "2026-03-04T05:06:07Z", DateCreated: "2026-03-04T05:06:07Z", NameserversDetected: true },
  ...{ CustomNameserversEnabled: false, Nameserver1: "ns1.example", Nameserver2: "ns2.example" },
  ...{ SoaEmail: "hostmaster@example", NameserversNextCheck: "2026-03-04T05:06:07Z", LoggingEnabled: false },
  ...{
    LoggingIPAnonymizationEnabled: true,
    LogAnonymizationType: 0,
    DnsSecEnabled: false,
    CertificateKeyType: 0,
  },
});

const zones = Array.from({ length: 1000 }, (_, index) => zone(index + 1));

/** The validated data, by the operation that returns it. */
export const samples: Readonly<Record<string, unknown>> = {
  getMatter: matter,
  listDnsZones: { Items: zones, CurrentPage: 1, TotalItems: 1000, HasMoreItems: false },
};
