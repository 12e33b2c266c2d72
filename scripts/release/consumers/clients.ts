import { apiKey, createEdgeClient, isApiError } from "@seamline/edge";
import { bearer, createFunctionsClient, isFunctionState } from "@seamline/functions/reference";
import { createRetentionClient, type Matter, parseInt64 } from "@seamline/retention/reference";

const { EDGE_URL = "", FUNCTIONS_URL = "", RETENTION_URL = "" } = process.env;

const edge = createEdgeClient({ baseUrl: EDGE_URL, accessKey: "rehearsal" });
const zones: Record<string, unknown>[] = [];
for await (const zone of edge.dnsZones.list({ query: { perPage: 2 } })) zones.push(zone);
const rejected = await edge.dnsZones.list({}, { auth: apiKey("AccessKey", "unknown") }).result();
const code = !rejected.ok && isApiError(rejected.error) ? rejected.error.code : undefined;

const retention = createRetentionClient({ baseUrl: RETENTION_URL, auth: bearer("rehearsal") });
const matter: Matter = await retention.matters.create({ body: { name: "Case 42" } });
const counted = await retention.matters.count({ matterId: matter.matterId, body: {} }).wait();
const artifacts = parseInt64(counted.totalCount ?? "0") > 0n;

const functions = createFunctionsClient({ baseUrl: FUNCTIONS_URL, auth: bearer("rehearsal") });
const found = await functions.projects.locations.functions.get({
  name: "projects/p/locations/l/functions/f",
});

console.log(
  JSON.stringify({
    zones: zones.length,
    refused: rejected.status,
    code,
    artifacts,
    state: isFunctionState(found.state),
  }),
);

// The compiler must find these errors. Without types, everything would be `any`, and nothing would be an error.
// @ts-expect-error: a page size is a number
void (() => edge.dnsZones.list({ query: { perPage: "2" } }));
// @ts-expect-error: a matter has no such field
void (() => retention.matters.create({ body: { nam: "Case 42" } }));
// @ts-expect-error: there is no such method
void (() => functions.projects.locations.functions.lists());
