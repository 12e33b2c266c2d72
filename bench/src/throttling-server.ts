/**
 * A process with a server that alternates: it accepts a number of requests, then responds with 429 and `Retry-After`
 * for a while. Sends the port to its parent.
 *
 * throttling-server.ts <requests> <seconds>
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";

const [requests = 0, seconds = 0] = process.argv.slice(2).map(Number);
const JSON_TYPE = { "content-type": "application/json" };
/** GitHub's own message, which Octokit's plugin looks for. */
const THROTTLED = JSON.stringify({ message: "You have exceeded a secondary rate limit." });

let left = requests;
let reopens = 0;

const server = createServer((request, response) => {
  const now = performance.now();
  if (left === 0 && now >= reopens) left = requests;
  if (left > 0) respond(response, request.url ?? "");
  else fail(response, (reopens - now) / 1000);
  if (left === 0 && now >= reopens) reopens = now + seconds * 1000;
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => server.close().closeAllConnections());

function respond(response: ServerResponse, path: string): void {
  left -= 1;
  response.writeHead(200, JSON_TYPE);
  response.end(JSON.stringify({ matterId: path.split("/").at(-1), name: "Case 42" }));
}

function fail(response: ServerResponse, secondsLeft: number): void {
  response.writeHead(429, { ...JSON_TYPE, "retry-after": String(Math.ceil(secondsLeft)) });
  response.end(THROTTLED);
}
