import type { Seed, ServiceView, ViewCaller } from "@seamline/emulator-kit";
import { keyName } from "./access/edge-authentication.ts";
import type { EdgeCaller, EdgeCollections, EdgeContext } from "./edge-context.ts";
import { accountKeys, type EdgeSection } from "./seed/edge-section.ts";

/** The account that a request without a known key looks at. */
const FIRST_ACCOUNT = 1;

/** How people look at the service. Each key sees the zones of its own account, so that there is a list for each. */
export const edgeView: ServiceView<EdgeCollections, EdgeContext, EdgeCaller> = {
  callers: keyCallers,
  viewer({ headers }, { fixtures }) {
    const number = fixtures.accounts.get(headers.get("accesskey") ?? "")?.number ?? FIRST_ACCOUNT;
    return { number };
  },
  roots: (_, seed) =>
    keyCallers(seed).map(({ name, headers }) => ({
      document: "edge",
      operationId: "listDnsZones",
      path: {},
      headers,
      label: name,
    })),
};

function keyCallers(seed: Seed): ViewCaller[] {
  const keys = accountKeys((seed.edge ?? {}) as EdgeSection);
  return keys.map(({ key }, at) => ({ name: keyName(at + 1), headers: { accesskey: key } }));
}
