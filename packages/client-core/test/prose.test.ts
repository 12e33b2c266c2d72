import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Auth, apiKey, bearer, createClient } from "../src/index.ts";
import { redact } from "../src/redaction/redact.ts";
import { printed } from "./support/canary.ts";
import { library } from "./support/library.ts";

const BASE_URL = "https://library.test";

/** Words that tests and examples use as tokens. */
const words = ["token", "test-key", "admin", "secret", "Key", "a-token", "ADMIN", "42", "ada@example.com"];

/** Typical service messages, some of which contain these words. */
const sentences = [
  "The access token belongs to no account.",
  "Invalid bearer token: the key is unknown, or the token has expired.",
  "Use the test-key of the admin account, not a-token.",
  "The Authorization header must contain Bearer and an access token",
  "Key and secret must differ; ADMIN and admin are 42 letters apart.",
  "ada@example.com may not add ada@example.com to matters/42",
  "The scheme must be Bearer",
  "/v1/tokens/token:admin, tokens, administrators, secretary, keys and 4200 more",
];

/** Sends one request with these credentials to a service that sends this response. */
function failWith(auth: Auth, reply: (request: Request) => Response): Promise<unknown> {
  const client = createClient(library, {
    baseUrl: BASE_URL,
    auth,
    retry: false,
    fetch: async (request) => reply(request),
  });
  return client.books.create().catch((reason: unknown) => reason);
}

const auths: [string, (secret: string) => Auth][] = [
  ["bearer", bearer],
  ["apiKey", (secret) => apiKey("AccessKey", secret)],
];

describe.each(auths)("a common word that is used as a credential with %s", (_, authOf) => {
  test.each(words)("does not redact the word %s in sentences", async (word) => {
    for (const message of sentences) {
      const body = { error: { code: word, message, field: word }, role: word, [word]: true };
      const error = await failWith(authOf(word), () =>
        Response.json(body, { status: 403, headers: { "x-hint": message } }),
      );
      expect(error).toMatchObject({
        message: `createBook failed with 403: ${word}: ${message}`,
        body,
        field: word,
      });
      expect((error as { headers: Headers }).headers.get("x-hint")).toBe(message);
    }
  });

  test.each(words)("redacts the word %s after a name such as password", async (word) => {
    const echo = [
      `Authorization: Bearer ${word}`,
      `?api_key=${word}&page=2`,
      `access token: ${word}`,
      JSON.stringify({ accessKey: word, password: word, "x-api-key": word }),
      JSON.stringify(JSON.stringify({ token: word })),
    ];
    const error = await failWith(authOf(word), ({ headers }) =>
      json400({ echo, authorization: headers.get("authorization") }),
    );
    expect(error).toMatchObject({
      body: {
        echo: [
          expect.stringMatching(/^Authorization: (Bearer )?\[redacted\]$/),
          "?api_key=[redacted]&page=2",
          "access token: [redacted]",
          '{"accessKey":"[redacted]","password":"[redacted]","x-api-key":"[redacted]"}',
          JSON.stringify('{"token":"[redacted]"}'),
        ],
      },
    });
  });
});

function json400(value: unknown): Response {
  return Response.json(value, { status: 400 });
}

test.each(["!@#$%^&*()!@#", "äöüßäöüßäöüß"])("redacts a key without ASCII letters: %s", async (secret) => {
  const error = await failWith(apiKey("AccessKey", secret), () =>
    Response.json({ error: { message: `key ${secret} is unknown` } }, { status: 401 }),
  );
  expect(printed(error)).not.toContain(secret);
});

test("redacts a password that was sent as UTF-8 (RFC 7617 section 2.1)", () => {
  const bytes = String.fromCharCode(...new TextEncoder().encode("ada:pässwörd-2026"));
  const call = { credentials: [`Basic ${btoa(bytes)}`] };
  expect(redact("the password pässwörd-2026 is wrong", call)).toBe("the password [redacted] is wrong");
});

test("does not redact the service's message about a missing token", async () => {
  const message = "Bearer token is missing or unknown";
  const error = await failWith(bearer("token"), () =>
    json400({ error: { code: "UNAUTHENTICATED", message } }),
  );
  expect(error).toMatchObject({
    message: `createBook failed with 400: UNAUTHENTICATED: ${message}`,
  });
});

test.each(["secret-token", "my_password", "correct-horse-battery"])(
  "redacts long words joined by a hyphen or an underscore: %s",
  async (secret) => {
    const message = `No account has the key ${secret}.`;
    const error = await failWith(bearer(secret), () => json400({ error: { code: "denied", message } }));
    expect(error).toMatchObject({
      message: "createBook failed with 400: denied: No account has the key [redacted].",
    });
  },
);

test("redacts a credential together with its scheme, such as Bearer", () => {
  const call = { credentials: ["Bearer test-key"] };
  expect(redact("You sent Bearer test-key, not Bearer test-keys.", call)).toBe(
    "You sent [redacted], not Bearer test-keys.",
  );
});

describe("other secrets", () => {
  test.each([
    ['{"access_token":"ya29.a0Af","expires":3600}', '{"access_token":"[redacted]","expires":3600}'],
    [
      "https://storage.test/f?X-Signature=3f9a27c1&part=7",
      "https://storage.test/f?X-Signature=[redacted]&part=7",
    ],
    ["authorization: Basic ZW1tYTpwdw12", "authorization: Basic [redacted]"],
    ["set-cookie: session=9f3b1c7d55; Path=/", "set-cookie: [redacted]; Path=/"],
  ])("redacts other secrets after a name that indicates a secret: %s", async (text, expected) => {
    const error = await failWith(bearer("t0ken-of-ours"), () => new Response(text, { status: 500 }));
    expect(error).toMatchObject({ bodyText: expected, message: expect.stringContaining(expected) });
  });

  test.each([
    '{"password":"must have 8 characters or more","token":"expired","ErrorKey":"zone.domain_taken_2"}',
    '{"pageToken":"eyJvIjoxMH0","key":"field-number-12","secret":"projects/p1/secrets/s2"}',
    '{"token":12345678,"password":null}',
    'Bearer realm="library-2026", error="invalid_token"',
  ])("keeps values that are not secrets after a name that indicates a secret: %s", async (text) => {
    const error = await failWith(bearer("t0ken-of-ours"), () => new Response(text, { status: 500 }));
    expect(error).toMatchObject({ bodyText: text });
  });

  test("redacts secrets in response headers, even if they are not the client's credentials", async () => {
    const headers = { "x-api-key": "9f3b1c7d55", "x-auth": "admin", etag: '"9f3b1c7d55"' };
    const error = await failWith(bearer("t0ken-of-ours"), () => new Response("", { status: 500, headers }));
    expect(JSON.parse(JSON.stringify(error)).headers).toMatchObject({
      ...headers,
      "x-api-key": "[redacted]",
    });
  });
});

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];
const letters = (least: number, most: number, from = alphabet) =>
  fc.array(fc.constantFrom(...from), { minLength: least, maxLength: most }).map((all) => all.join(""));

/** Secrets that services issue, and passwords that they accept. */
const secrets = fc.oneof(
  fc.uuid(),
  letters(32, 64, [..."0123456789abcdef"]),
  letters(20, 60, [...alphabet, "-", "_"]),
  letters(16, 40, [..."abcdefghijklmnopqrstuvwxyz"]),
  letters(24, 24).map((text) => `sk_live_${text}`),
  letters(12, 40).map((text) => `eyJhbGciOiJIUzI1NiJ9.${text}.${text}`),
  fc
    .tuple(letters(4, 8), fc.constantFrom(..."!#$%*+=?@^~"), fc.nat(99))
    .map(([text, sign, count]) => `${text}${sign}${count}`),
  fc.tuple(letters(5, 9), fc.integer({ min: 10, max: 9_999 })).map(([text, count]) => `${text}${count}`),
);

const sendings: [string, (secret: string) => { auth?: Auth; headers?: Record<string, string> }][] = [
  ["a bearer token", (secret) => ({ auth: bearer(secret) })],
  ["an API key", (secret) => ({ auth: apiKey("x-service", secret) })],
  ["a password", (secret) => ({ headers: { authorization: `Basic ${btoa(`emma:${secret}`)}` } })],
  ["a custom header", (secret) => ({ headers: { "x-api-key": secret } })],
];

test.each(sendings)("redacts realistic secrets that are sent as %s", async (_, optionsOf) => {
  const writings: ((secret: string) => string)[] = [
    (secret) => `The key ${secret} is unknown.`,
    (secret) => JSON.stringify({ error: { code: secret, message: `not for '${secret}'` }, at: [secret] }),
    (secret) => `<a href="/?key=${encodeURIComponent(secret)}">${secret}</a>`,
    (secret) => JSON.stringify(`{"Authorization": "Bearer ${secret}"}`),
    (secret) => `cut off: ${secret}`.slice(0, secret.length < 12 ? undefined : -2),
  ];
  await fc.assert(
    fc.asyncProperty(secrets, fc.constantFrom(...writings), async (secret, write) => {
      const seen: unknown[] = [];
      const fetch = async () =>
        new Response(write(secret), {
          status: 400,
          headers: { "x-request-id": secret, "x-echo": `got ${secret}` },
        });
      const hooks = { onResponse: (event: unknown) => void seen.push(event) };
      const client = createClient(library, { baseUrl: BASE_URL, fetch, hooks, ...optionsOf(secret) });
      const { error } = await client.books.create().result();
      expect(`${printed(error)}${printed(seen)}`).not.toContain(secret.slice(0, -2));
    }),
    { numRuns: 300 },
  );
});

test("does not redact a common word in sentences, even if the word is also a credential", () => {
  const word = fc.constantFrom(...words);
  fc.assert(
    fc.property(
      word,
      fc.constantFrom(...sentences),
      fc.constantFrom("", "Bearer "),
      (secret, sentence, scheme) => {
        const call = { credentials: [`${scheme}${secret}`] };
        expect(redact(sentence, call)).toBe(sentence);
      },
    ),
  );
});
