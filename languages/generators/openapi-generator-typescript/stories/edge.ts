/** The story of edge, with the client of openapi-generator. */
import {
  Configuration,
  DnsRecordsApi,
  DnsRecordType,
  DnsZonesApi,
  ErrorBodyFromJSON,
  ResponseError,
} from "./client";
import { credential, numberedPagesOf, present, say, url } from "./story";

const configuration = new Configuration({ basePath: url, apiKey: credential });
const zones = new DnsZonesApi(configuration);
const records = new DnsRecordsApi(configuration);

async function main(): Promise<void> {
  const zone = await zones.createDnsZone({ createDnsZoneRequest: { domain: "new.example" } });
  const zoneId = present(zone.id);
  say("create", { domain: zone.domain });

  const pages = await numberedPagesOf(
    (page) => zones.listDnsZones({ page, perPage: 5 }),
    (page) => page.hasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.items?.length) });

  const dnsRecordInput = { type: DnsRecordType.A, name: "www", value: "192.0.2.1", ttl: 300 };
  const { name, value } = await records.createDnsRecord({ zoneId, dnsRecordInput });
  say("record", { name, value });

  const isAvailable = async (domain: string) =>
    (await zones.checkDnsZoneAvailability({ checkDnsZoneAvailabilityRequest: { name: domain } })).available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  await zones.getDnsZone({ id: 404404 }).catch(async (failure: unknown) => {
    if (!(failure instanceof ResponseError)) throw failure;
    const { errorKey } = ErrorBodyFromJSON(await failure.response.json());
    say("missing", { status: failure.response.status, key: errorKey });
  });
}

void main();
