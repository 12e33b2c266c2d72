import type { RequestWarning } from "@seamline/openapi/request-warning";
import type { Violation } from "@seamline/openapi/violation";
import type { OpenedDocument } from "../framework/service-document.ts";
import { bytesOf, readRequest } from "../http/http-request.ts";
import { findOperation } from "../pipeline/match-request.ts";

/** The result of checking a request and its response against a service's contracts, as JSON. */
export interface ExchangeCheck {
  /** Id of the document that contains the operation, such as `parcels@v1`. */
  readonly document: string;
  readonly operationId: string;
  /** Contract violations in the request. */
  readonly request: readonly Violation[];
  /** Warnings about parts of the request that were ignored but probably intended to have an effect. */
  readonly warnings: readonly RequestWarning[];
  /** Contract violations in the response. */
  readonly response: readonly Violation[];
}

/**
 * Checks a request and its response against their operation's contract. Consumes both bodies.
 *
 * @returns `undefined` if the request does not match any operation
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
