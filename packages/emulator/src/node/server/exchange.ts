import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate } from "node:timers";
import { bodyLimitOf } from "../../control/control-body.ts";
import type { HttpRequest } from "../../pipeline/http-request.ts";
import { isResponse, type ServiceResponse } from "../../pipeline/service-response.ts";
import type { EmulatedService } from "../../runtime/create-emulator.ts";
import { NodeRequest, requestedAddress } from "./node-request.ts";
import { discardRest, hasBody, isSaidTooLarge, readBody } from "./request-body.ts";
import { sendAnswer, sendLastAnswer, sendResponse } from "./write-response.ts";

/** How much of a body that is too long is read, and thrown away, while its sender gets the answer. */
const LINGER = { bytes: 64 * 1024 * 1024, ms: 1_000 };

/**
 * Answers a request: its body comes first. Never fails.
 *
 * @param isBodyDue whether the sender sends its body without waiting for leave
 */
export async function exchange(
  service: EmulatedService,
  message: IncomingMessage,
  response: ServerResponse,
  isBodyDue = true,
): Promise<void> {
  response.sendDate = false;
  try {
    const body = hasBody(message) ? await readBody(message, maxBytesOf(service, message)) : undefined;
    if (body === "too-large") await refuseBody(service, message, response, isBodyDue);
    else await send(response, await answerOf(service, message, response, body));
  } catch (error) {
    fail(response, error);
  }
}

/** Answers a request whose sender waits for leave to send its body (RFC 9110 section 10.1.1). */
export async function exchangeExpecting(
  service: EmulatedService,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const hasLeave = !isSaidTooLarge(message, maxBytesOf(service, message));
  if (hasLeave) response.writeContinue();
  return exchange(service, message, response, hasLeave);
}

function maxBytesOf(service: EmulatedService, message: IncomingMessage): number {
  return bodyLimitOf(requestedAddress(message)?.target ?? "", service);
}

/** Refuses what a sender expects beside leave to go on. */
export function refuseExpectation(response: ServerResponse): void {
  response.sendDate = false;
  sendAnswer(response, plain(417, "Of all expectations only 100-continue can be met."));
}

function answerOf(
  service: EmulatedService,
  message: IncomingMessage,
  response: ServerResponse,
  body: HttpRequest["body"],
): ServiceResponse | Promise<ServiceResponse | Response> {
  const address = requestedAddress(message);
  if (!address) return plain(400, "Host must be a host, and perhaps a port.");
  return service.handle(new NodeRequest(message, response, address, body));
}

async function send(response: ServerResponse, answer: ServiceResponse | Response): Promise<void> {
  if (isResponse(answer)) return sendResponse(response, answer);
  await endOfTurn();
  sendAnswer(response, answer);
}

async function refuseBody(
  service: EmulatedService,
  message: IncomingMessage,
  response: ServerResponse,
  isBodyDue: boolean,
): Promise<void> {
  response.shouldKeepAlive = false;
  const answer = await answerOf(service, message, response, "too-large");
  if (isResponse(answer)) return sendResponse(response, answer);
  sendLastAnswer(response, answer);
  if (isBodyDue) await discardRest(message, LINGER);
  response.end();
}

/** Who is gone is told nothing, and who has the head of an answer, that the rest is lost. */
function fail(response: ServerResponse, error: unknown): void {
  const { socket } = response.req;
  if (socket.destroyed || response.closed || response.headersSent) return void socket.destroy();
  console.error("The emulator failed to answer a request.", error);
  sendAnswer(response, plain(500, "The emulator failed to answer. Its console says why."));
}

function plain(status: number, text: string): ServiceResponse {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}

// Imported: programs that replace timers replace the global one, and are to be answered all the same.

let end: Promise<void> | undefined;

/**
 * Settles when all that has come in is taken. Answers wait for it, to be written together: the first one wakes its
 * receiver, which takes the system longer than most answers take to make, and finds it awake for the others.
 */
function endOfTurn(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = undefined;
      resolve();
    });
  });
  return end;
}
