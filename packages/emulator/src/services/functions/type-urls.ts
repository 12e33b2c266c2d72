import type { HttpRequest } from "@seamline/emulator-kit";
import { type ApiVersion, apiVersionOf } from "./api-versions.ts";

/** Messages that occur in fields of type `Any`, by their names in the reference facts. */
export const messageTypes = [
  "CloudFunction",
  "Function",
  "Empty",
  "OperationMetadataV1",
  "OperationMetadata",
  "LocationMetadata",
] as const;

/** Type URLs by message. `{version}` is replaced by the API version. */
export type TypeUrls = Readonly<Partial<Record<(typeof messageTypes)[number], string>>>;

const TYPE_PACKAGE = "type.googleapis.com/google.cloud.functions.{version}";

/**
 * The type URLs that Protocol Buffers clients use to look up messages. They are not documented, but without them such
 * clients cannot unpack long-running operations. A seed can replace or remove them.
 */
const defaultTypeUrls: Required<TypeUrls> = {
  CloudFunction: `${TYPE_PACKAGE}.CloudFunction`,
  Function: `${TYPE_PACKAGE}.Function`,
  Empty: "type.googleapis.com/google.protobuf.Empty",
  OperationMetadataV1: `${TYPE_PACKAGE}.OperationMetadataV1`,
  OperationMetadata: `${TYPE_PACKAGE}.OperationMetadata`,
  LocationMetadata: `${TYPE_PACKAGE}.LocationMetadata`,
};

type Message = Readonly<Record<string, unknown>>;
type TypeAdder = (type: string, message: unknown) => unknown;

/** The header that identifies Protocol Buffers clients, which unpack messages by type URL. */
const API_CLIENT_HEADER = "x-goog-api-client";

/**
 * Adds type URLs to the messages of a response for Protocol Buffers clients, even if the contract does not describe an
 * `@type`. Other clients receive type URLs only if the seed sets them.
 */
export function addTypeUrls(
  body: unknown,
  operationId: string,
  request: HttpRequest,
  seedUrls: TypeUrls | undefined,
): unknown {
  const finish = FINISHERS[operationId];
  if (!finish) return body;
  const urls = seedUrls ?? (request.headers.get(API_CLIENT_HEADER) === null ? undefined : defaultTypeUrls);
  if (!urls) return body;
  const version = apiVersionOf(request);
  return finish(body as Message, version, typeAdder(urls, version));
}

function typeAdder(urls: TypeUrls, version: ApiVersion): TypeAdder {
  return (type, message) => {
    const url = Object.hasOwn(urls, type) ? urls[type as keyof TypeUrls] : undefined;
    if (url === undefined || typeof message !== "object" || message === null) return message;
    return { ...message, "@type": url.replaceAll("{version}", version) };
  };
}

type ResponseFinisher = (body: Message, version: ApiVersion, typed: TypeAdder) => unknown;

const FINISHERS: Readonly<Record<string, ResponseFinisher>> = {
  createFunction: longRunningWithTypes,
  patchFunction: longRunningWithTypes,
  deleteFunction: longRunningWithTypes,
  getOperation: longRunningWithTypes,
  listOperations: finishEach("operations", longRunningWithTypes),
  listLocations: finishEach("locations", ({ metadata, ...location }, _, typed) =>
    metadata ? { ...location, metadata: typed("LocationMetadata", metadata) } : location,
  ),
};

function finishEach(member: string, finish: ResponseFinisher): ResponseFinisher {
  return (body, version, typed) => {
    const items = (body[member] ?? []) as readonly Message[];
    return { ...body, [member]: items.map((item) => finish(item, version, typed)) };
  };
}

function longRunningWithTypes(
  { metadata, response, ...operation }: Message,
  version: ApiVersion,
  typed: TypeAdder,
): Message {
  const type = (response as Message | undefined)?.["@type"];
  return {
    ...operation,
    ...(metadata !== undefined && { metadata: metadataWithTypes(metadata as Message, version, typed) }),
    ...(response !== undefined && { response: typed(`${type}`, response) }),
  };
}

function metadataWithTypes(metadata: Message, version: ApiVersion, typed: TypeAdder): unknown {
  const [type, requestMember, requestType] =
    version === "v1"
      ? ["OperationMetadataV1", "request", "CloudFunction"]
      : ["OperationMetadata", "requestResource", "Function"];
  const request = metadata[requestMember];
  if (request === undefined) return typed(type, metadata);
  return typed(type, { ...metadata, [requestMember]: typed(requestType, request) });
}
