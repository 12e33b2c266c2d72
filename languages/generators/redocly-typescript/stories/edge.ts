/** The story of edge, with the client of Redocly. */
import { ApiError, client, type ErrorBody } from "./client";
import { credential, numberedPagesOf, present, say, url } from "./story";

client.configure({ serverUrl: url, auth: { apiKey: { AccessKey: credential } } });

async function main(): Promise<void> {
  const zone = await client.createDnsZone({ body: { Domain: "new.example" } });
  const zoneId = present(zone.Id);
  say("create", { domain: zone.Domain });

  const pages = await numberedPagesOf(
    (page) => client.listDnsZones({ query: { page, perPage: 5 } }),
    (page) => page.HasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.Items?.length) });

  const record = await client.createDnsRecord({
    path: { zoneId },
    body: { Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 300 },
  });
  say("record", { name: record.Name, value: record.Value });

  const isAvailable = async (domain: string) =>
    (await client.checkDnsZoneAvailability({ body: { Name: domain } })).Available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  await client.getDnsZone({ path: { id: 404404 } }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    const body = failure.body as ErrorBody;
    say("missing", { status: failure.status, key: body.ErrorKey });
  });
}

void main();
