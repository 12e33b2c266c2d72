/** A minimal Node server without validation and state. Prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { matter, zonePage } from "./responses.ts";

const server = createServer((request, response) => {
  const body = JSON.stringify(request.url?.startsWith("/dnszone") ? zonePage : matter);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ retention: `http://127.0.0.1:${port}`, edge: `http://127.0.0.1:${port}` }));
});
