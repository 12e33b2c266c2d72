/** What the servers that are written by hand answer with: as much as the emulator's seed makes it answer. */
export const token = "bench";

export const matter = {
  matterId: "case-1",
  name: "Matter 1",
  description: "One of many matters",
  state: "OPEN",
  matterRegion: "ANY",
};

export const zones: readonly object[] = Array.from({ length: 100 }, (_, index) => ({
  Id: index + 1,
  Domain: `zone-${index + 1}.example`,
  Records: [],
  DateModified: "2026-01-01T00:00:00Z",
  DateCreated: "2026-01-01T00:00:00Z",
  NameserversDetected: false,
  CustomNameserversEnabled: false,
  Nameserver1: "ns1.example.com",
  Nameserver2: "ns2.example.com",
  SoaEmail: "hostmaster@example.com",
  LoggingEnabled: false,
  DnsSecEnabled: false,
}));

export const zonePage = { Items: zones, CurrentPage: 1, TotalItems: zones.length, HasMoreItems: false };
