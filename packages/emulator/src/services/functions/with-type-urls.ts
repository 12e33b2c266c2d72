import type { HttpRequest } from "../../http/http-request.ts";
import { type ApiVersion, apiVersionOf } from "./api-version.ts";
import { knownTypeUrls } from "./known-type-urls.ts";
import type { TypeUrls } from "./message-types.ts";

type Message = Readonly<Record<string, unknown>>;
type Typing = (type: string, message: unknown) => unknown;

/** What clients that speak Protocol Buffers say of themselves: they unpack messages by their types. */
const PACKED_CLIENT = "x-goog-api-client";

/**
 * Has messages say their types by URLs, also where the contract shows no `@type`, to clients that cannot do without.
 * Everybody else is answered as the contract says, unless the seed names URLs, which are for all.
 *
 * @param given the seed's URLs
 */
export function withTypeUrls(
  body: unknown,
  operationId: string,
  request: HttpRequest,
  given: TypeUrls | undefined,
): unknown {
  const finish = FINISHES[operationId];
  if (!finish) return body;
  const urls = given ?? (request.headers.get(PACKED_CLIENT) === null ? undefined : knownTypeUrls);
  if (!urls) return body;
  const version = apiVersionOf(request);
  return finish(body as Message, version, typingBy(urls, version));
}

function typingBy(urls: TypeUrls, version: ApiVersion): Typing {
  return (type, message) => {
    const url = Object.hasOwn(urls, type) ? urls[type as keyof TypeUrls] : undefined;
    if (url === undefined || typeof message !== "object" || message === null) return message;
    return { ...message, "@type": url.replaceAll("{version}", version) };
  };
}

type Finish = (body: Message, version: ApiVersion, typed: Typing) => unknown;

const FINISHES: Readonly<Record<string, Finish>> = {
  createFunction: typedOperation,
  patchFunction: typedOperation,
  deleteFunction: typedOperation,
  getOperation: typedOperation,
  listOperations: inList("operations", typedOperation),
  listLocations: inList("locations", ({ metadata, ...location }, _, typed) =>
    metadata ? { ...location, metadata: typed("LocationMetadata", metadata) } : location,
  ),
};

function inList(member: string, finish: Finish): Finish {
  return (body, version, typed) => {
    const items = (body[member] ?? []) as readonly Message[];
    return { ...body, [member]: items.map((item) => finish(item, version, typed)) };
  };
}

function typedOperation(
  { metadata, response, ...operation }: Message,
  version: ApiVersion,
  typed: Typing,
): Message {
  const type = (response as Message | undefined)?.["@type"];
  return {
    ...operation,
    ...(metadata !== undefined && { metadata: typedMetadata(metadata as Message, version, typed) }),
    ...(response !== undefined && { response: typed(`${type}`, response) }),
  };
}

function typedMetadata(metadata: Message, version: ApiVersion, typed: Typing): unknown {
  const [own, held, type] =
    version === "v1"
      ? ["OperationMetadataV1", "request", "CloudFunction"]
      : ["OperationMetadata", "requestResource", "Function"];
  const request = metadata[held];
  return typed(own, request === undefined ? metadata : { ...metadata, [held]: typed(type, request) });
}
