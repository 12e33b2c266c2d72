import { expect, expectTypeOf, test } from "vitest";
import {
  bearer,
  type CorpusType,
  createRetentionClient,
  type Hold,
  type Query,
  type RetentionClient,
  type Unlisted,
  unlisted,
} from "../../src/generated/v1/reference/index.gen.ts";

const matterId = "m";

/**
 * A client for a service that returns values that the contract does not list, and the requests that the service
 * received.
 */
function newerService(responses: (sent: Request) => unknown) {
  const sent: { url: string; body: string }[] = [];
  const client = createRetentionClient({
    baseUrl: "https://retention.example",
    auth: bearer("s3cret"),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push({ url: request.url, body: await request.clone().text() });
      return Response.json(await responses(request));
    },
  });
  return { client, sent };
}

/** Only compiled; nothing is sent. */
const compiled = (_: (client: RetentionClient) => unknown): void => undefined;

test("requests accept only listed enum values in bodies, queries and http methods", () => {
  compiled(({ matters }) => matters.holds.create({ matterId, body: { corpus: "MAIL" } }));
  // @ts-expect-error MAIL is misspelled
  compiled(({ matters }) => matters.holds.create({ matterId, body: { corpus: "MIAL" } }));
  // @ts-expect-error a value is misspelled, in an array of a nested object
  compiled(({ matters }) => matters.holds.create({ matterId, body: held(["VOICE_MAILS"]) }));
  // @ts-expect-error FULL is misspelled, in a query
  compiled(({ matters }) => matters.get({ matterId, query: { view: "FUL" } }));
  // @ts-expect-error json is misspelled, in a standard query parameter
  compiled(({ matters }) => matters.list({ query: { alt: "jsn" } }));
  // @ts-expect-error MAIL is misspelled, in a body of http
  compiled(({ http }) => http.POST("/v1/matters/{matterId}/holds", { body: { corpus: "MIAL" } }));
  // @ts-expect-error OPEN is misspelled, in a query of http
  compiled(({ http }) => http.GET("/v1/matters", { params: { query: { state: "OPNE" } } }));
  compiled(({ request }) =>
    request("POST", "/v1/matters/{matterId}/holds", {
      matterId,
      // @ts-expect-error MAIL is misspelled, in a body of request
      body: { corpus: "MIAL" },
    }),
  );
  // @ts-expect-error an arbitrary string
  compiled(({ matters }) => matters.list({ query: { state: String(matterId) } }));
});

const held = <const Data>(coveredData: Data) => ({ query: { voiceQuery: { coveredData } } });

test("unlisted() sends an unlisted value unchanged", async () => {
  const { client, sent } = newerService(() => ({ holdId: "h" }));
  await client.matters.holds.create({ matterId, body: { corpus: unlisted("WHITEBOARD") } });
  await client.matters.list({ query: { state: unlisted("FROZEN") } });
  expect(JSON.parse(sent[0]?.body ?? "")).toEqual({ corpus: "WHITEBOARD" });
  expect(sent[1]?.url).toContain("state=FROZEN");
});

test("received values can be sent back, including unlisted ones", async () => {
  const read = {
    holdId: "h",
    name: "Mail",
    corpus: "WHITEBOARD",
    query: { voiceQuery: { coveredData: ["FAXES"] } },
  };
  const { client } = newerService((request) => (request.method === "GET" ? read : request.json()));
  const { holds } = client.matters;
  const hold = await holds.get({ matterId, holdId: "h" });
  expectTypeOf(hold.corpus).toEqualTypeOf<CorpusType | undefined>();
  const updated = await holds.update({ matterId, holdId: "h", body: { ...hold, name: "All" } });
  expect(updated).toEqual({ ...read, name: "All" });
});

test("http methods have the types of the contract, and their results can be sent back", () => {
  compiled(async ({ http }) => {
    const params = { path: { matterId, holdId: "h" } };
    const { data } = await http.GET("/v1/matters/{matterId}/holds/{holdId}", { params });
    expectTypeOf(data).toEqualTypeOf<Hold | undefined>();
    await http.PUT("/v1/matters/{matterId}/holds/{holdId}", { params, body: { ...data, name: "All" } });
    const body = { corpus: unlisted("WHITEBOARD") };
    await http.POST("/v1/matters/{matterId}/holds", { params, body });
  });
});

test("enum values in a response can be compared with any string", () => {
  const isWhiteboard = ({ corpus }: Hold): boolean => corpus === "WHITEBOARD";
  expect(isWhiteboard({ holdId: "h", corpus: unlisted("WHITEBOARD") })).toBe(true);
  expectTypeOf<Hold["corpus"]>().toExtend<string | undefined>();
  expectTypeOf<Query["corpus"]>().toEqualTypeOf<CorpusType | undefined>();
  expectTypeOf<Unlisted>().toExtend<CorpusType>();
  expectTypeOf<string>().not.toExtend<CorpusType>();
});
