/** The story of edge, with the client of openapi-zod-client. */
import { isErrorFromAlias } from "@zodios/core";
import { createApiClient } from "./client";
import { credential, numberedPagesOf, present, say, url } from "./story";

const api = createApiClient(url, { axiosConfig: { headers: { AccessKey: credential } } });

async function main(): Promise<void> {
  const zone = await api.createDnsZone({ Domain: "new.example" });
  say("create", { domain: zone.Domain });

  const pages = await numberedPagesOf(
    (page) => api.listDnsZones({ queries: { page, perPage: 5 } }),
    (page) => page.HasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.Items?.length) });

  const address = { Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 300 } as const;
  const record = await api.createDnsRecord(address, { params: { zoneId: present(zone.Id) } });
  say("record", { name: record.Name, value: record.Value });

  const isAvailable = async (domain: string) =>
    (await api.checkDnsZoneAvailability({ Name: domain })).Available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  await api.getDnsZone({ params: { id: 404404 } }).catch((failure: unknown) => {
    if (!isErrorFromAlias(api.api, "getDnsZone", failure)) throw failure;
    const { status, data } = failure.response;
    say("missing", { status, key: data.ErrorKey });
  });
}

void main();
