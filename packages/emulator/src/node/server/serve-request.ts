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

export interface ServedService extends ReceivingServer {
  readonly service: EmulatedService;
}

/** Limits for the rest of an oversized body, which is discarded while the response is sent. */
const LINGER = { bytes: 64 * 1024 * 1024, ms: 1_000 };

/**
 * Reads a request with its body and writes the response. Never throws.
 *
 * @param isBodyDue whether the client sends its body without waiting for 100 (Continue)
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
      : plain(400, "The Host header must contain a host and an optional port."));
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

/** Responds to a request whose client waits for 100 (Continue) before it sends the body (RFC 9110 section 10.1.1). */
export async function serveExpectingRequest(
  served: ServedService,
  message: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const isBodyWanted = !declaresTooLarge(message, maxBytesOf(served, requestedAddress(message)));
  if (isBodyWanted) outgoing.writeContinue();
  return serveRequest(served, message, outgoing, isBodyWanted);
}

/** Responds to a request that expects anything other than 100-continue. */
export function rejectExpectation(outgoing: ServerResponse): void {
  outgoing.sendDate = false;
  writeResponse(outgoing, plain(417, "The only supported expectation is 100-continue."));
}

function maxBytesOf({ service }: ServedService, address: RequestedAddress | undefined): number {
  return bodyLimitOf(address?.target ?? "", service);
}

/** Reports an error. If the response head was already sent, closes the connection. */
function fail(outgoing: ServerResponse, error: unknown): void {
  const { socket } = outgoing.req;
  if (socket.destroyed || outgoing.closed || outgoing.headersSent) return void socket.destroy();
  console.error("The emulator failed to handle a request.", error);
  writeResponse(
    outgoing,
    plain(500, "The emulator failed to handle the request. See its console for the error."),
  );
}

function plain(status: number, text: string): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}

let turnEnd: Promise<void> | undefined;

/**
 * Resolves when all received data has been read, so that responses are written together. Waking a receiving process
 * takes longer than creating most responses. Writing responses together avoids waking it for each response.
 */
function endOfTurn(): Promise<void> {
  turnEnd ??= new Promise((resolve) => {
    // Use the imported function, because test frameworks replace the global one.
    setImmediate(() => {
      turnEnd = undefined;
      resolve();
    });
  });
  return turnEnd;
}
