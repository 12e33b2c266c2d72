import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers";
import type { EmulatedService, ServiceResponse } from "@seamline/emulator-kit";
import { bodyLimitOf, isStream } from "@seamline/emulator-kit/host";
import {
  declaresTooLarge,
  discardRest,
  hasBody,
  NodeRequest,
  type ReceivingServer,
  type RequestedAddress,
  readBody,
  requestedAddress,
} from "./incoming-request.ts";
import { writeLastResponse, writeResponse } from "./write-response.ts";

/** A service, and who can reach its server. */
export interface ServedService extends ReceivingServer {
  readonly service: EmulatedService;
}

/** How much of a body that is too long is read and discarded while its sender gets the response. */
const LINGER = { bytes: 64 * 1024 * 1024, ms: 1_000 };

/**
 * Reads a request with its body, and writes the response. Never fails.
 *
 * @param isBodyDue whether the sender sends its body, rather than waiting for a 100 (Continue)
 */
export async function serveRequest(
  served: ServedService,
  message: IncomingMessage,
  outgoing: ServerResponse,
  isBodyDue = true,
): Promise<void> {
  outgoing.sendDate = false;
  try {
    const address = requestedAddress(message);
    const body = hasBody(message) ? await readBody(message, maxBytesOf(served, address)) : undefined;
    const response = await (address
      ? served.service.handle(new NodeRequest(message, outgoing, address, body, served))
      : plain(400, "Host must be a host, and perhaps a port."));
    if (body === "too-large") {
      const discard = (): Promise<void> => discardRest(message, LINGER);
      await writeLastResponse(outgoing, response, isBodyDue ? discard : async () => {});
      return;
    }
    if (!isStream(response.body)) await endOfTurn();
    await writeResponse(outgoing, response, response.isEndless ? served.server.closing : undefined);
  } catch (error) {
    fail(outgoing, error);
  }
}

/** Responds to a request whose sender waits for a 100 (Continue) to send its body (RFC 9110 section 10.1.1). */
export async function serveExpectingRequest(
  served: ServedService,
  message: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const isBodyWanted = !declaresTooLarge(message, maxBytesOf(served, requestedAddress(message)));
  if (isBodyWanted) outgoing.writeContinue();
  return serveRequest(served, message, outgoing, isBodyWanted);
}

/** Responds to a request with an expectation other than 100-continue. */
export function rejectExpectation(outgoing: ServerResponse): void {
  outgoing.sendDate = false;
  writeResponse(outgoing, plain(417, "Of all expectations only 100-continue can be met."));
}

function maxBytesOf({ service }: ServedService, address: RequestedAddress | undefined): number {
  return bodyLimitOf(address?.target ?? "", service);
}

/** A client that has disconnected gets nothing. One that has the head of a response loses the connection. */
function fail(outgoing: ServerResponse, error: unknown): void {
  const { socket } = outgoing.req;
  if (socket.destroyed || outgoing.closed || outgoing.headersSent) return void socket.destroy();
  console.error("The emulator failed to handle a request.", error);
  writeResponse(outgoing, plain(500, "The emulator failed to handle the request. Its console says why."));
}

function plain(status: number, text: string): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}

let turnEnd: Promise<void> | undefined;

/**
 * Settles when everything that has arrived is read. Responses wait for it to be written together: the first one wakes its
 * receiver, which takes the system longer than most responses take to make, and the others find it awake.
 */
function endOfTurn(): Promise<void> {
  turnEnd ??= new Promise((resolve) => {
    // It is imported, because test frameworks replace the global function, and requests must get responses all the same.
    setImmediate(() => {
      turnEnd = undefined;
      resolve();
    });
  });
  return turnEnd;
}
