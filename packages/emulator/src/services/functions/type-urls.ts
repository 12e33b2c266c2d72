import type { HttpRequest } from "@seamline/emulator-kit";
import { type ApiVersion, apiVersionOf } from "./api-versions.ts";

/** The messages that occur where any message may occur, by their names in the reference facts. */
export const messageTypes = [
  "CloudFunction",
  "Function",
  "Empty",
  "OperationMetadataV1",
  "OperationMetadata",
  "LocationMetadata",
] as const;

/** Type URLs by message. `{version}` in them stands for the API version. */
export type TypeUrls = Readonly<Partial<Record<(typeof messageTypes)[number], string>>>;

const TYPE_PACKAGE = "type.googleapis.com/google.cloud.functions.{version}";

/**
 * The type URLs by which clients of Protocol Buffers look messages up. No document states them, but without them such
 * clients cannot unpack any operation. A seed may replace or remove them.
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

/**
 * The header by which the emulator recognizes clients of Protocol Buffers, which unpack messages by their type URLs.
 */
const API_CLIENT_HEADER = "x-goog-api-client";

/**
 * Adds type URLs to the messages of a response, also where the contract has no `@type`, for clients that cannot work
 * without them. Other clients get the response that the contract describes, unless the seed sets type URLs, which then
 * apply to every client.
 *
 * @param seedUrls the type URLs of the seed
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
  createFunction: operationWithTypes,
  patchFunction: operationWithTypes,
  deleteFunction: operationWithTypes,
  getOperation: operationWithTypes,
  listOperations: finishEach("operations", operationWithTypes),
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

function operationWithTypes(
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
