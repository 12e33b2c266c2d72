import { mediaTypeOf, readBody } from "@seamline/openapi/body";
import type { ContractContent, ContractOperation } from "@seamline/openapi/contract-operation";
import type { Schema } from "@seamline/openapi/document";
import type { Exchange, RecordedMessage } from "@seamline/openapi/recorded-exchange";
import { decodeQuery, type RawQuery, readQuery } from "@seamline/openapi/request-target";
import { documentedResponse } from "@seamline/openapi/response-check";
import type { Routed } from "@seamline/openapi/route-request";
import { checkExchange, isAccepted, type WalkedBody } from "./contract/check-exchange.ts";
import type { ObservedDocument } from "./contract/observed-document.ts";
import { OperationTally } from "./contract/operation-tally.ts";
import { describePath } from "./contract/unknown-path.ts";
import { walkBody } from "./points/body-walk.ts";
import { CredentialEvidence } from "./points/credential-evidence.ts";
import { PageEvidence } from "./points/page-evidence.ts";
import { PlaceEvidence } from "./points/place-evidence.ts";
import { methodLabel } from "./safe-names.ts";
import { entryOf, Sightings } from "./sightings.ts";

export interface ObservationOptions {
  /** Whether to keep repeated constants, to propose enums, and to show the words of unknown paths. */
  readonly values: boolean;
}

/** A request to the service that matches no operation. */
interface UnknownRequest {
  /** Method, path and status, such as `POST /v1/matters/*:archive (200)`. */
  readonly request: string;
  readonly isAccepted: boolean;
  readonly sightings: Sightings;
}

/** Collects differences from one document's contract, and observations at its open extension points. */
export class DocumentObservation {
  readonly document: ObservedDocument;
  readonly exchanges: Sightings = new Sightings();
  readonly operations: Map<string, OperationTally> = new Map();
  readonly unknown: Map<string, UnknownRequest> = new Map();
  readonly places: Map<Schema, PlaceEvidence> = new Map();
  readonly credentials: CredentialEvidence = new CredentialEvidence();
  readonly pages: Map<string, PageEvidence> = new Map();
  readonly #options: ObservationOptions;

  constructor(document: ObservedDocument, options: ObservationOptions) {
    this.document = document;
    this.#options = options;
  }

  addUnknown(exchange: Exchange, path: string): void {
    const { method, status, at } = exchange;
    const shown = describePath(this.document.bundle, path, this.#options.values);
    const request = `${methodLabel(method)} ${shown} (${status ?? "no response"})`;
    this.exchanges.add(at);
    const known = entryOf(this.unknown, request, () => ({
      request,
      isAccepted: isAccepted(exchange),
      sightings: new Sightings(),
    }));
    known.sightings.add(at);
  }

  add(exchange: Exchange, routed: Routed): void {
    const { at, status } = exchange;
    const { operation, query } = routed;
    const tally = entryOf(this.operations, operation.operationId, () => new OperationTally(operation));
    this.exchanges.add(at);
    this.credentials.add(exchange.request.headers, at);
    const walked = this.#walkResponse(exchange, operation);
    tally.add(status, at, checkExchange(exchange, this.document, routed, walked));
    if (isAccepted(exchange)) this.#addRequest(exchange, routed, readQuery(query), tally);
  }

  #walkResponse({ status, response, at }: Exchange, operation: ContractOperation): WalkedBody {
    const undocumented = new Set<string>();
    const beyondEnums = new Set<string>();
    const documented = status === undefined ? undefined : documentedResponse(operation, status);
    const read = documented && readJson(response, documented.content);
    if (read) {
      this.#walk(read, at, (pointer) => void undocumented.add(pointer), beyondEnums);
      if (status !== undefined && status < 300) this.#pagesOf(operation).addResponse(read.value);
    }
    const { names } = this.document;
    return {
      undocumented: [...undocumented],
      isOpenValue: (pointer) => beyondEnums.has(names.pointer(pointer)),
    };
  }

  #addRequest(
    { request, at }: Exchange,
    { operation }: Routed,
    query: RawQuery,
    tally: OperationTally,
  ): void {
    const known = new Set(operation.parameters.map(({ name }) => name));
    for (const [name, [value = ""]] of query)
      if (!known.has(name)) tally.addParameter(this.document.names.parameter(name), typedValue(value), at);
    this.#pagesOf(operation).addRequest(query);
    const read = operation.requestBody && readJson(request, operation.requestBody.content);
    if (!read) return;
    const { ignoredMembers } = tally;
    this.#walk(
      read,
      at,
      (pointer) => entryOf(ignoredMembers, pointer, () => new Sightings()).add(at),
      new Set(),
    );
  }

  #walk(
    { schema, value }: ReadJson,
    at: number | undefined,
    undocumented: (pointer: string) => void,
    beyondEnums: Set<string>,
  ): void {
    const { bundle, names } = this.document;
    walkBody(bundle, schema, value, {
      openObject: (place, members) => this.#placeOf(place).addObject(members, at),
      untyped: (place, member) => this.#placeOf(place).values.add(member, at),
      undocumented,
      beyondEnum: (place, pointer) => {
        this.#placeOf(place).beyondEnum.add(at);
        beyondEnums.add(names.pointer(pointer));
      },
    });
  }

  #placeOf(schema: Schema): PlaceEvidence {
    return entryOf(this.places, schema, () => new PlaceEvidence(this.#options.values));
  }

  #pagesOf({ operationId }: ContractOperation): PageEvidence {
    return entryOf(this.pages, operationId, () => new PageEvidence());
  }
}

interface ReadJson {
  readonly schema: Schema;
  readonly value: unknown;
}

/** Parses a JSON body and finds its schema. Returns nothing for invalid JSON, because the response check reports it. */
function readJson(
  { headers, body }: RecordedMessage,
  content: readonly ContractContent[],
): ReadJson | undefined {
  if (body === undefined || body.length === 0) return undefined;
  const read = readBody(body, mediaTypeOf(headers.get("content-type")), content);
  if ("violation" in read || read.content.schema === undefined) return undefined;
  return { schema: read.content.schema, value: read.value };
}

/** Converts a query value to the type suggested by its text. */
function typedValue(raw: string): unknown {
  const text = decodeQuery(raw) ?? raw;
  if (/^(?:0|[1-9]\d{0,8})$/.test(text)) return Number(text);
  return /^(?:true|false)$/.test(text) ? text === "true" : text;
}
