/** What is wrong with a message that Node's parser does not take, by the code of its error. */
const PROBLEMS: Readonly<Record<string, readonly [status: string, problem: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "The target and the header fields are too long.",
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["413 Content Too Large", "The extensions of a chunk are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request did not arrive in time."],
};

const MALFORMED = ["400 Bad Request", "The request is not well-formed HTTP/1.1."] as const;

/** The whole answer to a message that is no request: nobody knows which operation, so its shape is nobody's. */
export function answerToMalformed(code: string | undefined): string {
  const [status, problem] = PROBLEMS[code ?? ""] ?? MALFORMED;
  return plainMessage(status, problem);
}

/** The answer to CONNECT: this is no proxy. */
export function answerToConnect(): string {
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
