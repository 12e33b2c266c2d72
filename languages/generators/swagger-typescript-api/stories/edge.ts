/** The story of edge, with the client of swagger-typescript-api. */
import { Api, DnsRecordType, type ErrorBody, type HttpResponse } from "./client";
import { credential, numberedPagesOf, present, say, url } from "./story";

const headers = { AccessKey: credential };
const { dnszone } = new Api({ baseUrl: url, baseApiParams: { headers, format: "json" } });

async function main(): Promise<void> {
  const { data: zone } = await dnszone.createDnsZone({ Domain: "new.example" });
  say("create", { domain: zone.Domain });

  const pages = await numberedPagesOf(
    async (page) => (await dnszone.listDnsZones({ page, perPage: 5 })).data,
    (page) => page.HasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.Items?.length) });

  const address = { Type: DnsRecordType.A, Name: "www", Value: "192.0.2.1", Ttl: 300 };
  const { data: record } = await dnszone.createDnsRecord(present(zone.Id), address);
  say("record", { name: record.Name, value: record.Value });

  const isAvailable = async (domain: string) =>
    (await dnszone.checkDnsZoneAvailability({ Name: domain })).data.Available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  await dnszone.getDnsZone(404404).catch(({ status, error }: HttpResponse<unknown, ErrorBody>) => {
    say("missing", { status, key: error.ErrorKey });
  });
}

void main();
