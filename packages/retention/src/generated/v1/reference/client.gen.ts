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
   * Makes an account a collaborator of the matter. A role that the account has already is overwritten; the role OWNER cannot be given.
   *
   * `POST /v1/matters/{matterId}:addPermissions`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to add a matter collaborator.
   * @returns `200`: The permission that the account has now.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  addPermissions(input: AddMatterPermissionsInput, options?: CallOptions): ApiCall<MatterPermission, AddMatterPermissionsResponses>;
  /**
   * Close a matter.
   *
   * Moves an OPEN matter to CLOSED. All its holds must be deleted before.
   *
   * `POST /v1/matters/{matterId}:close`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to close a matter.
   * @returns `200`: The matter, which is CLOSED, in a wrapper.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  close(input: CloseMatterInput, options?: CallOptions): ApiCall<CloseMatterResponse, CloseMatterResponses>;
  /**
   * Count the accounts that a query processes.
   *
   * Counts the accounts that the specified query processes, and what it finds in them. The matter must be OPEN. The answer is a long-running operation, the only one that this service begins.
   *
   * `POST /v1/matters/{matterId}:count`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to count the accounts that a query processes.
   * @returns `200`: The operation that counts.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   * @example
   * const result = await client.matters.count(input).wait();
   */
  count(input: CountMatterAccountsInput, options?: CallOptions): CancellableOperationCall<CountArtifactsResponse, CountArtifactsMetadata, CountArtifactsOperation, CountMatterAccountsResponses>;
  /**
   * Create a matter.
   *
   * Creates a matter out of a name and a description. It is OPEN, and its owner is the caller.
   *
   * `POST /v1/matters`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create a matter.
   * @returns `200`: The new matter.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  create(input?: CreateMatterInput, options?: CallOptions): ApiCall<Matter, CreateMatterResponses>;
  /**
   * Delete a matter.
   *
   * Moves a CLOSED matter to DELETED; a matter in another state is refused. It stays in the trash for about 30 days and is purged then.
   *
   * `DELETE /v1/matters/{matterId}`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The matter, which is DELETED.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  delete(input: DeleteMatterInput, options?: CallOptions): ApiCall<Matter, DeleteMatterResponses>;
  /**
   * Get a matter.
   *
   * Gets the matter that `matterId` identifies.
   *
   * `GET /v1/matters/{matterId}`
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.view - How much of a matter the answer shows. Only FULL shows its permissions.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The matter.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  get(input: GetMatterInput, options?: CallOptions): ApiCall<Matter, GetMatterResponses>;
  /**
   * List matters.
   *
   * Answers with those matters that the calling account has access to.
   *
   * `GET /v1/matters`
   *
   * @param input.query.pageSize - How many matters a page may hold.
   * @param input.query.pageToken - Token of the page to answer with, from `nextPageToken` of the page before.
   * @param input.query.state - State of the matters to list.
   * @param input.query.view - How much of a matter the answer shows. Only FULL shows its permissions.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the matters that the calling account has access to.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  list(input?: ListMattersInput, options?: CallOptions): PageCall<ListMattersResponse, Matter, ListMattersResponses>;
  /**
   * Remove a matter collaborator.
   *
   * Takes an account off the collaborators of the matter.
   *
   * `POST /v1/matters/{matterId}:removePermissions`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to remove a matter collaborator.
   * @returns `200`: The account is no collaborator any more.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  removePermissions(input: RemoveMatterPermissionsInput, options?: CallOptions): ApiCall<Empty, RemoveMatterPermissionsResponses>;
  /**
   * Reopen a matter.
   *
   * Moves a CLOSED matter to OPEN.
   *
   * `POST /v1/matters/{matterId}:reopen`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to reopen a matter.
   * @returns `200`: The matter, which is OPEN, in a wrapper.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  reopen(input: ReopenMatterInput, options?: CallOptions): ApiCall<ReopenMatterResponse, ReopenMatterResponses>;
  /**
   * Undelete a matter.
   *
   * Takes a DELETED matter out of the trash. It is CLOSED then.
   *
   * `POST /v1/matters/{matterId}:undelete`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to undelete a matter.
   * @returns `200`: The matter, which is CLOSED.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  undelete(input: UndeleteMatterInput, options?: CallOptions): ApiCall<Matter, UndeleteMatterResponses>;
  /**
   * Update a matter.
   *
   * Changes the name and the description of an OPEN matter. Other fields of the request are ignored.
   *
   * `PUT /v1/matters/{matterId}`
   *
   * Needs `Manage Matters`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to update the matter.
   * @returns `200`: The matter after the update.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
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
   * Creates an export in an OPEN matter. It is IN_PROGRESS at first, and COMPLETED or FAILED when its work is done; get it again to see.
   *
   * `POST /v1/matters/{matterId}/exports`
   *
   * Needs `Manage Exports` and `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create an export.
   * @returns `200`: The new export.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   * @example
   * const result = await client.matters.exports.create(input).wait();
   */
  create(input: CreateExportInput, options?: CallOptions): OperationCall<Export, ExportStats, Export, CreateExportResponses>;
  /**
   * Delete an export.
   *
   * Deletes the export.
   *
   * `DELETE /v1/matters/{matterId}/exports/{exportId}`
   *
   * Needs `Manage Exports`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.exportId - Identifies the export.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The export is deleted.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  delete(input: DeleteExportInput, options?: CallOptions): ApiCall<Empty, DeleteExportResponses>;
  /**
   * Get an export.
   *
   * Gets the export that `exportId` identifies.
   *
   * `GET /v1/matters/{matterId}/exports/{exportId}`
   *
   * Needs `Manage Exports`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.exportId - Identifies the export.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The export.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  get(input: GetExportInput, options?: CallOptions): ApiCall<Export, GetExportResponses>;
  /**
   * List exports.
   *
   * Answers with details about the exports of the matter.
   *
   * `GET /v1/matters/{matterId}/exports`
   *
   * Needs `Manage Exports`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.pageSize - How many items a page may hold.
   * @param input.query.pageToken - Token of the page to answer with, from `nextPageToken` of the page before.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the exports of the matter.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  list(input: ListExportsInput, options?: CallOptions): PageCall<ListExportsResponse, Export, ListExportsResponses>;
}

/** Calls of `matters.holds`. */
export interface MattersHoldsResource {
  /**
   * Add accounts to a hold.
   *
   * Puts accounts under the hold, which must not be one on an organizational unit. They are named by e-mail address or id, but not by both.
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
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  addHeldAccounts(input: AddHeldAccountsInput, options?: CallOptions): ApiCall<AddHeldAccountsResponse, AddHeldAccountsResponses>;
  /**
   * Create a hold.
   *
   * Creates a hold in an OPEN matter, on accounts or on an organizational unit, for one kind of data.
   *
   * `POST /v1/matters/{matterId}/holds`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create a hold.
   * @returns `200`: The new hold.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  create(input: CreateHoldInput, options?: CallOptions): ApiCall<Hold, CreateHoldResponses>;
  /**
   * Delete a hold.
   *
   * Removes a hold. The organizational unit or the accounts that it covered are released.
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The hold is removed.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  delete(input: DeleteHoldInput, options?: CallOptions): ApiCall<Empty, DeleteHoldResponses>;
  /**
   * Get a hold.
   *
   * Gets the hold that `holdId` identifies.
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query.view - How much of a hold the answer shows.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The hold.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  get(input: GetHoldInput, options?: CallOptions): ApiCall<Hold, GetHoldResponses>;
  /**
   * List holds.
   *
   * Answers with the holds of the matter.
   *
   * `GET /v1/matters/{matterId}/holds`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.pageSize - How many holds a page may hold. 0 stands for 100.
   * @param input.query.pageToken - Token of the page to answer with, from `nextPageToken` of the page before.
   * @param input.query.view - How much of a hold the answer shows.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the holds of the matter.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  list(input: ListHoldsInput, options?: CallOptions): PageCall<ListHoldsResponse, Hold, ListHoldsResponses>;
  /**
   * Remove accounts from a hold.
   *
   * Takes the accounts that the request specifies off the hold.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to remove accounts from a hold.
   * @returns `200`: What became of the accounts.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  removeHeldAccounts(input: RemoveHeldAccountsInput, options?: CallOptions): ApiCall<RemoveHeldAccountsResponse, RemoveHeldAccountsResponses>;
  /**
   * Update a hold.
   *
   * Updates what the hold covers (an organizational unit or accounts) and its query parameters. Accounts for a hold on an organizational unit are ignored without a word, and the other way round.
   *
   * `PUT /v1/matters/{matterId}/holds/{holdId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to update the hold.
   * @returns `200`: The hold after the update.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  update(input: UpdateHoldInput, options?: CallOptions): ApiCall<Hold, UpdateHoldResponses>;
  readonly accounts: MattersHoldsAccountsResource;
}

/** Calls of `matters.holds.accounts`. */
export interface MattersHoldsAccountsResource {
  /**
   * Add an account to a hold.
   *
   * Puts one account under the hold, which must not be one on an organizational unit.
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
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  create(input: CreateHeldAccountInput, options?: CallOptions): ApiCall<HeldAccount, CreateHeldAccountResponses>;
  /**
   * Remove an account from a hold.
   *
   * Takes one account off the hold.
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.accountId - Identifies the account that the hold covers.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The account is off the hold.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  delete(input: DeleteHeldAccountInput, options?: CallOptions): ApiCall<Empty, DeleteHeldAccountResponses>;
  /**
   * List the accounts of a hold.
   *
   * Answers with the accounts that the hold covers.
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}/accounts`
   *
   * Needs `Manage Holds`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: All accounts that the hold covers.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  list(input: ListHeldAccountsInput, options?: CallOptions): ApiCall<ListHeldAccountsResponse, ListHeldAccountsResponses>;
}

/** Calls of `matters.savedQueries`. */
export interface MattersSavedQueriesResource {
  /**
   * Create a saved query.
   *
   * Creates a saved query in the matter.
   *
   * `POST /v1/matters/{matterId}/savedQueries`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @param input.body - Request to create a saved query.
   * @returns `200`: The saved query.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  create(input: CreateSavedQueryInput, options?: CallOptions): ApiCall<SavedQuery, CreateSavedQueryResponses>;
  /**
   * Delete a saved query.
   *
   * Deletes the saved query.
   *
   * `DELETE /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.savedQueryId - Identifies the saved query.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The saved query is deleted.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  delete(input: DeleteSavedQueryInput, options?: CallOptions): ApiCall<Empty, DeleteSavedQueryResponses>;
  /**
   * Get a saved query.
   *
   * Retrieves the saved query that `savedQueryId` identifies.
   *
   * `GET /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.savedQueryId - Identifies the saved query.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The saved query.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  get(input: GetSavedQueryInput, options?: CallOptions): ApiCall<SavedQuery, GetSavedQueryResponses>;
  /**
   * List saved queries.
   *
   * Answers with the saved queries of the matter.
   *
   * `GET /v1/matters/{matterId}/savedQueries`
   *
   * Needs `Manage Searches`. Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.query.pageSize - How many items a page may hold.
   * @param input.query.pageToken - Token of the page to answer with, from `nextPageToken` of the page before.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the saved queries of the matter.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  list(input: ListSavedQueriesInput, options?: CallOptions): PageCall<ListSavedQueriesResponse, SavedQuery, ListSavedQueriesResponses>;
}

/** Calls of `operations`. */
export interface OperationsResource extends CancellableOperations<StartedOperations> {
  /**
   * Cancel an operation.
   *
   * Begins to cancel a long-running operation. The cancellation itself runs asynchronously; a cancelled operation is done, and its error has the code 1.
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
   * @returns `200`: The cancellation has begun. The content of the answer is not described.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  cancel(input: CancelOperationInput, options?: CallOptions): ApiCall<CancelOperationResponse, CancelOperationResponses>;
  /**
   * Delete an operation.
   *
   * Deletes a long-running operation.
   *
   * `DELETE /v1/operations/{operation}`
   *
   * Scope: `.../auth/ediscovery`.
   *
   * Extension points: `operation.states`, `operation.unsupported`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The operation is deleted. The content of the answer is not described.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  delete(input: DeleteOperationInput, options?: CallOptions): ApiCall<DeleteOperationResponse, DeleteOperationResponses>;
  /**
   * Get an operation.
   *
   * Answers with the latest state of the operation.
   *
   * `GET /v1/operations/{operation}`
   *
   * Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: The latest state of the operation.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
   */
  get(input: GetOperationInput, options?: CallOptions): ApiCall<Operation, GetOperationResponses>;
  /**
   * List operations.
   *
   * Lists those long-running operations that match the filter of the request, and whose matters the calling account has access to.
   *
   * `GET /v1/operations`
   *
   * Scope: `.../auth/ediscovery` or `.../auth/ediscovery.readonly`.
   *
   * Extension points: `operation.unsupported`.
   *
   * @param input.query.filter - Which operations to list. How a filter is written is not described.
   * @param input.query.pageSize - How many items a page may hold.
   * @param input.query.pageToken - Token of the page to answer with, from `nextPageToken` of the page before.
   * @param input.query.returnPartialSuccess - On partial success of the list; its effect is not described.
   * @param input.query - Every call takes {@link CommonQuery}.
   * @returns `200`: A page of the operations that match the filter.
   * @throws {ApiError} `400`, `401`, `403`, `404`, `409`, `429` or `500`, as every call may.
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
  /** The request is wrong (INVALID_ARGUMENT), or the state of the matter does not allow it (FAILED_PRECONDITION). */
  400: ErrorBody;
  /** Credentials are missing or malformed (UNAUTHENTICATED). */
  401: ErrorBody;
  /** The account has no access to the matter, or lacks the privilege (PERMISSION_DENIED). */
  403: ErrorBody;
  /** The matter, hold, held account, saved query, export or operation that the call names is not there (NOT_FOUND). */
  404: ErrorBody;
  /** The account is held already, or the name is taken (ALREADY_EXISTS). */
  409: ErrorBody;
  /** A limit is exceeded (RESOURCE_EXHAUSTED). */
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
  body?: AddHeldAccountsRequest;
}

/** Bodies of `matters.holds.addHeldAccounts` by status. */
export interface AddHeldAccountsResponses extends CommonFailures {
  /** A result for each account, in the order of the request. */
  200: AddHeldAccountsResponse;
}

/** Input of `matters.addPermissions`. */
export interface AddMatterPermissionsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to add a matter collaborator. */
  body?: AddMatterPermissionsRequest;
}

/** Bodies of `matters.addPermissions` by status. */
export interface AddMatterPermissionsResponses extends CommonFailures {
  /** The permission that the account has now. */
  200: MatterPermission;
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
  /** The cancellation has begun. The content of the answer is not described. */
  200: CancelOperationResponse;
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
  /** The matter, which is CLOSED, in a wrapper. */
  200: CloseMatterResponse;
}

/** Input of `matters.count`. */
export interface CountMatterAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to count the accounts that a query processes. */
  body?: CountArtifactsRequest;
}

/** Bodies of `matters.count` by status. */
export interface CountMatterAccountsResponses extends CommonFailures {
  /** The operation that counts. */
  200: CountArtifactsOperation;
}

/** Input of `matters.exports.create`. */
export interface CreateExportInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create an export. */
  body?: ExportInput;
}

/** Bodies of `matters.exports.create` by status. */
export interface CreateExportResponses extends CommonFailures {
  /** The new export. */
  200: Export;
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
  body?: HeldAccountInput;
}

/** Bodies of `matters.holds.accounts.create` by status. */
export interface CreateHeldAccountResponses extends CommonFailures {
  /** The held account. */
  200: HeldAccount;
}

/** Input of `matters.holds.create`. */
export interface CreateHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create a hold. */
  body?: HoldInput;
}

/** Bodies of `matters.holds.create` by status. */
export interface CreateHoldResponses extends CommonFailures {
  /** The new hold. */
  200: Hold;
}

/** Input of `matters.create`. */
export interface CreateMatterInput {
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create a matter. */
  body?: MatterInput;
}

/** Bodies of `matters.create` by status. */
export interface CreateMatterResponses extends CommonFailures {
  /** The new matter. */
  200: Matter;
}

/** Input of `matters.savedQueries.create`. */
export interface CreateSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to create a saved query. */
  body?: SavedQueryInput;
}

/** Bodies of `matters.savedQueries.create` by status. */
export interface CreateSavedQueryResponses extends CommonFailures {
  /** The saved query. */
  200: SavedQuery;
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
  /** The export is deleted. */
  200: Empty;
}

/** Input of `matters.holds.accounts.delete`. */
export interface DeleteHeldAccountInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Identifies the account that the hold covers. */
  accountId: string;
  /** Query parameters. */
  query?: CommonQuery;
}

/** Bodies of `matters.holds.accounts.delete` by status. */
export interface DeleteHeldAccountResponses extends CommonFailures {
  /** The account is off the hold. */
  200: Empty;
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
  /** The hold is removed. */
  200: Empty;
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
  /** The matter, which is DELETED. */
  200: Matter;
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
  /** The operation is deleted. The content of the answer is not described. */
  200: DeleteOperationResponse;
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
  /** The saved query is deleted. */
  200: Empty;
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
  /** A page of the exports of the matter. */
  200: ListExportsResponse;
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
  /** A page of the holds of the matter. */
  200: ListHoldsResponse;
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
  /** A page of the saved queries of the matter. */
  200: ListSavedQueriesResponse;
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
  body?: RemoveHeldAccountsRequest;
}

/** Bodies of `matters.holds.removeHeldAccounts` by status. */
export interface RemoveHeldAccountsResponses extends CommonFailures {
  /** What became of the accounts. */
  200: RemoveHeldAccountsResponse;
}

/** Input of `matters.removePermissions`. */
export interface RemoveMatterPermissionsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to remove a matter collaborator. */
  body?: RemoveMatterPermissionsRequest;
}

/** Bodies of `matters.removePermissions` by status. */
export interface RemoveMatterPermissionsResponses extends CommonFailures {
  /** The account is no collaborator any more. */
  200: Empty;
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
  /** The matter, which is OPEN, in a wrapper. */
  200: ReopenMatterResponse;
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
  /** The matter, which is CLOSED. */
  200: Matter;
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
  body?: HoldInput;
}

/** Bodies of `matters.holds.update` by status. */
export interface UpdateHoldResponses extends CommonFailures {
  /** The hold after the update. */
  200: Hold;
}

/** Input of `matters.update`. */
export interface UpdateMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /** Query parameters. */
  query?: CommonQuery;
  /** Request to update the matter. */
  body?: MatterInput;
}

/** Bodies of `matters.update` by status. */
export interface UpdateMatterResponses extends CommonFailures {
  /** The matter after the update. */
  200: Matter;
}
