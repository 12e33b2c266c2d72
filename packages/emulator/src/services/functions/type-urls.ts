import type { HttpRequest } from "../../pipeline/http-request.ts";
import { type ApiVersion, apiVersionOf } from "./api-versions.ts";

/** The messages that stand where any may, as the reference facts call them. */
export const messageTypes = [
  "CloudFunction",
  "Function",
  "Empty",
  "OperationMetadataV1",
  "OperationMetadata",
  "LocationMetadata",
] as const;

/** URLs of the types of messages. `{version}` in them stands for that of the interface. */
export type TypeUrls = Readonly<Partial<Record<(typeof messageTypes)[number], string>>>;

const TYPE_PACKAGE = "type.googleapis.com/google.cloud.functions.{version}";

/**
 * What clients that speak Protocol Buffers look messages up by, which no document shows: without these they can unpack
 * no operation. A seed may name others, or none.
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

/** What clients that speak Protocol Buffers say of themselves: they unpack messages by their types. */
const API_CLIENT_HEADER = "x-goog-api-client";

/**
 * Has messages say their types by URLs, also where the contract shows no `@type`, to clients that cannot do without.
 * Everybody else is answered as the contract says, unless the seed names URLs, which are for all.
 *
 * @param seedUrls the seed's URLs
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
  const [own, held, type] =
    version === "v1"
      ? ["OperationMetadataV1", "request", "CloudFunction"]
      : ["OperationMetadata", "requestResource", "Function"];
  const request = metadata[held];
  return typed(own, request === undefined ? metadata : { ...metadata, [held]: typed(type, request) });
}
