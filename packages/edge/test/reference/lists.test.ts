import { holdToPages } from "@seamline/contract-server/hold-to-pages";
import { bundle, createClient } from "./bundle.ts";

holdToPages(bundle, createClient, {
  listDnsZones: ({ dnsZones }) => dnsZones.list({ query: { perPage: 5, search: "example" } }),
});
