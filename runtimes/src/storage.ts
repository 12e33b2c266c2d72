import type { IncomingMessage } from "node:http";
import { type Answer, bodyOf, sendJson } from "./answer.ts";

/** A browser drops what its page has not read when a connection breaks. Milliseconds. */
const TIME_TO_READ = 100;

/** Keeps one archive behind a signed URL, and breaks off whoever fetches all of it. */
export function storageAnswers(): Record<string, Answer> {
  let archive: Buffer = Buffer.alloc(0);
  let headers: IncomingMessage["headers"] = {};
  const urlOf = (request: IncomingMessage): string =>
    `http://${request.headers.host}/archive?signature=s3cret`;
  const put: Answer = async (request, response) => {
    archive = await bodyOf(request);
    headers = request.headers;
    response.end();
  };
  const get: Answer = (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const length = archive.length - from;
    const range = { "content-range": `bytes ${from}-${archive.length - 1}/${archive.length}` };
    response.writeHead(from ? 206 : 200, { etag: '"1"', "content-length": length, ...(from && range) });
    if (from) response.end(archive.subarray(from));
    else
      response.write(archive.subarray(0, length / 2), () =>
        setTimeout(() => response.destroy(), TIME_TO_READ),
      );
  };
  return {
    archive: (request, response) => (request.method === "PUT" ? put : get)(request, response),
    uploaded: (_, response) => sendJson(response, 200, { headers, bytes: archive.length }),
    // The functions service.
    v2: (request, response) =>
      sendJson(response, 200, {
        uploadUrl: urlOf(request),
        downloadUrl: urlOf(request),
        storageSource: { bucket: "b", object: "o" },
      }),
  };
}
