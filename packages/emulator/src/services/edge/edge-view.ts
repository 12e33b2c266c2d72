import type { Seed, ServiceView, ViewCaller } from "@seamline/emulator-kit";
import { keyName } from "./access/edge-authentication.ts";
import type { EdgeCaller, EdgeCollections, EdgeContext } from "./edge-context.ts";
import { accountKeys, type EdgeSection } from "./seed/edge-section.ts";

/** The account that is shown for requests without a known key. */
const FIRST_ACCOUNT = 1;

/**
 * The service's view on the emulator's page. It contains a list for each key, because a key can access only the zones
 * of its account.
 */
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
