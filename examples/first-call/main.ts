import { createEdgeClient } from "@seamline/edge/reference";
import { bearer, createFunctionsClient } from "@seamline/functions/v2/reference";
import { createRetentionClient } from "@seamline/retention/reference";

const auth = bearer("ada@example.com");
const retention = createRetentionClient({ baseUrl: "http://127.0.0.1:4010", auth });
const functions = createFunctionsClient({ baseUrl: "http://127.0.0.1:4011", auth });
const edge = createEdgeClient({ baseUrl: "http://127.0.0.1:4012", accessKey: "test-key" });

for await (const hold of retention.matters.holds.list({ matterId: "matter-enigma" })) {
  console.log(hold.name, hold.corpus);
}
const name = "projects/demo/locations/europe-west1/functions/greet";
console.log((await functions.projects.locations.functions.get({ name })).description);
console.log((await edge.dnsZones.list()).TotalItems, "zones");
