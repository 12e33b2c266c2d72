/** The edge story with openapi-fetch and the types from openapi-typescript. */
import createClient from "openapi-fetch";
import type { paths } from "./client";
import { credential, numberedPagesOf, present, say, url } from "./story";

const api = createClient<paths>({ baseUrl: url, headers: { AccessKey: credential } });

async function main(): Promise<void> {
  const { data: zone } = await api.POST("/dnszone", { body: { Domain: "new.example" } });
  say("create", { domain: zone?.Domain });

  const pages = await numberedPagesOf(
    async (page) => present((await api.GET("/dnszone", { params: { query: { page, perPage: 5 } } })).data),
    (page) => page.HasMoreItems,
  );
  say("list", { pages: pages.map((page) => page.Items?.length) });

  const { data: record } = await api.PUT("/dnszone/{zoneId}/records", {
    params: { path: { zoneId: present(zone?.Id) } },
    body: { Type: 0, Name: "www", Value: "192.0.2.1", Ttl: 300 },
  });
  say("record", { name: record?.Name, value: record?.Value });

  const isAvailable = async (domain: string) =>
    (await api.POST("/dnszone/checkavailability", { body: { Name: domain } })).data?.Available;
  say("availability", {
    "new.example": await isAvailable("new.example"),
    "free.example": await isAvailable("free.example"),
  });

  const missing = await api.GET("/dnszone/{id}", { params: { path: { id: 404404 } } });
  say("missing", { status: missing.response.status, key: missing.error?.ErrorKey });
}

void main();
