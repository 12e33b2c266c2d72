import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { liveClient, liveOperations, type Received, startRecorder } from "./support/live-client.ts";
import { typeCheck } from "./support/type-check.ts";

const consumer = `
import { createClient } from "@seamline/client-core";
import { definition } from "./operations.gen.ts";

const darkroom = createClient(definition, { baseUrl: "http://localhost", auth: false });
const photo: Blob = new File(["png"], "sea.png", { type: "image/png" });
void darkroom.createToken({ body: { grant: "code", scopes: ["read"], device: { name: "phone" } } });
void darkroom.createToken({ body: new URLSearchParams({ grant: "code" }) });
void darkroom.uploadPhoto({ body: { photo, attachments: [photo], tags: ["sea"], location: { city: "Porto" } } });
void darkroom.uploadPhoto({ body: new FormData() });
void darkroom.replacePhotos({ body: { scan: photo, thumbnail: photo } });
void darkroom.http.POST("/photos", { body: { photo } });
void darkroom.uploadPhoto({ body: { photo, profile: "<profile/>" } });
void darkroom.uploadPhoto({ body: { photo, profile: photo } });
// @ts-expect-error: a photo is a file.
void darkroom.uploadPhoto({ body: { photo: "sea.png" } });
// @ts-expect-error: the photo is required.
void darkroom.uploadPhoto({ body: { tags: [] } });
// @ts-expect-error: the city is required.
void darkroom.uploadPhoto({ body: { photo, location: {} } });
`;

interface Darkroom {
  createToken(input: object): Promise<unknown>;
  uploadPhoto(input: object): Promise<unknown>;
  replacePhotos(input: object): Promise<unknown>;
  readonly http: { POST(path: string, init: object): Promise<unknown> };
  request(method: string, path: string, input: object, options?: object): Promise<unknown>;
}

/** Calls a client for the fixture, and returns the requests that its server received. */
async function requestsOf(call: (client: Darkroom) => Promise<unknown>): Promise<Received[]> {
  const server = await startRecorder();
  await call(await liveClient<Darkroom>(await generateFixture("forms.yaml"), server.url));
  return server.received;
}

/** Reads a multipart body with the platform's parser. */
async function formOf({ headers, body }: Received): Promise<FormData> {
  const init = { headers: { "content-type": `${headers["content-type"]}` } };
  return new Response(Buffer.from(body, "latin1"), init).formData();
}

const photo = new File([new Uint8Array([137, 80, 255])], 'a "sea".png', { type: "image/png" });

test("form bodies accept typed objects with files, FormData and URLSearchParams", async () => {
  const problems: string[] = [];
  const files = await generateFixture("forms.yaml", { onWarning: ({ message }) => problems.push(message) });
  expect(problems).toEqual([]);
  expect(await typeCheck([...files, { path: "consumer.ts", text: consumer }])).toBe("");
});

test("types files as Blob in every variant of a form", async () => {
  const image = { image: { type: "string", contentMediaType: "image/png" } };
  const more = { more: { type: ["array", "null"], items: {} } };
  const variants = [{ properties: { ...image, ...more } }, { properties: { url: { type: "string" } } }];
  const schema = { anyOf: variants.map((variant) => ({ type: "object", ...variant })) };
  const post = operation({
    operationId: "send",
    requestBody: { content: { "multipart/form-data": { schema } } },
  });
  const types = textOf(await generate({ spec: documentOf({ "/a": { post } }) }), "types.gen.ts");
  expect(types).toContain("image?: Blob;");
  expect(types).toContain("more?: Blob[] | null;");
  expect(types).toContain("url?: string;");
});

test("sends form arrays as repeated names and objects as JSON, unless an encoding is documented", async () => {
  const [received] = await requestsOf((client) =>
    client.createToken({
      body: {
        grant: "a b&c",
        scopes: ["read", "x,y"],
        audience: ["one", "t,wo"],
        languages: ["de", "pt"],
        device: { name: "phone" },
        metadata: { plan: "free", limits: { tags: [1, 2] } },
        blocks: [{ id: 1 }, "two"],
        count: null,
      },
    }),
  );
  expect(received?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(received?.body).toContain("scopes=read&scopes=x%2Cy&audience=one,t%2Cwo&languages=de+pt&");
  expect([...new URLSearchParams(received?.body)]).toEqual([
    ["grant", "a b&c"],
    ["scopes", "read"],
    ["scopes", "x,y"],
    ["audience", "one,t,wo"],
    ["languages", "de pt"],
    ["device", '{"name":"phone"}'],
    ["metadata[plan]", "free"],
    ["metadata[limits][tags][0]", "1"],
    ["metadata[limits][tags][1]", "2"],
    ["blocks", '{"id":1}'],
    ["blocks", '"two"'],
  ]);
});

test("sends arrays as repeated names in an undocumented form", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const [received] = await requestsOf((client) =>
    client.request("POST", "/other", { body: { scopes: ["read", "write it"] } }, { headers }),
  );
  expect(received?.body).toBe("scopes=read&scopes=write%20it");
});

test("sends files, repeated parts and JSON parts in a multipart form", async () => {
  const [received] = await requestsOf((client) =>
    client.uploadPhoto({
      body: {
        photo,
        attachments: [new Blob(["one"]), new File(["two"], "b.txt", { type: "text/plain" })],
        tags: ["sea", "größe"],
        caption: undefined,
        location: { city: "Porto" },
        history: [{ city: "Faro" }, { city: "Braga" }],
        sidecar: { iso: 100 },
        note: "# Sea",
        profile: "<profile/>",
      },
    }),
  );
  const form = await formOf(received as Received);
  const sent = form.get("photo") as File;
  expect([sent.name.replaceAll("%22", '"'), sent.type]).toEqual(['a "sea".png', "image/png"]);
  expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual([137, 80, 255]);
  const attachments = form.getAll("attachments") as File[];
  expect(attachments.map(({ name, type }) => [name, type])).toEqual([
    ["blob", "application/octet-stream"],
    ["b.txt", "text/plain"],
  ]);
  expect(form.getAll("tags")).toEqual(["sea", "größe"]);
  expect(form.has("caption")).toBe(false);
  expect(form.getAll("history")).toEqual(['{"city":"Faro"}', '{"city":"Braga"}']);
  const parts = received?.body.split(/\r?\n?--+\w+(?:--)?\r\n/).map((part) => part.split("\r\n\r\n")[0]);
  expect(parts).toContain(
    'Content-Disposition: form-data; name="location"\r\nContent-Type: application/json',
  );
  expect(parts).toContain(
    'Content-Disposition: form-data; name="sidecar"\r\nContent-Type: application/vnd.sidecar+json',
  );
  expect(parts).toContain('Content-Disposition: form-data; name="note"\r\nContent-Type: text/markdown');
  expect(parts).toContain('Content-Disposition: form-data; name="profile"\r\nContent-Type: application/xml');
});

test("sends multipart forms for http calls, referenced request bodies and FormData objects", async () => {
  const own = new FormData();
  own.set("photo", photo);
  const received = await requestsOf(async (client) => {
    await client.http.POST("/photos", { body: { photo, tags: ["a"] } });
    await client.replacePhotos({ body: { scan: new Blob(["scan"]), thumbnail: photo } });
    await client.uploadPhoto({ body: own });
  });
  const forms = await Promise.all(received.map(formOf));
  expect(forms.map((form) => [...form.keys()])).toEqual([
    ["photo", "tags"],
    ["scan", "thumbnail"],
    ["photo"],
  ]);
});

test("sends forms through standalone operations", async () => {
  const server = await startRecorder();
  const files = await generateFixture("forms.yaml");
  const operations = await liveOperations<Pick<Darkroom, "createToken" | "uploadPhoto">>(files, server.url);
  await operations.createToken({ body: { grant: "code", scopes: ["a", "b"] } });
  await operations.uploadPhoto({ body: { photo, tags: ["sea"] } });
  expect(server.received[0]?.body).toBe("grant=code&scopes=a&scopes=b");
  expect([...(await formOf(server.received[1] as Received)).keys()]).toEqual(["photo", "tags"]);
});

test("rejects unsupported form values before sending a request", async () => {
  const received = await requestsOf(async (client) => {
    const invalid = { method: "POST", name: "InvalidArgumentError" };
    await expect(client.uploadPhoto({ body: { photo: new Date() } })).rejects.toMatchObject({
      ...invalid,
      message: expect.stringContaining("body.photo must be a string, a finite number"),
    });
    await expect(client.uploadPhoto({ body: [photo] })).rejects.toMatchObject({
      ...invalid,
      message: expect.stringContaining("body must be an object"),
    });
    await expect(client.createToken({ body: { device: { id: 1n } } })).rejects.toMatchObject(invalid);
  });
  expect(received).toEqual([]);
});

test("warns about request body parts that clients do not serialize and shows their JSON pointers", async () => {
  const problems: string[] = [];
  const content = (type: string, media: object): object => ({ requestBody: { content: { [type]: media } } });
  const schema = { type: "object", properties: { encoding: { type: "string" } } };
  const encoding = { encoding: { headers: { "X-Part": {} }, allowReserved: true } };
  const paths = {
    "/form": { post: operation(content("multipart/form-data", { schema, encoding })) },
    "/mixed": { post: operation(content("multipart/mixed", { schema })) },
    "/xml": { post: operation(content("application/xml", { schema })) },
    "/lines": { post: operation(content("application/jsonl", { itemSchema: schema })) },
  };
  const components = { schemas: { responses: schema, encoding: { properties: { encoding: schema } } } };
  await generate({
    spec: documentOf(paths, { components }),
    onWarning: ({ message }) => problems.push(message.replace(/: (?!.*: ).*/, "")),
  });
  expect(problems).toEqual([
    "#/paths/~1form/post/requestBody/content/multipart~1form-data/encoding/encoding/headers: the headers of the part encoding are not sent",
    "#/paths/~1form/post/requestBody/content/multipart~1form-data/encoding/encoding/allowReserved: allowReserved is ignored for the part encoding",
    "#/paths/~1mixed/post/requestBody/content/multipart~1mixed: the parts of multipart/mixed are not serialized",
    "#/paths/~1xml/post/requestBody/content/application~1xml: the schema of application/xml is ignored, because the client neither parses nor writes XML",
    "#/paths/~1lines/post/requestBody/content/application~1jsonl: the items of application/jsonl are not serialized",
  ]);
});

test.each(["3.0.4", "3.1.1"])(
  "applies styles to the parts of a form as OpenAPI %s requires",
  async (openapi) => {
    const problems: string[] = [];
    const schema = { type: "object", properties: { tags: { type: "array", items: { type: "string" } } } };
    const encoding = { tags: { style: "form", explode: false } };
    const types = ["multipart/form-data", "application/x-www-form-urlencoded"];
    const paths = types.map((type, index) => {
      const requestBody = { content: { [type]: { schema, encoding } } };
      return [`/${index}`, { post: operation({ operationId: `send${index}`, requestBody }) }] as const;
    });
    const files = await generate({
      spec: documentOf(Object.fromEntries(paths), { openapi }),
      onWarning: ({ message }) => problems.push(message),
    });
    const styled = textOf(files, "operations.gen.ts").match(/style: "form", explode: false/g);
    const place = "#/paths/~10/post/requestBody/content/multipart~1form-data/encoding/tags";
    const reason = "because OpenAPI 3.0 supports it only in URL-encoded forms";
    expect([styled?.length, problems]).toEqual(
      openapi === "3.1.1"
        ? [2, []]
        : [
            1,
            ["style", "explode"].map(
              (key) =>
                `${place}/${key}: the ${key} of the part tags is ignored, ${reason}: remove the ${key}, or change the document's version to 3.1`,
            ),
          ],
    );
  },
);

test("a client without forms contains no form code", async () => {
  const files = await generate({ spec: documentOf({ "/a": { get: operation({ operationId: "a" }) } }) });
  expect(textOf(files, "operations.gen.ts")).not.toMatch(/formBody|multipartBody|encod/);
});
