import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { EmulatedService } from "@seamline/emulator-kit";
import type { ServerContext } from "@seamline/emulator-kit/host";
import { RepeatedHeaders } from "@seamline/emulator-kit/host";
import { isLoopbackHost } from "@seamline/openapi/page-origin";
import type { Connections } from "./connections.ts";
import { connectResponse, malformedResponse } from "./malformed-request.ts";
import { rejectExpectation, serveExpectingRequest, serveRequest } from "./serve-request.ts";
import type { Timeouts } from "./timeouts.ts";

/**
 * Do not use `import`: it evaluates all exports, including `fetch` and `WebSocket`, which takes a tenth of the startup
 * time.
 */
const { createServer } = process.getBuiltinModule("node:http");

/**
 * The maximum size of the request target and header fields together, in bytes. The limit leaves room for a target of 8
 * kB.
 */
const MAX_HEAD_BYTES = 32 * 1024;

/** Creates an HTTP/1 server for one service, without listening. */
export function createServiceServer(
  service: EmulatedService,
  connections: Connections,
  { context, timeouts }: { readonly context: ServerContext; readonly timeouts: Timeouts },
): Server {
  const server = createServer(serverOptions(timeouts));
  const repeatedHeaders = new RepeatedHeaders();
  const served = { service, isLoopbackOnly: false, server: context, repeatedHeaders };
  server.once("listening", () => {
    served.isLoopbackOnly = isLoopbackHost((server.address() as AddressInfo | null)?.address ?? "");
  });
  // Disable Node's limit, which silently drops fields. The total size of the fields is limited instead.
  server.maxHeadersCount = 0;
  server.on("connection", (socket) => connections.add(socket));
  server.on("request", (message, response) =>
    connections.handleInTurn(response, () => void serveRequest(served, message, response)),
  );
  server.on("checkContinue", (message, response) =>
    connections.handleInTurn(response, () => void serveExpectingRequest(served, message, response)),
  );
  server.on("checkExpectation", (_, response) =>
    connections.handleInTurn(response, () => rejectExpectation(response)),
  );
  server.setTimeout(timeouts.sendMs, (socket) => connections.endIdle(socket));
  server.on("connect", (_, socket) => connections.end(socket, connectResponse()));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    connections.end(socket, error.code === "ECONNRESET" ? "" : malformedResponse(error.code)),
  );
  return server;
}

function serverOptions({ headersMs, requestMs, keepAliveMs }: Timeouts) {
  const headersTimeout = Math.min(headersMs, requestMs);
  return {
    joinDuplicateHeaders: true,
    insecureHTTPParser: false,
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.max(Math.ceil(headersTimeout / 4), 10),
  };
}
