import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a request said. */
export interface ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly accessKey: string | undefined;
}

export interface StandIn extends AsyncDisposable {
  readonly url: string;
  /** Every request so far. */
  readonly requests: readonly ReceivedRequest[];
}

/** The key that the server knows. */
export const ACCESS_KEY = "rehearsal";

/** A server on loopback with three zones on two pages, which refuses requests without the key or with `X-Refuse`. */
export async function startEdgeStandIn(): Promise<StandIn> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    requests.push(received(request));
    const { accesskey, "x-refuse": refuse } = request.headers;
    const refused = accesskey !== ACCESS_KEY || refuse !== undefined;
    response.writeHead(refused ? 401 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(refused ? refusal : pageOf(request)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const refusal = { ErrorKey: "account.unauthorized", Field: "AccessKey", Message: "Refused." };

function received({ method = "", url = "", headers }: IncomingMessage): ReceivedRequest {
  return { method, target: url, accessKey: headers.accesskey?.toString() };
}

function pageOf({ url = "" }: IncomingMessage): object {
  const page = Number(new URL(url, "http://127.0.0.1").searchParams.get("page") ?? "1");
  return { Items: page === 1 ? [{}, {}] : [{}], CurrentPage: page, TotalItems: 3, HasMoreItems: page === 1 };
}
