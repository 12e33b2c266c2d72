import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeProposals } from "../../src/observe/proposal/write-proposals.ts";
import { har, harEntry, Library, line, outputsOf } from "./library-recording.ts";

let library: Library;

beforeAll(async () => {
  library = await Library.build();
});

afterAll(() => library[Symbol.dispose]());

/** Each stands in another part of an exchange. */
const SECRETS = {
  authorization: "Bearer swordfish-one",
  cookie: "session=swordfish-two",
  key: "swordfish-three",
  query: "swordfish-four",
  path: "swordfish-five",
  requestBody: "swordfish-six",
  responseBody: "swordfish-seven",
  wrongType: "swordfish-eight",
  notJson: "swordfish-nine",
  enumLike: "SWORDFISHTEN",
  mapKey: "swordfish.eleven@example.com",
  mediaType: "text/swordfish-twelve",
  packed: "swordfish-thirteen",
  host: "swordfish-fourteen",
  fragment: "swordfish-fifteen",
} as const;

const exchanges = [
  {
    url: `https://${SECRETS.host}:swordfish@api.example.com/v1/books?access_token=${SECRETS.query}#${SECRETS.fragment}`,
    requestHeaders: {
      authorization: SECRETS.authorization,
      cookie: SECRETS.cookie,
      "x-api-key": SECRETS.key,
    },
    response: { nextPageToken: SECRETS.query, token: SECRETS.responseBody },
  },
  { url: `http://127.0.0.1:4019/v1/books/${SECRETS.path}:${SECRETS.path}`, status: 200, response: {} },
  {
    method: "POST",
    request: { password: SECRETS.requestBody, [SECRETS.mapKey]: 1 },
    response: {
      title: [SECRETS.wrongType],
      secret: SECRETS.enumLike,
      [SECRETS.mapKey]: SECRETS.responseBody,
    },
  },
  {
    method: "POST",
    request: { secret: SECRETS.enumLike },
    response: { secret: SECRETS.enumLike, title: "a" },
  },
  { response: `{"a": ${SECRETS.notJson}` },
  { response: SECRETS.notJson, headers: { "content-type": SECRETS.mediaType, "set-cookie": SECRETS.cookie } },
];

const packed = harEntry({
  method: "POST",
  headers: { "content-encoding": "gzip" },
  content: {
    encoding: "base64",
    text: gzipSync(JSON.stringify({ title: 1, password: SECRETS.packed })).toString("base64"),
  },
});

test.each([
  ["HAR", () => har(...exchanges.map(harEntry), packed)],
  ["NDJSON", () => exchanges.map(line).join("")],
])("no secret of a recording in %s is in any output", async (name, content) => {
  for (const values of [false, true]) {
    const file = library.file(`secrets.${name}`, content());
    const observation = await library.observe(file, { values });
    const { text, json } = outputsOf(observation);
    const folder = path.join(library.folder, `${name}-${values}`);
    writeProposals(observation, folder);
    const proposals = readdirSync(folder).map((each) => readFileSync(path.join(folder, each), "utf8"));
    expect(proposals.length).toBeGreaterThan(0);
    const outputs = [text, json, ...proposals].join("\n");
    expect(outputs).toContain("password");
    expect(outputs).not.toMatch(/swordfish/i);
  }
});
