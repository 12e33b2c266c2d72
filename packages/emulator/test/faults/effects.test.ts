import { expect, it } from "vitest";
import {
  ConnectionLostError,
  createEmulator,
  type Emulator,
  type FaultInput,
  InvalidFaultError,
} from "../../src/index.ts";
import { control } from "../control/support/control.ts";
import { ask } from "../runtime/support/ask.ts";
import { VERSIONS } from "../support/function-versions.ts";

const emulator = createEmulator();

/** Returns the operations in all documents that accept a fault, in the form `document operationId`. */
function takenFor(happens: Omit<FaultInput, "operationId">): string[] {
  return emulator.coverage().operations.flatMap(({ document, operationId }) => {
    try {
      emulator.faults.remove(emulator.faults.add({ operationId, document, ...happens }));
      return [`${document} ${operationId}`];
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidFaultError);
      return [];
    }
  });
}

const FUNCTIONS = VERSIONS.map((version) => `functions@${version}`);
const TOKEN_LISTS = [
  ...FUNCTIONS.flatMap((document) =>
    ["listFunctions", "listLocations", "listOperations"].map((name) => `${document} ${name}`),
  ),
  ...["Exports", "Holds", "Matters", "Operations", "SavedQueries"].map((name) => `retention@v1 list${name}`),
];
const PAGE_LISTS = [
  `${emulator.coverage().operations.find(({ operationId }) => operationId === "listDnsZones")?.document} listDnsZones`,
];

it.each([
  ["clampPages", { clampPages: true }, PAGE_LISTS],
  ["pageSize", { pageSize: 1 }, [...PAGE_LISTS, ...TOKEN_LISTS]],
  ["repeatToken", { repeatToken: true }, TOKEN_LISTS],
  ["staleEtag", { staleEtag: true }, FUNCTIONS.map((document) => `${document} setFunctionIamPolicy`)],
])("a fault is rejected for operations that it cannot affect: %s", (_, happens, taken) => {
  expect(takenFor(happens).sort()).toEqual([...taken].sort());
});

it("faults that can affect any response are accepted for every operation", () => {
  const all = emulator.coverage().operations.length;
  for (const happens of [
    { status: 500 },
    { latencyMs: 1 },
    { reset: true },
    { truncate: 1 },
    { malformed: true },
  ])
    expect(takenFor(happens)).toHaveLength(all);
  expect(takenFor({ contentType: "text/html" })).toHaveLength(all);
});

const RESPONSE = "(status, body, retryAfter, latencyMs, reset, truncate, malformed, contentType)).";

it.each<[FaultInput, string]>([
  [
    { operationId: "listDnsZones", repeatToken: true },
    `repeatToken cannot take effect on listDnsZones, because its pages have numbers instead of tokens (use clampPages, pageSize, or a member for any response ${RESPONSE}`,
  ],
  [
    { operationId: "listMatters", clampPages: true },
    `clampPages cannot take effect on listMatters, because its pages have tokens instead of numbers (use pageSize, repeatToken, or a member for any response ${RESPONSE}`,
  ],
  [
    { operationId: "getMatter", pageSize: 2, latencyMs: 5 },
    `pageSize cannot take effect on getMatter, because it is not a list (use a member for any response ${RESPONSE}`,
  ],
  [
    { operationId: "listFunctions", document: "functions@v2", staleEtag: true },
    `staleEtag cannot take effect on listFunctions of functions@v2, because no request contains an etag (use pageSize, repeatToken, or a member for any response ${RESPONSE}`,
  ],
  [
    { operationId: "*", document: "retention@v1", staleEtag: true },
    `staleEtag cannot take effect on any operation of retention@v1, because no request contains an etag (use pageSize, repeatToken, or a member for any response ${RESPONSE}`,
  ],
  [
    { operationId: "readStorageObject", repeatToken: true },
    `repeatToken cannot take effect on readStorageObject, because it is not a list (use a member for any response ${RESPONSE}`,
  ],
])(
  "%o is rejected with the reason and the supported faults, in process and over HTTP",
  async (fault, message) => {
    const other = createEmulator();
    expect(() => other.faults.add(fault)).toThrow(
      expect.objectContaining({ name: "InvalidFaultError", message }),
    );
    expect(await control(other, "POST /faults", fault)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid-fault", message, problems: [{ field: message.split(" ")[0] }] } },
    });
    expect(other.faults.list()).toEqual([]);
  },
);

it.each<[FaultInput, string]>([
  [{ operationId: "*", status: 500, pageSize: 1 }, "pageSize cannot be combined with status."],
  [{ operationId: "*", status: 500, staleEtag: true }, "staleEtag cannot be combined with status."],
  [{ operationId: "*", reset: true, clampPages: true }, "clampPages cannot be combined with reset."],
  [
    { operationId: "*", status: 204, malformed: true },
    "malformed cannot be sent with status 204, which has no body.",
  ],
  [
    { operationId: "*", status: 500, body: "höre", truncate: 5 },
    "truncate must be less than the length of the body (5 bytes).",
  ],
])("%o is rejected for every operation", (fault, message) => {
  expect(() => createEmulator().faults.add(fault)).toThrow(expect.objectContaining({ message }));
});

it("a fault for all operations is accepted if it can affect at least one operation", () => {
  const other = createEmulator();
  other.faults.add({ operationId: "*", clampPages: true });
  other.faults.add({ operationId: "*", document: "functions@v1", staleEtag: true });
  expect(other.faults.list()).toHaveLength(2);
});

const seed = {
  edge: { zones: [{ Domain: "zone{n}.example", repeat: 5 }] },
  retention: { matters: [{ name: "Case {n}", owner: "alex@example.com", repeat: 5 }] },
  accounts: [{ email: "alex@example.com" }],
};

/** Sends requests one after another. Returns the hits after each request, and the faults in the journal. */
async function hitsAfter(
  fault: FaultInput,
  requests: readonly string[],
  service: "edge" | "retention" = "edge",
) {
  const own: Emulator = createEmulator({ seed });
  const id = own.faults.add(fault);
  const hits: (number | undefined)[] = [];
  for (const what of requests) {
    await ask(own[service], what).catch((error) => expect(error).toBeInstanceOf(ConnectionLostError));
    hits.push(own.faults.hits(id));
  }
  const named = own.requests().map(({ faults }) => faults.length);
  expect(named).toEqual(hits.map((count = 0, at) => count - (hits[at - 1] ?? 0)));
  return hits;
}

it.each<[string, FaultInput, readonly string[], readonly number[]]>([
  [
    "a page past the last one",
    { operationId: "listDnsZones", clampPages: true },
    ["GET /dnszone", "GET /dnszone?page=2&perPage=5", "GET /dnszone?page=2&perPage=5", "GET /dnszone?page=0"],
    [0, 1, 2, 2],
  ],
  [
    "a page that would contain more items",
    { operationId: "*", pageSize: 3 },
    ["GET /dnszone/1", "GET /dnszone?page=1&perPage=5", "GET /dnszone?search=zone1", "GET /dnszone"],
    [0, 1, 1, 2],
  ],
  [
    "a body that can be truncated",
    { operationId: "*", truncate: 200 },
    ["GET /dnszone/99", "GET /dnszone", "OPTIONS /dnszone"],
    [0, 1, 1],
  ],
  [
    "a response with a body",
    { operationId: "*", malformed: true },
    ["OPTIONS /dnszone", "HEAD /dnszone", "GET /dnszone"],
    [0, 0, 1],
  ],
  [
    "the maximum number of requests",
    { operationId: "listDnsZones", clampPages: true, times: 1 },
    ["GET /dnszone", "GET /dnszone?page=9", "GET /dnszone?page=9"],
    [0, 1, 1],
  ],
])("only requests that a fault affects are counted as hits: %s", async (_, fault, requests, hits) => {
  expect(await hitsAfter(fault, requests)).toEqual(hits);
});

it("a shortened page and a repeated page token are counted as hits", async () => {
  const own = createEmulator({ seed });
  const [first] = [(await ask(own.retention, "GET /v1/matters?pageSize=2")).body] as {
    nextPageToken: string;
  }[];
  const repeat = own.faults.add({ operationId: "listMatters", repeatToken: true });
  const short = own.faults.add({ operationId: "listMatters", pageSize: 3 });
  const hits = async (query: string): Promise<unknown> => {
    await ask(own.retention, `GET /v1/matters?${query}`);
    return [own.faults.hits(repeat), own.faults.hits(short)];
  };
  expect(await hits("pageSize=2")).toEqual([0, 0]);
  expect(await hits("pageSize=5")).toEqual([0, 1]);
  expect(await hits(`pageSize=5&pageToken=${first?.nextPageToken}`)).toEqual([1, 1]);
});

it("counts no hit for a fault that another fault prevents", async () => {
  const own = createEmulator({ seed });
  const refused = own.faults.add({ operationId: "*", status: 503, times: 1 });
  const clamped = own.faults.add({ operationId: "listDnsZones", clampPages: true });
  await ask(own.edge, "GET /dnszone?page=9");
  expect([own.faults.hits(refused), own.faults.hits(clamped)]).toEqual([1, 0]);
  expect(own.requests()[0]?.faults).toEqual([refused]);
  await ask(own.edge, "GET /dnszone?page=9");
  expect([own.faults.hits(refused), own.faults.hits(clamped)]).toEqual([1, 1]);
});

it("concurrent requests never exceed the hit limit of a fault", async () => {
  const own = createEmulator({ seed });
  const id = own.faults.add({ operationId: "listDnsZones", pageSize: 2, times: 1 });
  const responses = await Promise.all(Array.from({ length: 5 }, () => ask(own.edge, "GET /dnszone")));
  const lengths = responses.map(({ body }) => (body as { Items: unknown[] }).Items.length);
  expect(lengths.sort()).toEqual([2, 5, 5, 5, 5]);
  expect(own.faults.hits(id)).toBe(1);
});

it("coverage includes only responses that no fault affected", async () => {
  const own = createEmulator({ seed });
  own.faults.add({ operationId: "listDnsZones", clampPages: true });
  await ask(own.edge, "GET /dnszone");
  const covered = own.coverage().operations.find(({ operationId }) => operationId === "listDnsZones");
  expect(covered?.statuses).toEqual({ 200: 1 });
});
