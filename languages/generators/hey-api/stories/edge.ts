/** The edge story with the client from hey-api. */
import { checkDnsZoneAvailability, createDnsRecord, createDnsZone, getDnsZone, listDnsZones } from "./client";
import { client } from "./client/client.gen";
import { credential, numberedPagesOf, present, say, url } from "./story";

client.setConfig({ baseUrl: url, auth: credential });
const throwOnError = true;

async function main(): Promise<void> {
  const { data: zone } = await createDnsZone({ body: { Domain: "new.example" }, throwOnError });
  say("create", { domain: zone.Domain });

  const pages = await numberedPagesOf(
    async (page) => (await listDnsZones({ query: { page, perPage: 5 }, throwOnError })).data,
    (page) => page.HasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.Items?.length) });

  const { data: record } = await createDnsRecord({
    path: { zoneId: present(zone.Id) },
    body: { Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 300 },
    throwOnError,
  });
  say("record", { name: record.Name, value: record.Value });

  const isAvailable = async (domain: string) =>
    (await checkDnsZoneAvailability({ body: { Name: domain }, throwOnError })).data.Available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  const missing = await getDnsZone({ path: { id: 404404 } });
  say("missing", { status: missing.response?.status, key: missing.error?.ErrorKey });
}

void main();
