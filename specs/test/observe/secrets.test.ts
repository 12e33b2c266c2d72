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

/** Each secret is in a different part of an exchange. */
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
])("no output contains a secret from a recording in %s", async (name, content) => {
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

/** Map keys that are identities, IDs and tokens. */
const KEYS = [
  "AKIAIOSFODNN7EXAMPLE",
  "ASIAQWERTYUIOPASDFGH",
  "sk_live_abcdefghijklmnop",
  "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  "npm_AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIj",
  "ghp_abcdefghijklmnopqrstuvwxyzabcdefghij",
  "github_pat_swordfish",
  "glpat-swordfishswordfish",
  "xoxb-swordfish",
  "eyJhbGciOiJub25lIn0",
  "AIzaSwordfishSwordfish",
  "wJalrXUtnFEMIKbPxRfiCYEXAMPLEKEY",
  "QmYwAPJzvEXsrdsWxQbT",
  "swordfishabcdefghijklmnopqrst",
  "john.smith",
  "john.smith@example.com",
  "550e8400-e29b-41d4-a716-446655440000",
  "deadbeefdeadbeefdeadbeef",
  "d41d8cd98f00b204",
  "user-12345",
  "line\u001b[31m",
] as const;

test.each(KEYS)("replaces the key %s with a placeholder in every output", async (key) => {
  const inner = { [key]: { [key]: 1, deep: { [key]: "a" } } };
  const file = library.file(
    "keys.ndjson",
    [
      line({ method: "POST", request: inner, response: { ...inner, title: inner, nested: inner } }),
      line({ method: "POST", request: {}, response: { books: [inner] } }),
      line({
        url: `http://127.0.0.1:4019/v1/books?${encodeURIComponent(key)}=1`,
        response: { items: inner },
      }),
      line({
        url: `http://127.0.0.1:4019/v1/books/${encodeURIComponent(key)}`,
        status: 404,
        response: inner,
      }),
      line({ requestHeaders: { [key]: "1" }, headers: { [key]: "1" }, response: {} }),
    ].join(""),
  );
  const observation = await library.observe(file);
  const folder = path.join(library.folder, "keys");
  writeProposals(observation, folder);
  const proposals = readdirSync(folder).map((each) => readFileSync(path.join(folder, each), "utf8"));
  const { text, json } = outputsOf(observation);
  expect(text).toContain("*");
  for (const output of [text, json, ...proposals]) expect(output).not.toContain(key);
});

test("does not replace ordinary names of members and parameters", async () => {
  const names = [
    "sha256",
    "ipv4Address",
    "oauth2ClientId",
    "x509_certificate",
    "isOpenToAllMembers",
    "address_line_1",
  ];
  const members = Object.fromEntries(names.map((name) => [name, "a"]));
  const url = `http://127.0.0.1:4019/v1/books?${names.map((name) => `${name}=1`).join("&")}`;
  const file = library.file("names.ndjson", line({ url, response: members }));
  const { text } = outputsOf(await library.observe(file));
  for (const name of names) expect(text.split(name).length).toBeGreaterThan(2);
});

test("shows only standard HTTP methods", async () => {
  const methods = ["\u001b[31mGET", "AKIAIOSFODNN7EXAMPLE", "PROPPATCH2", "PATCH"];
  const lines = methods.map((method) =>
    line({ method, url: "http://127.0.0.1:4019/v1/shelves", service: "library" }),
  );
  const { text, json } = outputsOf(await library.observe(library.file("methods.ndjson", lines.join(""))));
  expect(text).toContain("no operation  * /v1/* (200), 3 times");
  expect(text).toContain("no operation  PATCH /v1/* (200), 1 time");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is about them.
  expect(text + json).not.toMatch(/[\u0000-\u0009\u000b-\u001f]|AKIA|u001b/);
});
