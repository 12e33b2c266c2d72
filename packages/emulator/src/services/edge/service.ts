import type { Seed } from "@seamline/emulator-kit";
import { defineService, isPlainWord, type SeedCount, type Service } from "@seamline/emulator-kit";
import type { QuirkSwitches } from "@seamline/openapi/quirks";
import { edgeDocuments } from "../../generated/edge.documents.gen.ts";
import { authenticate, keyName } from "./access/edge-authentication.ts";
import { collections, type EdgeCaller, type EdgeCollections, type EdgeFixtures } from "./edge-context.ts";
import { edgeContractDocument } from "./edge-contract-document.ts";
import { coverageNotes } from "./edge-coverage-notes.ts";
import { edgeErrorResponse } from "./edge-errors.ts";
import { edgeView } from "./edge-view.ts";
import { accountKeys, type EdgeSection, edgeSectionSchema } from "./seed/edge-section.ts";
import { fixturesOf, seedEdge } from "./seed/edge-seed.ts";
import { validateEdgeSection } from "./seed/edge-seed-problems.ts";

/**
 * The service uses plain JSON, so the quirks for Protocol Buffers clients are off. The other quirks stay on, because
 * all kinds of clients send empty bodies, bodies without a type, and null members, and clients of this service send
 * member names in any letter case.
 */
const quirks: QuirkSwitches = {
  "method-override": false,
  "numeric-enums": false,
  "snake-case-masks": false,
  "snake-case-fields": false,
  "number-forms": false,
  "system-parameters": false,
};

export const edge: Service<EdgeCollections, EdgeFixtures, EdgeCaller, EdgeSection, { accessKey: string }> =
  defineService({
    name: "edge",
    portOffset: 2,
    documents: edgeDocuments.map((each) => ({
      ...each,
      document: edgeContractDocument,
      quirks,
      coverageNotes,
    })),
    collections,
    seed: {
      schema: edgeSectionSchema,
      check: validateEdgeSection,
      counts: countZones,
      readFixtures: fixturesOf,
    },
    writeSeed: seedEdge,
    tasks: () => ({}),
    defaultCaller: (seed) => defaultAccessKey(seed),
    credentials: (accessKey) => ({ accessKey }),
    authenticate: (request, _operation, context) => authenticate(request, context),
    view: edgeView,
    callerName: ({ number }) => keyName(number),
    errorResponse: edgeErrorResponse,
    responseHeaders: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    examples,
    maxBodyBytes: 10 * 1024 * 1024,
  });

function countZones({ zones = [] }: EdgeSection): readonly SeedCount[] {
  const records = zones.flatMap(({ Records = [] }) => Records);
  return [
    { count: zones.length, one: "zone", many: "zones" },
    { count: records.length, one: "record", many: "records" },
  ];
}

/** Returns example commands that list zones, with an unrestricted key. */
function examples(url: string, { edge }: Seed): readonly string[] {
  const accessKey = `-H "AccessKey: ${defaultAccessKey({ edge }, isPlainWord)}"`;
  return [`curl ${accessKey} ${url}/dnszone`, `curl ${accessKey} "${url}/dnszone?page=1&perPage=10"`];
}

/**
 * Returns an unrestricted key.
 *
 * @param isUsable returns whether a key can be chosen
 */
function defaultAccessKey({ edge }: Seed, isUsable: (key: string) => boolean = () => true): string {
  const keys = accountKeys((edge ?? {}) as EdgeSection).filter(({ key }) => isUsable(key));
  const unrestricted = keys.find(({ allow, forbid }) => !allow && !forbid);
  return (unrestricted ?? keys[0])?.key ?? "test-key";
}
