import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { downloadExport } from "../../src/exports.ts";
import { exported, first, objects, one } from "./mailboxes.ts";
import { BUCKET, clientOf, KEY, keeping, startStorage } from "./storage.ts";

describe("a storageUrl", () => {
  test("the host of storageUrl receives only the client's credentials, not its other headers", async () => {
    const service = await startStorage({});
    const storage = await startStorage(objects);
    const client = clientOf(service, { headers: { "x-tenant": "t" } });
    await downloadExport(client, exported, keeping().target, { storageUrl: `${storage.url}/` });
    expect(service.received).toEqual([]);
    expect(storage.received[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    expect(storage.received[0]?.headers).not.toHaveProperty("x-tenant");
  });

  test("does not send the credentials to the target of a redirect", async () => {
    const elsewhere = await startStorage(objects);
    const storage = await startStorage(objects, ({ url }, response) => {
      response.writeHead(302, { location: `${elsewhere.url}${url}` }).end();
      return "done";
    });
    const failed = downloadExport(clientOf(storage), one, keeping().target);
    await expect(failed).rejects.toMatchObject({
      failures: [{ error: { name: "RedirectError", status: 302 } }],
    });
    expect(elsewhere.received).toEqual([]);
  });

  test.each(["http://storage.example.com", "/storage", "https://me@storage.example.com", "ftp://x", 7])(
    "storageUrl must be an absolute https: URL, not %s",
    async (storageUrl) => {
      const storage = await startStorage(objects);
      const failed = downloadExport(clientOf(storage), one, keeping().target, { storageUrl } as never);
      const error = await failed.catch((reason: unknown) => reason);
      expect(inspect(error)).toContain("options.storageUrl must be an absolute");
      expect(storage.received).toEqual([]);
    },
  );

  test("storageUrl can be an http: URL with allowInsecure", async () => {
    const sent: string[] = [];
    const fetch = async ({ url }: Request) => {
      sent.push(url);
      return new Response(Uint8Array.from(objects[`${first.objectName}`] as Buffer));
    };
    const client = clientOf(await startStorage({}), { fetch, allowInsecure: true });
    await downloadExport(client, one, keeping().target, { storageUrl: "http://storage.internal" });
    expect(sent).toEqual([
      `http://storage.internal/storage/v1/b/${BUCKET}/o/42%2F7%2Fmail%200%252F%2B.mbox?alt=media`,
    ]);
  });
});
