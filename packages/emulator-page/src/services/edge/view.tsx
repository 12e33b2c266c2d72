import { defineView } from "../service-view.ts";

/** Zones with their records, which stand in the zone itself. */
export default defineView({
  resources: {
    dnsZones: { title: "Domain", columns: ["/Id", "/Records", "/DateModified"], search: "search" },
    "dnsZones.records": { title: "Name", columns: ["/Type", "/Value", "/Ttl"], within: "/Records" },
  },
});
