import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";
import type { OpenedDocument } from "../framework/service-document.ts";
import { bytesOf, readRequest } from "../http/http-request.ts";
import { findOperation } from "../pipeline/match-request.ts";

/** What the contracts of a service say of a request and its response, as JSON. */
export interface ExchangeCheck {
  /** The document of the operation, such as `parcels@v1`. */
  readonly document: string;
  readonly operationId: string;
  /** What the request has that the contract does not allow. */
  readonly request: readonly Violation[];
  /** What of the request is ignored, and was probably meant to count. */
  readonly warnings: readonly RequestWarning[];
  /** What the response has that the contract does not allow. */
  readonly response: readonly Violation[];
}

/**
 * Checks a request and its response by the contract of their operation. The bodies of both are read.
 *
 * @returns `undefined` for a request that is for no operation of the documents
 */
export async function checkExchange(
  documents: readonly OpenedDocument[],
  request: Request,
  response: Response,
): Promise<ExchangeCheck | undefined> {
  const received = await readRequest(request, () => Number.POSITIVE_INFINITY);
  const match = findOperation(documents, received);
  if (!match) return undefined;
  const { document, routed } = match;
  const { contract, id } = document;
  const { operation, pathParameters, query } = routed;
  const body = routed.overridden ? undefined : bytesOf(received);
  const checked = contract.checkRequest(operation, {
    pathParameters,
    query,
    headers: received.headers,
    body,
  });
  return {
    document: id,
    operationId: operation.operationId,
    request: checked.violations,
    warnings: checked.warnings,
    response: contract.checkResponse(operation, {
      status: response.status,
      headers: response.headers,
      body: new Uint8Array(await response.arrayBuffer()),
    }),
  };
}
