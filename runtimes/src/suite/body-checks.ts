import type { Echo } from "../suite-server.ts";
import { type Check, expectEqual, expectError } from "./check.ts";
import { createRoutesClient } from "./routes-client.ts";

const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** Checks bodies, because runtimes read and write them differently. */
export function bodyChecks(address: string): Check[] {
  const { http, routes } = createRoutesClient(address, { retry: false });
  const put = async (body: unknown): Promise<Echo> => (await routes.put({ route: "echo", body })) as Echo;
  const sent = async (body: unknown): Promise<unknown[]> => {
    const { base64, headers } = await put(body);
    return [headers["content-type"], base64];
  };
  return [
    {
      name: "sends JSON",
      run: async () => expectEqual(await sent({ a: "ä" }), ["application/json", base64Of('{"a":"ä"}')]),
    },
    {
      name: "sends bytes unchanged",
      run: async () => expectEqual(await sent(BYTES), ["application/octet-stream", base64Of(BYTES)]),
    },
    {
      name: "sends a blob with its type",
      run: async () =>
        expectEqual(await sent(new Blob([BYTES], { type: "image/png" })), ["image/png", base64Of(BYTES)]),
    },
    {
      name: "sends a form with its boundary",
      run: async () => {
        const form = new FormData();
        form.set("file", new Blob([BYTES]), "name");
        const { headers } = (await routes.putForm({ route: "echo", body: form })) as Echo;
        expectEqual(/^multipart\/form-data; ?boundary=./.test(`${headers["content-type"]}`), true);
      },
    },
    { name: "sends a stream, or throws an error if streams are not supported", run: () => sendStream(put) },
    {
      name: "reads bytes unchanged",
      run: async () => {
        const blob = (await routes.get({ route: "bytes" })) as Blob;
        expectEqual(base64Of(new Uint8Array(await blob.arrayBuffer())), base64Of(BYTES));
      },
    },
    {
      name: "returns the response as a stream",
      run: async () => {
        const { data } = await http.GET("/bytes", { parseAs: "stream" });
        const bytes = await new Response(data as unknown as ReadableStream).arrayBuffer();
        expectEqual(base64Of(new Uint8Array(bytes)), base64Of(BYTES));
      },
    },
  ];
}

function base64Of(content: string | Uint8Array): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return btoa(String.fromCharCode(...bytes));
}

/** Browsers only send streams over HTTP/2, which the loopback server does not support. */
async function sendStream(put: (body: unknown) => Promise<Echo>): Promise<void> {
  const source = () => new Blob([BYTES]).stream();
  if ("document" in globalThis) await expectError(put(source), "NetworkError");
  else expectEqual((await put(source)).base64, base64Of(BYTES));
}
