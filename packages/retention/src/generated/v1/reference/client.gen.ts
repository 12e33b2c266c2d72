// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ApiCall, CallOptions, CancellableOperationCall, CancellableOperations, OperationCall, PageCall, ServiceClient } from "@seamline/client-core";
import type { OperationName } from "./names.gen.js";
import type { AddHeldAccountsRequest, AddHeldAccountsResponse, AddMatterPermissionsRequest, CancelOperationResponse, CloseMatterResponse, CommonQuery, CountArtifactsMetadata, CountArtifactsOperation, CountArtifactsRequest, CountArtifactsResponse, DeleteOperationResponse, Empty, ErrorBody, Export, ExportInput, ExportStats, GetHoldQuery, GetMatterQuery, HeldAccount, HeldAccountInput, Hold, HoldInput, ListExportsQuery, ListExportsResponse, ListHeldAccountsResponse, ListHoldsQuery, ListHoldsResponse, ListMattersQuery, ListMattersResponse, ListOperationsQuery, ListOperationsResponse, ListSavedQueriesQuery, ListSavedQueriesResponse, Matter, MatterInput, MatterPermission, Operation, RemoveHeldAccountsRequest, RemoveHeldAccountsResponse, RemoveMatterPermissionsRequest, ReopenMatterResponse, SavedQuery, SavedQueryInput, paths } from "./types.gen.js";

/**
 * Client of Retention and eDiscovery Service, v1.
 *
 * Profile: reference.
 */
export interface RetentionReferenceClient extends ServiceClient<paths> {
  readonly matters: MattersResource;
  readonly operations: OperationsResource;
}

/** Calls of `matters`. */
export interface MattersResource {
  /**
   * Add a matter collaborator.
   *
   * Adds an account as a collaborator of the matter, which gives the account access to it. An existing role of the account is overwritten. The role cannot be `OWNER`, and the matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}:addPermissions`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to add an account as a matter collaborator.
   * @returns `200`: The permission of the account.
   * @throws {ApiError} `400`: The role is `OWNER`, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  addPermissions(input: AddMatterPermissionsInput, options?: CallOptions): ApiCall<MatterPermission, AddMatterPermissionsResponses>;
  /**
   * Close a matter.
   *
   * Closes the matter and sets its state to `CLOSED`. The matter must be `OPEN`, and all its holds must be deleted first.
   *
   * `POST /v1/matters/{matterId}:close`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to close a matter.
   * @returns `200`: The closed matter, as the member `matter`.
   * @throws {ApiError} `400`: The matter is not `OPEN` or still has holds (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  close(input: CloseMatterInput, options?: CallOptions): ApiCall<CloseMatterResponse, CloseMatterResponses>;
  /**
   * Count the accounts that a query processes.
   *
   * Counts the accounts that the query in the request processes, and the results in them. The matter must be `OPEN`. The response is a long-running operation; no other operation of the service returns one.
   *
   * `POST /v1/matters/{matterId}:count`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to count the accounts that a query processes.
   * @returns `200`: The operation that counts.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   * @example
   * const result = await client.matters.count(input).wait();
   */
  count(input: CountMatterAccountsInput, options?: CallOptions): CancellableOperationCall<CountArtifactsResponse, CountArtifactsMetadata, CountArtifactsOperation, CountMatterAccountsResponses>;
  /**
   * Create a matter.
   *
   * Creates a matter from a name and a description. The matter is `OPEN`, and the caller is its owner.
   *
   * `POST /v1/matters`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create a matter.
   * @returns `200`: The created matter.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `409`: The name exists already (`ALREADY_EXISTS`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  create(input: CreateMatterInput, options?: CallOptions): ApiCall<Matter, CreateMatterResponses>;
  /**
   * Delete a matter.
   *
   * Deletes the matter and sets its state to `DELETED`. The matter must be `CLOSED`. A deleted matter stays in the trash for about 30 days and is then purged.
   *
   * `DELETE /v1/matters/{matterId}`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The deleted matter.
   * @throws {ApiError} `400`: The matter is not `CLOSED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  delete(input: DeleteMatterInput, options?: CallOptions): ApiCall<Matter, DeleteMatterResponses>;
  /**
   * Get a matter.
   *
   * Returns the matter. A `DELETED` matter can be read until it is purged.
   *
   * `GET /v1/matters/{matterId}`
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.view - How much of the matter the response includes. Only `FULL` includes its permissions.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The matter.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  get(input: GetMatterInput, options?: CallOptions): ApiCall<Matter, GetMatterResponses>;
  /**
   * List matters.
   *
   * Returns the matters that the calling account has access to.
   *
   * `GET /v1/matters`
   *
   * @param input.query.pageSize - Maximum number of matters on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query.state - State of the matters to return.
   * @param input.query.view - How much of the matter the response includes. Only `FULL` includes its permissions.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the matters that the calling account has access to.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  list(input?: ListMattersInput, options?: CallOptions): PageCall<ListMattersResponse, Matter, ListMattersResponses>;
  /**
   * Remove a matter collaborator.
   *
   * Removes an account from the collaborators, so the matter is no longer shared with it. The matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}:removePermissions`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to remove an account as a matter collaborator.
   * @returns `200`: The account was removed from the collaborators.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  removePermissions(input: RemoveMatterPermissionsInput, options?: CallOptions): ApiCall<Empty, RemoveMatterPermissionsResponses>;
  /**
   * Reopen a matter.
   *
   * Reopens the matter and sets its state to `OPEN`. The matter must be `CLOSED`.
   *
   * `POST /v1/matters/{matterId}:reopen`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to reopen a matter.
   * @returns `200`: The reopened matter, as the member `matter`.
   * @throws {ApiError} `400`: The matter is not `CLOSED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  reopen(input: ReopenMatterInput, options?: CallOptions): ApiCall<ReopenMatterResponse, ReopenMatterResponses>;
  /**
   * Undelete a matter.
   *
   * Restores the matter from the trash and sets its state to `CLOSED`. The matter must be `DELETED`.
   *
   * `POST /v1/matters/{matterId}:undelete`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to undelete a matter.
   * @returns `200`: The undeleted matter.
   * @throws {ApiError} `400`: The matter is not `DELETED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  undelete(input: UndeleteMatterInput, options?: CallOptions): ApiCall<Matter, UndeleteMatterResponses>;
  /**
   * Update a matter.
   *
   * Updates the name and the description of the matter. Other fields in the request are ignored. The matter must be `OPEN`.
   *
   * `PUT /v1/matters/{matterId}`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to update the matter.
   * @returns `200`: The updated matter.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `409`: The name exists already (`ALREADY_EXISTS`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  update(input: UpdateMatterInput, options?: CallOptions): ApiCall<Matter, UpdateMatterResponses>;
  readonly exports: MattersExportsResource;
  readonly holds: MattersHoldsResource;
  readonly savedQueries: MattersSavedQueriesResource;
}

/** Calls of `matters.exports`. */
export interface MattersExportsResource {
  /**
   * Create an export.
   *
   * Creates an export in the matter. The matter must be `OPEN`. The `status` of the export is `IN_PROGRESS` until it is `COMPLETED` or `FAILED`; `getExport` returns the latest status. To download the export, an account needs the privilege Manage Exports, and the matter must be shared with it.
   *
   * `POST /v1/matters/{matterId}/exports`
   *
   * Needs `Manage Exports` and `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create an export.
   * @returns `200`: The created export.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `409`: The name exists already (`ALREADY_EXISTS`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   * @example
   * const result = await client.matters.exports.create(input).wait();
   */
  create(input: CreateExportInput, options?: CallOptions): OperationCall<Export, ExportStats, Export, CreateExportResponses>;
  /**
   * Delete an export.
   *
   * Deletes the export. The matter must be `OPEN`.
   *
   * `DELETE /v1/matters/{matterId}/exports/{exportId}`
   *
   * Needs `Manage Exports`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.exportId - Identifies the export.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The export was deleted.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the export does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  delete(input: DeleteExportInput, options?: CallOptions): ApiCall<Empty, DeleteExportResponses>;
  /**
   * Get an export.
   *
   * Returns the export.
   *
   * `GET /v1/matters/{matterId}/exports/{exportId}`
   *
   * Needs `Manage Exports`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.exportId - Identifies the export.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The export.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the export does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  get(input: GetExportInput, options?: CallOptions): ApiCall<Export, GetExportResponses>;
  /**
   * List exports.
   *
   * Returns details about the exports in the matter.
   *
   * `GET /v1/matters/{matterId}/exports`
   *
   * Needs `Manage Exports`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.pageSize - Maximum number of items on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the exports in the matter.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  list(input: ListExportsInput, options?: CallOptions): PageCall<ListExportsResponse, Export, ListExportsResponses>;
}

/** Calls of `matters.holds`. */
export interface MattersHoldsResource {
  /**
   * Add accounts to a hold.
   *
   * Adds accounts to the hold, which preserves their data. The request identifies the accounts either by e-mail address or by ID. The hold must not cover an organizational unit, and the matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:addHeldAccounts`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to add accounts to a hold.
   * @returns `200`: A result for each account, in the order of the request.
   * @throws {ApiError} `400`: The hold covers an organizational unit, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  addHeldAccounts(input: AddHeldAccountsInput, options?: CallOptions): ApiCall<AddHeldAccountsResponse, AddHeldAccountsResponses>;
  /**
   * Create a hold.
   *
   * Creates a hold in the matter. The hold preserves one kind of data of either accounts or an organizational unit. The query must fit the corpus of the hold, and the matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}/holds`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create a hold.
   * @returns `200`: The created hold.
   * @throws {ApiError} `400`: The hold has both accounts and an organizational unit, its query does not fit its corpus, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `409`: The name exists already (`ALREADY_EXISTS`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  create(input: CreateHoldInput, options?: CallOptions): ApiCall<Hold, CreateHoldResponses>;
  /**
   * Delete a hold.
   *
   * Deletes the hold and releases the organizational unit or the accounts that it covered. The matter must be `OPEN`.
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The hold was deleted.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  delete(input: DeleteHoldInput, options?: CallOptions): ApiCall<Empty, DeleteHoldResponses>;
  /**
   * Get a hold.
   *
   * Returns the hold.
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query.view - How much of the hold the response includes.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The hold.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  get(input: GetHoldInput, options?: CallOptions): ApiCall<Hold, GetHoldResponses>;
  /**
   * List holds.
   *
   * Returns the holds in the matter.
   *
   * `GET /v1/matters/{matterId}/holds`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.pageSize - Maximum number of holds on a page. `0` stands for 100.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query.view - How much of the hold the response includes.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the holds in the matter.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  list(input: ListHoldsInput, options?: CallOptions): PageCall<ListHoldsResponse, Hold, ListHoldsResponses>;
  /**
   * Remove accounts from a hold.
   *
   * Removes the specified accounts from the hold. The matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to remove accounts from a hold.
   * @returns `200`: The status of the removal of each account.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  removeHeldAccounts(input: RemoveHeldAccountsInput, options?: CallOptions): ApiCall<RemoveHeldAccountsResponse, RemoveHeldAccountsResponses>;
  /**
   * Update a hold.
   *
   * Updates the scope of the hold (an organizational unit or accounts) and its query parameters. Accounts are silently ignored if the hold covers an organizational unit, and an organizational unit is silently ignored if the hold covers accounts. The query must fit the corpus of the hold, and the matter must be `OPEN`.
   *
   * `PUT /v1/matters/{matterId}/holds/{holdId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to update the hold.
   * @returns `200`: The updated hold.
   * @throws {ApiError} `400`: The query does not fit the corpus of the hold, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  update(input: UpdateHoldInput, options?: CallOptions): ApiCall<Hold, UpdateHoldResponses>;
  readonly accounts: MattersHoldsAccountsResource;
}

/** Calls of `matters.holds.accounts`. */
export interface MattersHoldsAccountsResource {
  /**
   * Add an account to a hold.
   *
   * Adds one account to the hold. `addHeldAccounts` adds several. The hold must not cover an organizational unit, and the matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}/accounts`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to add an account to a hold.
   * @returns `200`: The held account.
   * @throws {ApiError} `400`: The hold covers an organizational unit, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `409`: The hold covers the account already (`ALREADY_EXISTS`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  create(input: CreateHeldAccountInput, options?: CallOptions): ApiCall<HeldAccount, CreateHeldAccountResponses>;
  /**
   * Remove an account from a hold.
   *
   * Removes one account from the hold. `removeHeldAccounts` removes several. The matter must be `OPEN`.
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.accountId - Identifies an account that the hold covers.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The account was removed from the hold.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter, the hold or the held account does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  delete(input: DeleteHeldAccountInput, options?: CallOptions): ApiCall<Empty, DeleteHeldAccountResponses>;
  /**
   * List the accounts of a hold.
   *
   * Returns the accounts that the hold covers.
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}/accounts`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: All accounts that the hold covers.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the hold does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  list(input: ListHeldAccountsInput, options?: CallOptions): ApiCall<ListHeldAccountsResponse, ListHeldAccountsResponses>;
}

/** Calls of `matters.savedQueries`. */
export interface MattersSavedQueriesResource {
  /**
   * Create a saved query.
   *
   * Creates a saved query in the matter. The matter must be `OPEN`.
   *
   * `POST /v1/matters/{matterId}/savedQueries`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create a saved query.
   * @returns `200`: The saved query.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `409`: The name exists already (`ALREADY_EXISTS`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  create(input: CreateSavedQueryInput, options?: CallOptions): ApiCall<SavedQuery, CreateSavedQueryResponses>;
  /**
   * Delete a saved query.
   *
   * Deletes the saved query. The matter must be `OPEN`.
   *
   * `DELETE /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.savedQueryId - Identifies the saved query.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The saved query was deleted.
   * @throws {ApiError} `400`: The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the saved query does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  delete(input: DeleteSavedQueryInput, options?: CallOptions): ApiCall<Empty, DeleteSavedQueryResponses>;
  /**
   * Get a saved query.
   *
   * Returns the saved query.
   *
   * `GET /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.savedQueryId - Identifies the saved query.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The saved query.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter or the saved query does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  get(input: GetSavedQueryInput, options?: CallOptions): ApiCall<SavedQuery, GetSavedQueryResponses>;
  /**
   * List saved queries.
   *
   * Returns the saved queries in the matter.
   *
   * `GET /v1/matters/{matterId}/savedQueries`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.pageSize - Maximum number of items on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the saved queries in the matter.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The matter does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  list(input: ListSavedQueriesInput, options?: CallOptions): PageCall<ListSavedQueriesResponse, SavedQuery, ListSavedQueriesResponses>;
}

/** Calls of `operations`. */
export interface OperationsResource extends CancellableOperations<StartedOperations> {
  /**
   * Cancel an operation.
   *
   * Starts to cancel the operation. The cancellation runs asynchronously. A cancelled operation is done, and the `code` of its error is 1.
   *
   * `POST /v1/operations/{operation}:cancel`
   *
   * Scope: `.../auth/ediscovery`.
   *
   * Extension points: `operation.states`, `operation.unsupported`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to cancel an operation.
   * @returns `200`: The cancellation has started. The content of the response is not described.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter of the operation (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The operation does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  cancel(input: CancelOperationInput, options?: CallOptions): ApiCall<CancelOperationResponse, CancelOperationResponses>;
  /**
   * Delete an operation.
   *
   * Deletes the operation. The states in which an operation can be deleted are not shown.
   *
   * `DELETE /v1/operations/{operation}`
   *
   * Scope: `.../auth/ediscovery`.
   *
   * Extension points: `operation.states`, `operation.unsupported`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The operation was deleted. The content of the response is not described.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter of the operation (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The operation does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  delete(input: DeleteOperationInput, options?: CallOptions): ApiCall<DeleteOperationResponse, DeleteOperationResponses>;
  /**
   * Get an operation.
   *
   * Returns the latest state of the operation.
   *
   * `GET /v1/operations/{operation}`
   *
   * Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The latest state of the operation.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`).
   * @throws {ApiError} `403`: The account has no access to the matter of the operation (`PERMISSION_DENIED`).
   * @throws {ApiError} `404`: The operation does not exist (`NOT_FOUND`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  get(input: GetOperationInput, options?: CallOptions): ApiCall<Operation, GetOperationResponses>;
  /**
   * List operations.
   *
   * Returns the long-running operations that match the filter in the request and whose matters the calling account has access to.
   *
   * `GET /v1/operations`
   *
   * Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * Extension points: `operation.unsupported`.
   *
   * @param input.query.filter - Filter for the operations to return. The syntax is not described.
   * @param input.query.pageSize - Maximum number of items on a page.
   * @param input.query.pageToken - Token of the page to return: the `nextPageToken` of the previous page.
   * @param input.query.returnPartialSuccess - Whether the list may return partial success. Its effect is not described.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the operations that match the filter.
   * @throws {ApiError} `400`: The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`).
   * @throws {ApiError} `401`, `429` or `500`, as every call may.
   */
  list(input?: ListOperationsInput, options?: CallOptions): PageCall<ListOperationsResponse, Operation, ListOperationsResponses>;
}

/** What `operations.resume` gives, by the operationId of what started the operation. */
export interface StartedOperations {
  countMatterAccounts: CancellableOperationCall<CountArtifactsResponse, CountArtifactsMetadata>;
  createExport: OperationCall<Export, ExportStats>;
}

/** Bodies of failures that every call may end in, by status. */
export interface CommonFailures {
  /** The credentials are missing or malformed (`UNAUTHENTICATED`). */
  401: ErrorBody;
  /** A limit is exceeded (`RESOURCE_EXHAUSTED`). */
  429: ErrorBody;
  /** The service failed. */
  500: ErrorBody;
}

/** Input of `matters.holds.addHeldAccounts`. */
export interface AddHeldAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to add accounts to a hold. */
  body: AddHeldAccountsRequest;
}

/** Bodies of `matters.holds.addHeldAccounts` by status. */
export interface AddHeldAccountsResponses extends CommonFailures {
  /** A result for each account, in the order of the request. */
  200: AddHeldAccountsResponse;
  /** The hold covers an organizational unit, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.addPermissions`. */
export interface AddMatterPermissionsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to add an account as a matter collaborator. */
  body: AddMatterPermissionsRequest;
}

/** Bodies of `matters.addPermissions` by status. */
export interface AddMatterPermissionsResponses extends CommonFailures {
  /** The permission of the account. */
  200: MatterPermission;
  /** The role is `OWNER`, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `operations.cancel`. */
export interface CancelOperationInput {
  /** Resource name, of the form `operations/{operation}`. */
  name: OperationName;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to cancel an operation. */
  body?: Empty;
}

/** Bodies of `operations.cancel` by status. */
export interface CancelOperationResponses extends CommonFailures {
  /** The cancellation has started. The content of the response is not described. */
  200: CancelOperationResponse;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter of the operation (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The operation does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.close`. */
export interface CloseMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to close a matter. */
  body?: Empty;
}

/** Bodies of `matters.close` by status. */
export interface CloseMatterResponses extends CommonFailures {
  /** The closed matter, as the member `matter`. */
  200: CloseMatterResponse;
  /** The matter is not `OPEN` or still has holds (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.count`. */
export interface CountMatterAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to count the accounts that a query processes. */
  body: CountArtifactsRequest;
}

/** Bodies of `matters.count` by status. */
export interface CountMatterAccountsResponses extends CommonFailures {
  /** The operation that counts. */
  200: CountArtifactsOperation;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.exports.create`. */
export interface CreateExportInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create an export. */
  body: ExportInput;
}

/** Bodies of `matters.exports.create` by status. */
export interface CreateExportResponses extends CommonFailures {
  /** The created export. */
  200: Export;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
  /**
   * The name exists already (`ALREADY_EXISTS`).
   *
   * Extension points: `name.conflicts`.
   */
  409: ErrorBody;
}

/** Input of `matters.holds.accounts.create`. */
export interface CreateHeldAccountInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to add an account to a hold. */
  body: HeldAccountInput;
}

/** Bodies of `matters.holds.accounts.create` by status. */
export interface CreateHeldAccountResponses extends CommonFailures {
  /** The held account. */
  200: HeldAccount;
  /** The hold covers an organizational unit, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
  /** The hold covers the account already (`ALREADY_EXISTS`). */
  409: ErrorBody;
}

/** Input of `matters.holds.create`. */
export interface CreateHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create a hold. */
  body: HoldInput;
}

/** Bodies of `matters.holds.create` by status. */
export interface CreateHoldResponses extends CommonFailures {
  /** The created hold. */
  200: Hold;
  /** The hold has both accounts and an organizational unit, its query does not fit its corpus, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
  /**
   * The name exists already (`ALREADY_EXISTS`).
   *
   * Extension points: `name.conflicts`.
   */
  409: ErrorBody;
}

/** Input of `matters.create`. */
export interface CreateMatterInput {
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create a matter. */
  body: MatterInput;
}

/** Bodies of `matters.create` by status. */
export interface CreateMatterResponses extends CommonFailures {
  /** The created matter. */
  200: Matter;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /**
   * The name exists already (`ALREADY_EXISTS`).
   *
   * Extension points: `name.conflicts`.
   */
  409: ErrorBody;
}

/** Input of `matters.savedQueries.create`. */
export interface CreateSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create a saved query. */
  body: SavedQueryInput;
}

/** Bodies of `matters.savedQueries.create` by status. */
export interface CreateSavedQueryResponses extends CommonFailures {
  /** The saved query. */
  200: SavedQuery;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
  /**
   * The name exists already (`ALREADY_EXISTS`).
   *
   * Extension points: `name.conflicts`.
   */
  409: ErrorBody;
}

/** Input of `matters.exports.delete`. */
export interface DeleteExportInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the export. */
  exportId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.exports.delete` by status. */
export interface DeleteExportResponses extends CommonFailures {
  /** The export was deleted. */
  200: Empty;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the export does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.accounts.delete`. */
export interface DeleteHeldAccountInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Identifies an account that the hold covers. */
  accountId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.holds.accounts.delete` by status. */
export interface DeleteHeldAccountResponses extends CommonFailures {
  /** The account was removed from the hold. */
  200: Empty;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter, the hold or the held account does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.delete`. */
export interface DeleteHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.holds.delete` by status. */
export interface DeleteHoldResponses extends CommonFailures {
  /** The hold was deleted. */
  200: Empty;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.delete`. */
export interface DeleteMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.delete` by status. */
export interface DeleteMatterResponses extends CommonFailures {
  /** The deleted matter. */
  200: Matter;
  /** The matter is not `CLOSED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `operations.delete`. */
export interface DeleteOperationInput {
  /** Resource name, of the form `operations/{operation}`. */
  name: OperationName;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `operations.delete` by status. */
export interface DeleteOperationResponses extends CommonFailures {
  /** The operation was deleted. The content of the response is not described. */
  200: DeleteOperationResponse;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter of the operation (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The operation does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.savedQueries.delete`. */
export interface DeleteSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the saved query. */
  savedQueryId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.savedQueries.delete` by status. */
export interface DeleteSavedQueryResponses extends CommonFailures {
  /** The saved query was deleted. */
  200: Empty;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the saved query does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.exports.get`. */
export interface GetExportInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the export. */
  exportId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.exports.get` by status. */
export interface GetExportResponses extends CommonFailures {
  /** The export. */
  200: Export;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the export does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.get`. */
export interface GetHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: GetHoldQuery;
}

/** Bodies of `matters.holds.get` by status. */
export interface GetHoldResponses extends CommonFailures {
  /** The hold. */
  200: Hold;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.get`. */
export interface GetMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: GetMatterQuery;
}

/** Bodies of `matters.get` by status. */
export interface GetMatterResponses extends CommonFailures {
  /** The matter. */
  200: Matter;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `operations.get`. */
export interface GetOperationInput {
  /** Resource name, of the form `operations/{operation}`. */
  name: OperationName;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `operations.get` by status. */
export interface GetOperationResponses extends CommonFailures {
  /** The latest state of the operation. */
  200: Operation;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter of the operation (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The operation does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.savedQueries.get`. */
export interface GetSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the saved query. */
  savedQueryId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.savedQueries.get` by status. */
export interface GetSavedQueryResponses extends CommonFailures {
  /** The saved query. */
  200: SavedQuery;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the saved query does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.exports.list`. */
export interface ListExportsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: ListExportsQuery;
}

/** Bodies of `matters.exports.list` by status. */
export interface ListExportsResponses extends CommonFailures {
  /** A page of the exports in the matter. */
  200: ListExportsResponse;
  /** The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.accounts.list`. */
export interface ListHeldAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.holds.accounts.list` by status. */
export interface ListHeldAccountsResponses extends CommonFailures {
  /** All accounts that the hold covers. */
  200: ListHeldAccountsResponse;
  /** The request is invalid: a value has the wrong type, or an enum has an unknown value (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.list`. */
export interface ListHoldsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: ListHoldsQuery;
}

/** Bodies of `matters.holds.list` by status. */
export interface ListHoldsResponses extends CommonFailures {
  /** A page of the holds in the matter. */
  200: ListHoldsResponse;
  /** The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.list`. */
export interface ListMattersInput {
  /** Query parameters. */
  query?: ListMattersQuery;
}

/** Bodies of `matters.list` by status. */
export interface ListMattersResponses extends CommonFailures {
  /** A page of the matters that the calling account has access to. */
  200: ListMattersResponse;
  /** The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
}

/** Input of `operations.list`. */
export interface ListOperationsInput {
  /** Query parameters. */
  query?: ListOperationsQuery;
}

/** Bodies of `operations.list` by status. */
export interface ListOperationsResponses extends CommonFailures {
  /** A page of the operations that match the filter. */
  200: ListOperationsResponse;
  /** The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
}

/** Input of `matters.savedQueries.list`. */
export interface ListSavedQueriesInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: ListSavedQueriesQuery;
}

/** Bodies of `matters.savedQueries.list` by status. */
export interface ListSavedQueriesResponses extends CommonFailures {
  /** A page of the saved queries in the matter. */
  200: ListSavedQueriesResponse;
  /** The request is invalid: a value has the wrong type, an enum has an unknown value, or the page token is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.removeHeldAccounts`. */
export interface RemoveHeldAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to remove accounts from a hold. */
  body: RemoveHeldAccountsRequest;
}

/** Bodies of `matters.holds.removeHeldAccounts` by status. */
export interface RemoveHeldAccountsResponses extends CommonFailures {
  /** The status of the removal of each account. */
  200: RemoveHeldAccountsResponse;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.removePermissions`. */
export interface RemoveMatterPermissionsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to remove an account as a matter collaborator. */
  body: RemoveMatterPermissionsRequest;
}

/** Bodies of `matters.removePermissions` by status. */
export interface RemoveMatterPermissionsResponses extends CommonFailures {
  /** The account was removed from the collaborators. */
  200: Empty;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.reopen`. */
export interface ReopenMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to reopen a matter. */
  body?: Empty;
}

/** Bodies of `matters.reopen` by status. */
export interface ReopenMatterResponses extends CommonFailures {
  /** The reopened matter, as the member `matter`. */
  200: ReopenMatterResponse;
  /** The matter is not `CLOSED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.undelete`. */
export interface UndeleteMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to undelete a matter. */
  body?: Empty;
}

/** Bodies of `matters.undelete` by status. */
export interface UndeleteMatterResponses extends CommonFailures {
  /** The undeleted matter. */
  200: Matter;
  /** The matter is not `DELETED` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.holds.update`. */
export interface UpdateHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to update the hold. */
  body: HoldInput;
}

/** Bodies of `matters.holds.update` by status. */
export interface UpdateHoldResponses extends CommonFailures {
  /** The updated hold. */
  200: Hold;
  /** The query does not fit the corpus of the hold, or the request is invalid in another way (`INVALID_ARGUMENT`), or the matter is not `OPEN` (`FAILED_PRECONDITION`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter or the hold does not exist (`NOT_FOUND`). */
  404: ErrorBody;
}

/** Input of `matters.update`. */
export interface UpdateMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to update the matter. */
  body: MatterInput;
}

/** Bodies of `matters.update` by status. */
export interface UpdateMatterResponses extends CommonFailures {
  /** The updated matter. */
  200: Matter;
  /** The matter is not `OPEN` (`FAILED_PRECONDITION`), or the request is invalid (`INVALID_ARGUMENT`). */
  400: ErrorBody;
  /** The account has no access to the matter or lacks the privilege (`PERMISSION_DENIED`). */
  403: ErrorBody;
  /** The matter does not exist (`NOT_FOUND`). */
  404: ErrorBody;
  /**
   * The name exists already (`ALREADY_EXISTS`).
   *
   * Extension points: `name.conflicts`.
   */
  409: ErrorBody;
}
