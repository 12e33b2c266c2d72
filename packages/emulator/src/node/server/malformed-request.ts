/** The problems of messages that Node's parser rejects, by the code of its error. */
const PROBLEMS: Readonly<Record<string, readonly [status: string, problem: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The target and the header fields are too long.",
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "The extensions of a chunk are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
};

const MALFORMED = ["400 Bad Request", "The request is not well-formed HTTP/1.1."] as const;

/** The response, as it goes over the wire, to a message that is no request. It is plain text, since no service is known. */
export function malformedResponse(code: string | undefined): string {
  const [status, problem] = PROBLEMS[code ?? ""] ?? MALFORMED;
  return plainMessage(status, problem);
}

/** The response to CONNECT, as it goes over the wire: this is no proxy. */
export function connectResponse(): string {
  return plainMessage(
    "405 Method Not Allowed",
    "This server is no proxy.",
    "Allow: GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE",
  );
}

function plainMessage(status: string, problem: string, ...fields: readonly string[]): string {
  const body = `${problem}\n`;
  const head = [
    `HTTP/1.1 ${status}`,
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${body.length}`,
    "Connection: close",
    ...fields,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
