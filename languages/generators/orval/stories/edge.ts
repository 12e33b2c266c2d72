/** The story of edge, with the client of orval. */
import * as api from "./client";
import { credential, numberedPagesOf, present, say } from "./story";

const options = { headers: { AccessKey: credential } };

async function main(): Promise<void> {
  const zone = await api.createDnsZone({ Domain: "new.example" }, options);
  say("create", { domain: zone.Domain });

  const pages = await numberedPagesOf(
    (page) => api.listDnsZones({ page, perPage: 5 }, options),
    (page) => page.HasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.Items?.length) });

  const address = { Type: api.DnsRecordType.A, Name: "www", Value: "192.0.2.1", Ttl: 300 };
  const record = await api.createDnsRecord(present(zone.Id), address, options);
  say("record", { name: record.Name, value: record.Value });

  const isAvailable = async (domain: string) =>
    (await api.checkDnsZoneAvailability({ Name: domain }, options)).Available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  await api.getDnsZone(404404, options).catch(({ status, info }) => {
    const { ErrorKey }: api.ErrorBody = info;
    say("missing", { status, key: ErrorKey });
  });
}

void main();
