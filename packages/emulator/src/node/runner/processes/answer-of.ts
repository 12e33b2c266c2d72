import type { IncomingMessage } from "node:http";
import { endToEnd } from "../../../http/end-to-end.ts";
import { RawHeaders } from "../../../http/raw-headers.ts";
import type { ProgramAnswer } from "../../../service/code-runner.ts";
import { rawPairs } from "./raw-pairs.ts";

/** Bodies whose length is said, and no more than this, are taken whole: most answers, and much faster. Bytes. */
const SMALL = 64 * 1024;

/** How many bytes of a longer body wait for their reader. */
const AHEAD = 256 * 1024;

/** Statuses of answers without content. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** What becomes of an answer that is being read. */
export interface Reading {
  /** All of it is there, or nobody wants the rest. */
  over(): void;
  /** It broke off. Gives the error that readers are told. */
  broken(cause: Error): Promise<Error>;
  /** Whether its reader is slow, or the code. */
  stalled(isStalled: boolean): void;
}

/**
 * An answer of a program. A long body is read as it comes.
 *
 * @throws what `broken` gives; RangeError where the status is none that an answer may have
 */
export async function answerOf(incoming: IncomingMessage, reading: Reading): Promise<ProgramAnswer> {
  const { statusCode: status = 0, statusMessage: statusText = "", rawHeaders } = incoming;
  if (status < 200 || status > 599) throw new RangeError(`its status is ${status}`);
  const headers = endToEnd(rawPairs(rawHeaders));
  return { status, statusText, headers, body: await bodyOf(incoming, reading) };
}

function bodyOf(incoming: IncomingMessage, reading: Reading): Promise<ProgramAnswer["body"]> {
  const isWithout = incoming.statusCode !== undefined && WITHOUT_BODY.has(incoming.statusCode);
  // Asking for all fields by name has Node look at each of them.
  const length = new RawHeaders(incoming.rawHeaders).get("content-length");
  const isSmall = length !== null && Number(length) <= SMALL;
  if (isWithout || isSmall || isToHead(incoming)) return wholeBody(incoming, reading, isWithout);
  return Promise.resolve(streamedBody(incoming, reading));
}

function isToHead(incoming: IncomingMessage): boolean {
  return (incoming as unknown as { readonly req?: { readonly method: string } }).req?.method === "HEAD";
}

function wholeBody(
  incoming: IncomingMessage,
  reading: Reading,
  isWithout: boolean,
): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    incoming.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on("end", () => {
      reading.over();
      resolve(isWithout || chunks.length === 0 ? undefined : joined(chunks));
    });
    incoming.on("error", (cause) => void reading.broken(cause).then(reject));
  });
}

function joined([first = new Uint8Array(), ...others]: readonly Uint8Array[]): Uint8Array {
  return others.length === 0 ? first : Buffer.concat([first, ...others]);
}

function streamedBody(incoming: IncomingMessage, reading: Reading): ReadableStream<Uint8Array> {
  let isOver = false;
  const over = (): boolean => {
    const isFirst = !isOver;
    isOver = true;
    return isFirst;
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    incoming.on("data", (chunk: Uint8Array) => {
      if (isOver) return;
      controller.enqueue(chunk);
      if ((controller.desiredSize ?? 0) > 0) return;
      incoming.pause();
      reading.stalled(true);
    });
    incoming.on("end", () => {
      reading.over();
      if (over()) controller.close();
    });
    incoming.on("error", (cause) => {
      void reading.broken(cause).then((error) => over() && controller.error(error));
    });
  };
  const pull = (): void => {
    reading.stalled(false);
    incoming.resume();
  };
  const cancel = (): void => {
    over();
    reading.over();
    incoming.destroy();
  };
  return new ReadableStream({ start, pull, cancel }, new ByteLengthQueuingStrategy({ highWaterMark: AHEAD }));
}
