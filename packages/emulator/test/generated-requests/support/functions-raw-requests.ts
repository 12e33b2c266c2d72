import fc from "fast-check";
import { zipOfFiles } from "../../../src/services/functions/source/zip-of-files.ts";
import type { KnownTarget, RawRequest } from "./generated-request.ts";

const METHODS = ["GET", "PUT", "POST", "HEAD", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "get"];

/** Percent-encoded text. It is much cheaper to generate than `fc.webSegment`. */
const encoded = fc.string({ unit: "binary", maxLength: 10 }).map(encodeURIComponent);

const segment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("demo", "north", "old-http", "new-http", "new-event", "made-1", "none"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "..",
      ".",
      "",
      "%",
      "%2F",
      "%00",
      "%ff",
      "é",
      "a b",
      "%2e%2e",
      "__proto__",
      ":call",
      "\u0000",
      "x".repeat(500),
    ),
  },
  { weight: 1, arbitrary: encoded },
);

const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "?",
      `?expires=9999999999999&signature=${"0".repeat(64)}`,
      `?expires=99999999999999999&signedHeaders=content-type&signature=${"f".repeat(64)}`,
      "?limit=0",
      "?limit=5&function=none",
      "?limit=1e3",
      "?project=demo&location=north",
      "?project=&location=-",
      "?%ff=%ff&&&=",
      "?project=a&project=b",
    ),
  },
  { weight: 1, arbitrary: fc.tuple(encoded, encoded).map((pair) => `?${pair.join("=")}`) },
);

function path(...firsts: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...firsts), fc.array(segment, { maxLength: 5 }), query)
    .map(([first, segments, end]) => `${[first, ...segments].join("/")}${end}`);
}

/** Signed URLs and function URLs from earlier responses, either unchanged or slightly changed. */
const known: fc.Arbitrary<KnownTarget> = fc.oneof(
  fc.nat(1000).map((place) => ({ known: place, at: 0, removed: 0, inserted: "" })),
  fc.record({
    known: fc.nat(1000),
    at: fc.nat(150),
    removed: fc.constantFrom(0, 1, 2, 70),
    inserted: fc.constantFrom("", "0", "a", "&", "=", "/", "%", "%2F", "?", "#", "..", "é"),
  }),
);

const addresses = ["old-http", "old-event", "new-http", "new-event", "more-1", "more-2"];

const target: fc.Arbitrary<string | KnownTarget> = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 2, arbitrary: path("/uploads", "/downloads", "/uploads/", "//uploads", "/downloads/../uploads") },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...addresses), path("", "/a"))
      .map(([id, rest]) => `/run/demo/north/${id}${rest}`),
  },
  { weight: 2, arbitrary: path("/run", "/run/demo", "/run/demo/north", "//run/demo/north") },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom("/events", "/logs", "/events/", "/none", "", "/logs/1"), query)
      .map(([rest, end]) => `/__emulator/functions${rest}${end}`),
  },
  { weight: 1, arbitrary: path("/v1", "/v2", "/v3", "/v2beta/projects") },
);

const headers = fc.dictionary(
  fc.constantFrom(
    "content-type",
    "x-goog-content-length-range",
    "content-encoding",
    "range",
    "if-none-match",
    "if-range",
    "authorization",
    "expect",
    "transfer-encoding",
    "connection",
    "x-forwarded-for",
    "x-http-method-override",
    "function-execution-id",
  ),
  fc.constantFrom(
    "application/zip",
    "0,104857600",
    "application/json",
    "application/cloudevents+json",
    "gzip",
    "bytes=0-",
    "bytes=-1",
    "bytes=5-2,9-",
    "bytes=0-0,0-0,0-0",
    "*",
    "Bearer ann@example.com",
    "chunked",
    "close",
    "GET",
    '"x"',
    "",
    "é",
  ),
  { maxKeys: 4 },
);

const uploaded = { "content-type": "application/zip", "x-goog-content-length-range": "0,104857600" };

const attribute = fc.constantFrom(
  "type",
  "source",
  "id",
  "subject",
  "time",
  "data",
  "data_base64",
  "specversion",
  "resource",
  "Wrong",
  "__proto__",
  "datacontenttype",
);

function event(parent: string): fc.Arbitrary<object> {
  const value = fc.oneof(
    fc.constantFrom(
      "order.placed",
      "1.0",
      "shops/4",
      parent,
      "2026-03-03T09:00:00Z",
      "AAAA",
      "text/plain",
      "é\r\nx: y",
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const members = fc.dictionary(attribute, value, { maxKeys: 5 });
  return fc.oneof(
    { weight: 3, arbitrary: members.map((each) => ({ ...each, type: "order.placed" })) },
    { weight: 1, arbitrary: members },
  );
}

function bodies(parent: string): fc.Arbitrary<Uint8Array | undefined> {
  const text = (value: string): Uint8Array => new TextEncoder().encode(value);
  return fc.oneof(
    fc.constant(undefined),
    fc.uint8Array({ maxLength: 40 }),
    fc.constant(zipOfFiles({ "index.js": "exports.main = () => 1;" })),
    fc.jsonValue({ maxDepth: 3 }).map((value) => text(JSON.stringify(value))),
    event(parent).map((value) => text(JSON.stringify(value))),
    fc.constantFrom("{", "[".repeat(5000), "null", '{"type":1e999}', '{"type":"a","type":"b"}').map(text),
  );
}

/** Generates requests to signed URLs, function URLs and control routes. Most of the requests are invalid. */
export function rawRequests(parent: string): fc.Arbitrary<RawRequest> {
  const any = fc.record({
    kind: fc.constant("raw" as const),
    method: fc.oneof(fc.constantFrom("GET", "PUT", "POST"), fc.constantFrom(...METHODS)),
    target,
    headers: fc.oneof(
      headers,
      headers.map((each) => ({ ...each, ...uploaded })),
    ),
    body: bodies(parent),
  });
  const posted = event(parent).map((value) => ({
    kind: "raw" as const,
    method: "POST",
    target: "/__emulator/functions/events",
    headers: { "content-type": "application/json" },
    body: new TextEncoder().encode(JSON.stringify(value)),
  }));
  const upload = fc.nat(1000).map((place) => ({
    kind: "raw" as const,
    method: "PUT",
    target: { known: place, at: 0, removed: 0, inserted: "" },
    headers: uploaded,
    body: zipOfFiles({ "index.js": `exports.main = () => ${place};` }),
  }));
  return fc.oneof(
    { weight: 6, arbitrary: any },
    { weight: 2, arbitrary: posted },
    { weight: 1, arbitrary: upload },
  );
}
