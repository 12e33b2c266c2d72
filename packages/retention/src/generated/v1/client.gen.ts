// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ApiCall, CallAsShown, CallOptions, PointFill, ServiceClient } from "@seamline/client-core";
import type { OperationName } from "./names.gen.js";
import type { AddHeldAccountsRequest, AddHeldAccountsResponse, AddMatterPermissionsRequest, AddMatterPermissionsResponse, CancelOperationRequest, CancelOperationResponse, CloseMatterRequest, CloseMatterResponse, CountMatterAccountsRequest, CountMatterAccountsResponse, CreateExportResponse, CreateHeldAccountResponse, CreateHoldResponse, CreateMatterResponse, CreateSavedQueryResponse, DeleteExportResponse, DeleteHeldAccountResponse, DeleteHoldResponse, DeleteMatterResponse, DeleteOperationResponse, DeleteSavedQueryResponse, ErrorBody, Export, ExportInput, ExtensionPoints, HeldAccountInput, Hold, HoldInput, ListExportsResponse, ListHeldAccountsResponse, ListHoldsResponse, ListMattersResponse, ListOperationsResponse, ListSavedQueriesResponse, Matter, MatterInput, Operation, RemoveHeldAccountsRequest, RemoveHeldAccountsResponse, RemoveMatterPermissionsRequest, RemoveMatterPermissionsResponse, ReopenMatterRequest, ReopenMatterResponse, SavedQuery, SavedQueryInput, UndeleteMatterRequest, UndeleteMatterResponse, UpdateHoldRequest, UpdateHoldResponse, UpdateMatterRequest, UpdateMatterResponse, paths } from "./types.gen.js";

/**
 * Client of Retention and eDiscovery Service, v1.
 *
 * Profile: as shown.
 *
 * It has only what the source document shows. For the whole service, import from `@seamline/retention/reference`.
 */
export interface RetentionAsShownClient extends ServiceClient<paths> {
  readonly matters: MattersResource;
  readonly operations: OperationsResource;
}

/** Calls of `matters`. */
export interface MattersResource {
  /**
   * Add a matter collaborator.
   *
   * Adds an account as a collaborator of the matter, which gives the account access to it.
   *
   * `POST /v1/matters/{matterId}:addPermissions`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to add an account as a matter collaborator.
   * @returns `2XX`: Response to adding a matter collaborator.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  addPermissions(input: AddMatterPermissionsInput, options?: CallOptions): ApiCall<AddMatterPermissionsResponse, AddMatterPermissionsResponses>;
  /**
   * Close a matter.
   *
   * Closes the matter. The states in which a matter can be closed, and the resulting state, are not shown.
   *
   * `POST /v1/matters/{matterId}:close`
   *
   * Extension points: `query.parameters`, `matter.states`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to close a matter.
   * @returns `2XX`: Response to closing a matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  close(input: CloseMatterInput, options?: CallOptions): ApiCall<CloseMatterResponse, CloseMatterResponses>;
  /**
   * Count the accounts that a query processes.
   *
   * Counts the accounts that the query in the request processes. The form of the query is not shown.
   *
   * The document does not show how to wait for the result. To wait, import from `@seamline/retention/reference`.
   *
   * `POST /v1/matters/{matterId}:count`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to count the accounts that a query processes.
   * @returns `2XX`: Response to counting the accounts that a query processes.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  count(input: CountMatterAccountsInput, options?: CallOptions): CallAsShown<CountMatterAccountsResponse, CountMatterAccountsResponses, "to wait, import from @seamline/retention/reference">;
  /**
   * Create a matter.
   *
   * Creates a matter from a name and a description.
   *
   * `POST /v1/matters`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.body - Request to create a matter.
   * @returns `2XX`: Response to creating a matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  create(input?: CreateMatterInput, options?: CallOptions): ApiCall<CreateMatterResponse, CreateMatterResponses>;
  /**
   * Delete a matter.
   *
   * Deletes the matter. The states in which a matter can be deleted, and the resulting state, are not shown.
   *
   * `DELETE /v1/matters/{matterId}`
   *
   * Extension points: `query.parameters`, `matter.states`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @returns `2XX`: Response to deleting a matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteMatterInput, options?: CallOptions): ApiCall<DeleteMatterResponse, DeleteMatterResponses>;
  /**
   * Get a matter.
   *
   * Returns the matter.
   *
   * `GET /v1/matters/{matterId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @returns `2XX`: The matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetMatterInput, options?: CallOptions): ApiCall<Matter, GetMatterResponses>;
  /**
   * List matters.
   *
   * Returns the matters that the calling account has access to.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/retention/reference`.
   *
   * `GET /v1/matters`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.privileges`.
   *
   * @returns `2XX`: Matters that the calling account has access to.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input?: ListMattersInput, options?: CallOptions): CallAsShown<ListMattersResponse, ListMattersResponses, "to iterate, import from @seamline/retention/reference">;
  /**
   * Remove a matter collaborator.
   *
   * Removes an account from the collaborators, so the matter is no longer shared with it.
   *
   * `POST /v1/matters/{matterId}:removePermissions`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to remove an account as a matter collaborator.
   * @returns `2XX`: Response to removing a matter collaborator.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  removePermissions(input: RemoveMatterPermissionsInput, options?: CallOptions): ApiCall<RemoveMatterPermissionsResponse, RemoveMatterPermissionsResponses>;
  /**
   * Reopen a matter.
   *
   * Reopens the matter. The states in which a matter can be reopened, and the resulting state, are not shown.
   *
   * `POST /v1/matters/{matterId}:reopen`
   *
   * Extension points: `query.parameters`, `matter.states`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to reopen a matter.
   * @returns `2XX`: Response to reopening a matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  reopen(input: ReopenMatterInput, options?: CallOptions): ApiCall<ReopenMatterResponse, ReopenMatterResponses>;
  /**
   * Undelete a matter.
   *
   * Undeletes the matter. The states in which a matter can be undeleted, and the resulting state, are not shown.
   *
   * `POST /v1/matters/{matterId}:undelete`
   *
   * Extension points: `query.parameters`, `matter.states`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to undelete a matter.
   * @returns `2XX`: Response to undeleting a matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  undelete(input: UndeleteMatterInput, options?: CallOptions): ApiCall<UndeleteMatterResponse, UndeleteMatterResponses>;
  /**
   * Update a matter.
   *
   * Updates the matter. Which fields can be updated is not shown.
   *
   * `PUT /v1/matters/{matterId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to update the matter.
   * @returns `2XX`: Response to updating a matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  update(input: UpdateMatterInput, options?: CallOptions): ApiCall<UpdateMatterResponse, UpdateMatterResponses>;
  readonly exports: MattersExportsResource;
  readonly holds: MattersHoldsResource;
  readonly savedQueries: MattersSavedQueriesResource;
}

/** Calls of `matters.exports`. */
export interface MattersExportsResource {
  /**
   * Create an export.
   *
   * Creates an export in the matter. To download the export, an account needs the privilege Manage Exports, and the matter must be shared with it.
   *
   * The document does not show how to wait for the result. To wait, import from `@seamline/retention/reference`.
   *
   * `POST /v1/matters/{matterId}/exports`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to create an export.
   * @returns `2XX`: Response to creating an export.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  create(input: CreateExportInput, options?: CallOptions): CallAsShown<CreateExportResponse, CreateExportResponses, "to wait, import from @seamline/retention/reference">;
  /**
   * Delete an export.
   *
   * Deletes the export.
   *
   * `DELETE /v1/matters/{matterId}/exports/{exportId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.exportId - Identifies the export.
   * @returns `2XX`: Response to deleting an export.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteExportInput, options?: CallOptions): ApiCall<DeleteExportResponse, DeleteExportResponses>;
  /**
   * Get an export.
   *
   * Returns the export.
   *
   * `GET /v1/matters/{matterId}/exports/{exportId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.exportId - Identifies the export.
   * @returns `2XX`: The export.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetExportInput, options?: CallOptions): ApiCall<Export, GetExportResponses>;
  /**
   * List exports.
   *
   * Returns details about the exports in the matter.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/retention/reference`.
   *
   * `GET /v1/matters/{matterId}/exports`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @returns `2XX`: Details about the exports in the matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListExportsInput, options?: CallOptions): CallAsShown<ListExportsResponse, ListExportsResponses, "to iterate, import from @seamline/retention/reference">;
}

/** Calls of `matters.holds`. */
export interface MattersHoldsResource {
  /**
   * Add accounts to a hold.
   *
   * Adds the specified accounts to the hold, which preserves their data.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:addHeldAccounts`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.body - Request to add accounts to a hold.
   * @returns `2XX`: Response to adding accounts to a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  addHeldAccounts(input: AddHeldAccountsInput, options?: CallOptions): ApiCall<AddHeldAccountsResponse, AddHeldAccountsResponses>;
  /**
   * Create a hold.
   *
   * Creates a hold in the matter. A hold preserves data of accounts or of an organizational unit.
   *
   * `POST /v1/matters/{matterId}/holds`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to create a hold.
   * @returns `2XX`: Response to creating a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  create(input: CreateHoldInput, options?: CallOptions): ApiCall<CreateHoldResponse, CreateHoldResponses>;
  /**
   * Delete a hold.
   *
   * Deletes the hold and releases the organizational unit or the accounts that it covered.
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}`
   *
   * Extension points: `query.parameters`, `hold.states`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @returns `2XX`: Response to deleting a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteHoldInput, options?: CallOptions): ApiCall<DeleteHoldResponse, DeleteHoldResponses>;
  /**
   * Get a hold.
   *
   * Returns the hold.
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @returns `2XX`: The hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetHoldInput, options?: CallOptions): ApiCall<Hold, GetHoldResponses>;
  /**
   * List holds.
   *
   * Returns the holds in the matter.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/retention/reference`.
   *
   * `GET /v1/matters/{matterId}/holds`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @returns `2XX`: The holds in the matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListHoldsInput, options?: CallOptions): CallAsShown<ListHoldsResponse, ListHoldsResponses, "to iterate, import from @seamline/retention/reference">;
  /**
   * Remove accounts from a hold.
   *
   * Removes the specified accounts from the hold.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.body - Request to remove accounts from a hold.
   * @returns `2XX`: Response to removing accounts from a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  removeHeldAccounts(input: RemoveHeldAccountsInput, options?: CallOptions): ApiCall<RemoveHeldAccountsResponse, RemoveHeldAccountsResponses>;
  /**
   * Update a hold.
   *
   * Updates the scope of the hold (an organizational unit or accounts) and its query parameters.
   *
   * `PUT /v1/matters/{matterId}/holds/{holdId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.body - Request to update the hold.
   * @returns `2XX`: Response to updating a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  update(input: UpdateHoldInput, options?: CallOptions): ApiCall<UpdateHoldResponse, UpdateHoldResponses>;
  readonly accounts: MattersHoldsAccountsResource;
}

/** Calls of `matters.holds.accounts`. */
export interface MattersHoldsAccountsResource {
  /**
   * Add an account to a hold.
   *
   * Adds one account to the hold. `addHeldAccounts` adds several.
   *
   * `POST /v1/matters/{matterId}/holds/{holdId}/accounts`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.body - Request to add an account to a hold.
   * @returns `2XX`: Response to adding an account to a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  create(input: CreateHeldAccountInput, options?: CallOptions): ApiCall<CreateHeldAccountResponse, CreateHeldAccountResponses>;
  /**
   * Remove an account from a hold.
   *
   * Removes one account from the hold. `removeHeldAccounts` removes several.
   *
   * `DELETE /v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @param input.accountId - Identifies an account that the hold covers.
   * @returns `2XX`: Response to removing an account from a hold.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteHeldAccountInput, options?: CallOptions): ApiCall<DeleteHeldAccountResponse, DeleteHeldAccountResponses>;
  /**
   * List the accounts of a hold.
   *
   * Returns the accounts that the hold covers.
   *
   * `GET /v1/matters/{matterId}/holds/{holdId}/accounts`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.holdId - Identifies the hold.
   * @returns `2XX`: The accounts that the hold covers.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
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
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.body - Request to create a saved query.
   * @returns `2XX`: Response to creating a saved query.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  create(input: CreateSavedQueryInput, options?: CallOptions): ApiCall<CreateSavedQueryResponse, CreateSavedQueryResponses>;
  /**
   * Delete a saved query.
   *
   * Deletes the saved query.
   *
   * `DELETE /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.savedQueryId - Identifies the saved query.
   * @returns `2XX`: Response to deleting a saved query.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteSavedQueryInput, options?: CallOptions): ApiCall<DeleteSavedQueryResponse, DeleteSavedQueryResponses>;
  /**
   * Get a saved query.
   *
   * Returns the saved query.
   *
   * `GET /v1/matters/{matterId}/savedQueries/{savedQueryId}`
   *
   * Extension points: `query.parameters`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @param input.savedQueryId - Identifies the saved query.
   * @returns `2XX`: The saved query.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetSavedQueryInput, options?: CallOptions): ApiCall<SavedQuery, GetSavedQueryResponses>;
  /**
   * List saved queries.
   *
   * Returns the saved queries in the matter.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/retention/reference`.
   *
   * `GET /v1/matters/{matterId}/savedQueries`
   *
   * Extension points: `query.parameters`, `list.pagination`, `credentials`, `operation.privileges`.
   *
   * @param input.matterId - Identifies the matter.
   * @returns `2XX`: The saved queries in the matter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input: ListSavedQueriesInput, options?: CallOptions): CallAsShown<ListSavedQueriesResponse, ListSavedQueriesResponses, "to iterate, import from @seamline/retention/reference">;
}

/** Calls of `operations`. */
export interface OperationsResource {
  /**
   * Cancel an operation.
   *
   * Starts to cancel the operation. The cancellation runs asynchronously.
   *
   * `POST /v1/operations/{operation}:cancel`
   *
   * Extension points: `query.parameters`, `operation.states`, `credentials`, `operation.privileges`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @param input.body - Request to cancel an operation.
   * @returns `2XX`: Response to cancelling an operation.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  cancel(input: CancelOperationInput, options?: CallOptions): ApiCall<CancelOperationResponse, CancelOperationResponses>;
  /**
   * Delete an operation.
   *
   * Deletes the operation. The states in which an operation can be deleted are not shown.
   *
   * `DELETE /v1/operations/{operation}`
   *
   * Extension points: `query.parameters`, `operation.states`, `credentials`, `operation.privileges`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @returns `2XX`: Response to deleting an operation.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  delete(input: DeleteOperationInput, options?: CallOptions): ApiCall<DeleteOperationResponse, DeleteOperationResponses>;
  /**
   * Get an operation.
   *
   * Returns the latest state of the operation.
   *
   * `GET /v1/operations/{operation}`
   *
   * Extension points: `query.parameters`, `operation.states`, `credentials`, `operation.privileges`.
   *
   * @param input.name - Resource name of the form `operations/{operation}`.
   * @returns `2XX`: The latest state of the operation.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  get(input: GetOperationInput, options?: CallOptions): ApiCall<Operation, GetOperationResponses>;
  /**
   * List operations.
   *
   * Returns the long-running operations that match the filter in the request. The syntax of the filter is not shown.
   *
   * The document does not show the pages of this list. To iterate, import from `@seamline/retention/reference`.
   *
   * `GET /v1/operations`
   *
   * Extension points: `query.parameters`, `filter.syntax`, `list.pagination`, `credentials`, `operation.privileges`.
   *
   * @returns `2XX`: The operations that match the filter.
   * @throws {ApiError} `default`: The call failed. Which statuses the service uses is not shown.
   */
  list(input?: ListOperationsInput, options?: CallOptions): CallAsShown<ListOperationsResponse, ListOperationsResponses, "to iterate, import from @seamline/retention/reference">;
}

/** Input of `matters.holds.addHeldAccounts`. */
export interface AddHeldAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to add accounts to a hold. */
  body?: AddHeldAccountsRequest;
}

/** Bodies of `matters.holds.addHeldAccounts` by status. */
export interface AddHeldAccountsResponses {
  /** Response to adding accounts to a hold. */
  "2XX": AddHeldAccountsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.addPermissions`. */
export interface AddMatterPermissionsInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to add an account as a matter collaborator. */
  body?: AddMatterPermissionsRequest;
}

/** Bodies of `matters.addPermissions` by status. */
export interface AddMatterPermissionsResponses {
  /** Response to adding a matter collaborator. */
  "2XX": AddMatterPermissionsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `operations.cancel`. */
export interface CancelOperationInput {
  /** Resource name, of the form `operations/{operation}`. */
  name: OperationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to cancel an operation. */
  body?: CancelOperationRequest;
}

/** Bodies of `operations.cancel` by status. */
export interface CancelOperationResponses {
  /** Response to cancelling an operation. */
  "2XX": CancelOperationResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.close`. */
export interface CloseMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to close a matter. */
  body?: CloseMatterRequest;
}

/** Bodies of `matters.close` by status. */
export interface CloseMatterResponses {
  /** Response to closing a matter. */
  "2XX": CloseMatterResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.count`. */
export interface CountMatterAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to count the accounts that a query processes. */
  body?: CountMatterAccountsRequest;
}

/** Bodies of `matters.count` by status. */
export interface CountMatterAccountsResponses {
  /** Response to counting the accounts that a query processes. */
  "2XX": CountMatterAccountsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.exports.create`. */
export interface CreateExportInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to create an export. */
  body?: ExportInput;
}

/** Bodies of `matters.exports.create` by status. */
export interface CreateExportResponses {
  /** Response to creating an export. */
  "2XX": CreateExportResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.accounts.create`. */
export interface CreateHeldAccountInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to add an account to a hold. */
  body?: HeldAccountInput;
}

/** Bodies of `matters.holds.accounts.create` by status. */
export interface CreateHeldAccountResponses {
  /** Response to adding an account to a hold. */
  "2XX": CreateHeldAccountResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.create`. */
export interface CreateHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to create a hold. */
  body?: HoldInput;
}

/** Bodies of `matters.holds.create` by status. */
export interface CreateHoldResponses {
  /** Response to creating a hold. */
  "2XX": CreateHoldResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.create`. */
export interface CreateMatterInput {
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to create a matter. */
  body?: MatterInput;
}

/** Bodies of `matters.create` by status. */
export interface CreateMatterResponses {
  /** Response to creating a matter. */
  "2XX": CreateMatterResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.savedQueries.create`. */
export interface CreateSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to create a saved query. */
  body?: SavedQueryInput;
}

/** Bodies of `matters.savedQueries.create` by status. */
export interface CreateSavedQueryResponses {
  /** Response to creating a saved query. */
  "2XX": CreateSavedQueryResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.exports.delete`. */
export interface DeleteExportInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the export. */
  exportId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.exports.delete` by status. */
export interface DeleteExportResponses {
  /** Response to deleting an export. */
  "2XX": DeleteExportResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.accounts.delete`. */
export interface DeleteHeldAccountInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /** Identifies an account that the hold covers. */
  accountId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.holds.accounts.delete` by status. */
export interface DeleteHeldAccountResponses {
  /** Response to removing an account from a hold. */
  "2XX": DeleteHeldAccountResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.delete`. */
export interface DeleteHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.holds.delete` by status. */
export interface DeleteHoldResponses {
  /** Response to deleting a hold. */
  "2XX": DeleteHoldResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.delete`. */
export interface DeleteMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.delete` by status. */
export interface DeleteMatterResponses {
  /** Response to deleting a matter. */
  "2XX": DeleteMatterResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `operations.delete`. */
export interface DeleteOperationInput {
  /** Resource name, of the form `operations/{operation}`. */
  name: OperationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `operations.delete` by status. */
export interface DeleteOperationResponses {
  /** Response to deleting an operation. */
  "2XX": DeleteOperationResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.savedQueries.delete`. */
export interface DeleteSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the saved query. */
  savedQueryId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.savedQueries.delete` by status. */
export interface DeleteSavedQueryResponses {
  /** Response to deleting a saved query. */
  "2XX": DeleteSavedQueryResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.exports.get`. */
export interface GetExportInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the export. */
  exportId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.exports.get` by status. */
export interface GetExportResponses {
  /**
   * The export.
   *
   * Extension points: `getExport.response`.
   */
  "2XX": Export;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.get`. */
export interface GetHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.holds.get` by status. */
export interface GetHoldResponses {
  /**
   * The hold.
   *
   * Extension points: `getHold.response`.
   */
  "2XX": Hold;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.get`. */
export interface GetMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.get` by status. */
export interface GetMatterResponses {
  /**
   * The matter.
   *
   * Extension points: `getMatter.response`.
   */
  "2XX": Matter;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `operations.get`. */
export interface GetOperationInput {
  /** Resource name, of the form `operations/{operation}`. */
  name: OperationName;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `operations.get` by status. */
export interface GetOperationResponses {
  /**
   * The latest state of the operation.
   *
   * Extension points: `getOperation.response`.
   */
  "2XX": Operation;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.savedQueries.get`. */
export interface GetSavedQueryInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the saved query. */
  savedQueryId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.savedQueries.get` by status. */
export interface GetSavedQueryResponses {
  /**
   * The saved query.
   *
   * Extension points: `getSavedQuery.response`.
   */
  "2XX": SavedQuery;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.exports.list`. */
export interface ListExportsInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.exports.list` by status. */
export interface ListExportsResponses {
  /** Details about the exports in the matter. */
  "2XX": ListExportsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.accounts.list`. */
export interface ListHeldAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.holds.accounts.list` by status. */
export interface ListHeldAccountsResponses {
  /**
   * The accounts that the hold covers.
   *
   * Extension points: `heldAccount.fields`.
   */
  "2XX": ListHeldAccountsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.list`. */
export interface ListHoldsInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.holds.list` by status. */
export interface ListHoldsResponses {
  /** The holds in the matter. */
  "2XX": ListHoldsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.list`. */
export interface ListMattersInput {
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.list` by status. */
export interface ListMattersResponses {
  /** Matters that the calling account has access to. */
  "2XX": ListMattersResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `operations.list`. */
export interface ListOperationsInput {
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`, `filter.syntax`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters"> & PointFill<ExtensionPoints, "filter.syntax">;
}

/** Bodies of `operations.list` by status. */
export interface ListOperationsResponses {
  /** The operations that match the filter. */
  "2XX": ListOperationsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.savedQueries.list`. */
export interface ListSavedQueriesInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
}

/** Bodies of `matters.savedQueries.list` by status. */
export interface ListSavedQueriesResponses {
  /** The saved queries in the matter. */
  "2XX": ListSavedQueriesResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.removeHeldAccounts`. */
export interface RemoveHeldAccountsInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to remove accounts from a hold. */
  body?: RemoveHeldAccountsRequest;
}

/** Bodies of `matters.holds.removeHeldAccounts` by status. */
export interface RemoveHeldAccountsResponses {
  /** Response to removing accounts from a hold. */
  "2XX": RemoveHeldAccountsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.removePermissions`. */
export interface RemoveMatterPermissionsInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to remove an account as a matter collaborator. */
  body?: RemoveMatterPermissionsRequest;
}

/** Bodies of `matters.removePermissions` by status. */
export interface RemoveMatterPermissionsResponses {
  /** Response to removing a matter collaborator. */
  "2XX": RemoveMatterPermissionsResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.reopen`. */
export interface ReopenMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to reopen a matter. */
  body?: ReopenMatterRequest;
}

/** Bodies of `matters.reopen` by status. */
export interface ReopenMatterResponses {
  /** Response to reopening a matter. */
  "2XX": ReopenMatterResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.undelete`. */
export interface UndeleteMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to undelete a matter. */
  body?: UndeleteMatterRequest;
}

/** Bodies of `matters.undelete` by status. */
export interface UndeleteMatterResponses {
  /** Response to undeleting a matter. */
  "2XX": UndeleteMatterResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.holds.update`. */
export interface UpdateHoldInput {
  /** Identifies the matter. */
  matterId: string;
  /** Identifies the hold. */
  holdId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to update the hold. */
  body?: UpdateHoldRequest;
}

/** Bodies of `matters.holds.update` by status. */
export interface UpdateHoldResponses {
  /** Response to updating a hold. */
  "2XX": UpdateHoldResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}

/** Input of `matters.update`. */
export interface UpdateMatterInput {
  /** Identifies the matter. */
  matterId: string;
  /**
   * Query parameters.
   *
   * Further parameters may exist: extension points `query.parameters`.
   */
  query?: PointFill<ExtensionPoints, "query.parameters">;
  /** Request to update the matter. */
  body?: UpdateMatterRequest;
}

/** Bodies of `matters.update` by status. */
export interface UpdateMatterResponses {
  /** Response to updating a matter. */
  "2XX": UpdateMatterResponse;
  /**
   * The call failed. Which statuses the service uses is not shown.
   *
   * Extension points: `error.statuses`.
   */
  default: ErrorBody;
}
