import { testEveryList } from "@seamline/contract-server/bundle-tests";
import { bundle, createClient } from "./bundle.ts";

testEveryList(bundle, createClient, {
  listDnsZones: ({ dnsZones }) => dnsZones.list({ query: { perPage: 5, search: "example" } }),
});
