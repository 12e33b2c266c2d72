/** Responses to messages that Node's parser rejects, keyed by error code. */
const PROBLEMS: Readonly<Record<string, readonly [status: string, problem: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The target and the header fields are too long.",
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "Chunk extensions are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
};

const MALFORMED = ["400 Bad Request", "The request is not well-formed HTTP/1.1."] as const;

/** Returns the raw response to a malformed message. It is plain text, because the service is not known. */
export function malformedResponse(code: string | undefined): string {
  const [status, problem] = PROBLEMS[code ?? ""] ?? MALFORMED;
  return plainMessage(status, problem);
}

/** Returns the raw response to CONNECT, which is not supported. */
export function connectResponse(): string {
  return plainMessage(
    "405 Method Not Allowed",
    "This server is not a proxy.",
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
