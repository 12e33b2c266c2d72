// Made by `seamline-codegen --spec @seamline/specs/retention/v1 --overlay own.overlay.yaml`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill, Unlisted } from "@seamline/client-core";

/**
 * Extension points of Retention and eDiscovery Service: merge into this interface what you know. A fill is an object type.
 *
 * - `addHeldAccounts.request`: Body of a request to add accounts to a hold.
 * - `addHeldAccounts.response`: Body of the response to adding accounts to a hold.
 * - `addMatterPermissions.request`: Body of a request to add a matter collaborator.
 * - `addMatterPermissions.response`: Body of the response to adding a matter collaborator.
 * - `cancelOperation.request`: Body of a request to cancel an operation.
 * - `cancelOperation.response`: Body of the response to cancelling an operation.
 * - `closeMatter.request`: Body of a request to close a matter.
 * - `closeMatter.response`: Body of the response to closing a matter.
 * - `countMatterAccounts.request`: Body of a request to count the accounts that a query processes.
 * - `countMatterAccounts.response`: Body of the response to counting the accounts that a query processes.
 * - `createExport.request`: Body of a request to create an export.
 * - `createExport.response`: Body of the response to creating an export.
 * - `createHeldAccount.request`: Body of a request to add an account to a hold.
 * - `createHeldAccount.response`: Body of the response to adding an account to a hold.
 * - `createHold.request`: Body of a request to create a hold.
 * - `createHold.response`: Body of the response to creating a hold.
 * - `createMatter.request`: Body of a request to create a matter.
 * - `createSavedQuery.request`: Body of a request to create a saved query.
 * - `createSavedQuery.response`: Body of the response to creating a saved query.
 * - `deleteExport.response`: Body of the response to deleting an export.
 * - `deleteHeldAccount.response`: Body of the response to removing an account from a hold.
 * - `deleteHold.response`: Body of the response to deleting a hold.
 * - `deleteMatter.response`: Body of the response to deleting a matter.
 * - `deleteOperation.response`: Body of the response to deleting an operation.
 * - `deleteSavedQuery.response`: Body of the response to deleting a saved query.
 * - `error.body`: The format of an error response and its error codes.
 * - `export.fields`: Every field of an export, with types, formats and allowed values.
 * - `export.states`: The names of the states of an export, where it has any, and the transitions between them.
 * - `filter.syntax`: How a filter of operations is passed, and its syntax.
 * - `heldAccount.fields`: Every field of a held account, with types, formats and allowed values.
 * - `hold.fields`: Every field of a hold, with types, formats and allowed values, and the form of its scope and its query parameters.
 * - `hold.states`: The names of the states of a hold, where it has any, and the transitions between them.
 * - `list.pagination`: Whether and how lists are paged.
 * - `listExports.response`: Body of the response to listing exports.
 * - `listHeldAccounts.response`: Body of the response to listing the accounts of a hold.
 * - `listHolds.response`: Body of the response to listing holds.
 * - `listMatters.response`: Body of the response to listing matters.
 * - `listOperations.response`: Body of the response to listing operations.
 * - `listSavedQueries.response`: Body of the response to listing saved queries.
 * - `matter.states`: The names of the states of a matter, the states in which it can be closed, reopened, deleted or undeleted, and the resulting states.
 * - `matterCollaborator.fields`: The form of the account of a matter collaborator, and every other field of a collaborator.
 * - `operation.fields`: Every field of a long-running operation, with types, formats and allowed values.
 * - `operation.states`: The names of the states of a long-running operation, the transitions between them, and the states in which it can be cancelled or deleted.
 * - `query.parameters`: Query parameters of every operation.
 * - `removeHeldAccounts.request`: Body of a request to remove accounts from a hold.
 * - `removeHeldAccounts.response`: Body of the response to removing accounts from a hold.
 * - `removeMatterPermissions.request`: Body of a request to remove a matter collaborator.
 * - `removeMatterPermissions.response`: Body of the response to removing a matter collaborator.
 * - `reopenMatter.request`: Body of a request to reopen a matter.
 * - `reopenMatter.response`: Body of the response to reopening a matter.
 * - `savedQuery.fields`: Every field of a saved query, with types, formats and allowed values.
 * - `undeleteMatter.request`: Body of a request to undelete a matter.
 * - `undeleteMatter.response`: Body of the response to undeleting a matter.
 * - `updateHold.request`: Body of a request to update a hold.
 * - `updateHold.response`: Body of the response to updating a hold.
 * - `updateMatter.request`: Body of a request to update a matter.
 * - `updateMatter.response`: Body of the response to updating a matter.
 *
 * @example
 * declare module "./types.gen.js" {
 *   interface ExtensionPoints {
 *     "export.fields": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "addHeldAccounts.request" | "addHeldAccounts.response" | "addMatterPermissions.request" | "addMatterPermissions.response" | "cancelOperation.request" | "cancelOperation.response" | "closeMatter.request" | "closeMatter.response" | "countMatterAccounts.request" | "countMatterAccounts.response" | "createExport.request" | "createExport.response" | "createHeldAccount.request" | "createHeldAccount.response" | "createHold.request" | "createHold.response" | "createMatter.request" | "createSavedQuery.request" | "createSavedQuery.response" | "deleteExport.response" | "deleteHeldAccount.response" | "deleteHold.response" | "deleteMatter.response" | "deleteOperation.response" | "deleteSavedQuery.response" | "error.body" | "export.fields" | "export.states" | "filter.syntax" | "heldAccount.fields" | "hold.fields" | "hold.states" | "list.pagination" | "listExports.response" | "listHeldAccounts.response" | "listHolds.response" | "listMatters.response" | "listOperations.response" | "listSavedQueries.response" | "matter.states" | "matterCollaborator.fields" | "operation.fields" | "operation.states" | "query.parameters" | "removeHeldAccounts.request" | "removeHeldAccounts.response" | "removeMatterPermissions.request" | "removeMatterPermissions.response" | "reopenMatter.request" | "reopenMatter.response" | "savedQuery.fields" | "undeleteMatter.request" | "undeleteMatter.response" | "updateHold.request" | "updateHold.response" | "updateMatter.request" | "updateMatter.response";

/** `unknown` when every fill names a point and is an object type; otherwise a type that says what is wrong. */
export type CheckedPoints = PointCheck<ExtensionPoints, ExtensionPointId>;

/** What is shown, and what is known of the extension point. */
type Filled<Shown, Id extends ExtensionPointId, Unfilled = Record<string, unknown>> = Shown & PointFill<ExtensionPoints, Id, Unfilled>;

/**
 * Request to add accounts to a hold. Its content is not shown.
 *
 * Extension points: `addHeldAccounts.request`.
 */
export interface AddHeldAccountsRequest extends PointFill<ExtensionPoints, "addHeldAccounts.request"> {
}

/**
 * Response to adding accounts to a hold. Its content is not shown.
 *
 * Extension points: `addHeldAccounts.response`.
 */
export interface AddHeldAccountsResponse extends PointFill<ExtensionPoints, "addHeldAccounts.response"> {
}

/**
 * Request to add an account as a matter collaborator.
 *
 * Fields whose names on the wire are not shown:
 * - account: The account to make a collaborator of the matter.
 *
 * Extension points: `matterCollaborator.fields`, `addMatterPermissions.request`.
 */
export interface AddMatterPermissionsRequest extends Filled<PointFill<ExtensionPoints, "matterCollaborator.fields">, "addMatterPermissions.request"> {
}

/**
 * Response to adding a matter collaborator. Its content is not shown.
 *
 * Extension points: `addMatterPermissions.response`.
 */
export interface AddMatterPermissionsResponse extends PointFill<ExtensionPoints, "addMatterPermissions.response"> {
}

/**
 * Request to cancel an operation. Its content is not shown.
 *
 * Extension points: `cancelOperation.request`.
 */
export interface CancelOperationRequest extends PointFill<ExtensionPoints, "cancelOperation.request"> {
}

/**
 * Response to cancelling an operation. Its content is not shown.
 *
 * Extension points: `cancelOperation.response`.
 */
export interface CancelOperationResponse extends PointFill<ExtensionPoints, "cancelOperation.response"> {
}

/**
 * Request to close a matter. Its content is not shown.
 *
 * Extension points: `closeMatter.request`.
 */
export interface CloseMatterRequest extends PointFill<ExtensionPoints, "closeMatter.request"> {
}

/**
 * Response to closing a matter. Its content is not shown.
 *
 * Extension points: `closeMatter.response`.
 */
export interface CloseMatterResponse extends PointFill<ExtensionPoints, "closeMatter.response"> {
}

/**
 * Request to count the accounts that a query processes. Its content is not shown.
 *
 * Extension points: `countMatterAccounts.request`.
 */
export interface CountMatterAccountsRequest extends PointFill<ExtensionPoints, "countMatterAccounts.request"> {
}

/**
 * Response to counting the accounts that a query processes. Its content is not shown.
 *
 * Extension points: `countMatterAccounts.response`.
 */
export interface CountMatterAccountsResponse extends PointFill<ExtensionPoints, "countMatterAccounts.response"> {
}

/**
 * Response to creating an export. Its content is not shown.
 *
 * Extension points: `createExport.response`.
 */
export interface CreateExportResponse extends PointFill<ExtensionPoints, "createExport.response"> {
}

/**
 * Response to adding an account to a hold. Its content is not shown.
 *
 * Extension points: `createHeldAccount.response`.
 */
export interface CreateHeldAccountResponse extends PointFill<ExtensionPoints, "createHeldAccount.response"> {
}

/**
 * Response to creating a hold. Its content is not shown.
 *
 * Extension points: `createHold.response`.
 */
export interface CreateHoldResponse extends PointFill<ExtensionPoints, "createHold.response"> {
}

/**
 * Response to creating a saved query. Its content is not shown.
 *
 * Extension points: `createSavedQuery.response`.
 */
export interface CreateSavedQueryResponse extends PointFill<ExtensionPoints, "createSavedQuery.response"> {
}

/**
 * Response to deleting an export. Its content is not shown.
 *
 * Extension points: `deleteExport.response`.
 */
export interface DeleteExportResponse extends PointFill<ExtensionPoints, "deleteExport.response"> {
}

/**
 * Response to removing an account from a hold. Its content is not shown.
 *
 * Extension points: `deleteHeldAccount.response`.
 */
export interface DeleteHeldAccountResponse extends PointFill<ExtensionPoints, "deleteHeldAccount.response"> {
}

/**
 * Response to deleting a hold. Its content is not shown.
 *
 * Extension points: `deleteHold.response`.
 */
export interface DeleteHoldResponse extends PointFill<ExtensionPoints, "deleteHold.response"> {
}

/**
 * Response to deleting a matter. Its content is not shown.
 *
 * Extension points: `deleteMatter.response`.
 */
export interface DeleteMatterResponse extends PointFill<ExtensionPoints, "deleteMatter.response"> {
}

/**
 * Response to deleting an operation. Its content is not shown.
 *
 * Extension points: `deleteOperation.response`.
 */
export interface DeleteOperationResponse extends PointFill<ExtensionPoints, "deleteOperation.response"> {
}

/**
 * Response to deleting a saved query. Its content is not shown.
 *
 * Extension points: `deleteSavedQuery.response`.
 */
export interface DeleteSavedQueryResponse extends PointFill<ExtensionPoints, "deleteSavedQuery.response"> {
}

/**
 * Body of a failed call. Its format is not shown.
 *
 * Extension points: `error.body`.
 */
export interface ErrorBody extends PointFill<ExtensionPoints, "error.body"> {
}

/**
 * An export of a matter.
 *
 * Extension points: `export.fields`, `export.states`.
 */
export interface Export extends Filled<PointFill<ExtensionPoints, "export.fields">, "export.states"> {
}

/**
 * Input for creating an export.
 *
 * Extension points: `export.fields`, `createExport.request`.
 */
export interface ExportInput extends Filled<PointFill<ExtensionPoints, "export.fields">, "createExport.request"> {
}

/**
 * Input for adding an account to a hold.
 *
 * Extension points: `heldAccount.fields`, `createHeldAccount.request`.
 */
export interface HeldAccountInput extends Filled<PointFill<ExtensionPoints, "heldAccount.fields">, "createHeldAccount.request"> {
}

/**
 * A hold in a matter. It preserves data of accounts or of an organizational unit.
 *
 * Fields whose names on the wire are not shown:
 * - scope: The organizational unit, or the set of accounts, that the hold covers. It can be updated.
 * - query parameters: They define what the hold preserves, and they can be updated.
 *
 * Extension points: `hold.fields`, `hold.states`.
 */
export interface Hold extends Filled<PointFill<ExtensionPoints, "hold.fields">, "hold.states"> {
}

/**
 * Input for creating a hold.
 *
 * Extension points: `hold.fields`, `createHold.request`.
 */
export interface HoldInput extends Filled<PointFill<ExtensionPoints, "hold.fields">, "createHold.request"> {
}

/**
 * Response to listing exports. Its content is not shown.
 *
 * Extension points: `listExports.response`, `list.pagination`.
 */
export interface ListExportsResponse extends Filled<PointFill<ExtensionPoints, "listExports.response">, "list.pagination"> {
}

/**
 * Response to listing the accounts of a hold. Its content is not shown.
 *
 * Extension points: `listHeldAccounts.response`, `list.pagination`.
 */
export interface ListHeldAccountsResponse extends Filled<PointFill<ExtensionPoints, "listHeldAccounts.response">, "list.pagination"> {
}

/**
 * Response to listing holds. Its content is not shown.
 *
 * Extension points: `listHolds.response`, `list.pagination`.
 */
export interface ListHoldsResponse extends Filled<PointFill<ExtensionPoints, "listHolds.response">, "list.pagination"> {
}

/**
 * Response to listing matters. Its content is not shown.
 *
 * Extension points: `listMatters.response`, `list.pagination`.
 */
export interface ListMattersResponse extends Filled<PointFill<ExtensionPoints, "listMatters.response">, "list.pagination"> {
}

/**
 * Response to listing operations. Its content is not shown.
 *
 * Extension points: `listOperations.response`, `list.pagination`.
 */
export interface ListOperationsResponse extends Filled<PointFill<ExtensionPoints, "listOperations.response">, "list.pagination"> {
}

/**
 * Response to listing saved queries. Its content is not shown.
 *
 * Extension points: `listSavedQueries.response`, `list.pagination`.
 */
export interface ListSavedQueriesResponse extends Filled<PointFill<ExtensionPoints, "listSavedQueries.response">, "list.pagination"> {
}

/**
 * A matter, which contains holds, saved queries and exports.
 *
 * Extension points: `matter.states`.
 */
export interface Matter extends Filled<MatterShown, "matter.states"> {
}

interface MatterShown {
  /** Name given when the matter is created. */
  name: string;
  /** Description given when the matter is created. */
  description?: string;
  /** Where the data of a matter is kept. */
  matterRegion: MatterRegion;
  /** Identifies the matter in paths. */
  matterId: string;
}

/**
 * Input for creating a matter.
 *
 * Extension points: `createMatter.request`.
 */
export interface MatterInput extends Filled<MatterInputShown, "createMatter.request"> {
}

interface MatterInputShown {
  /** Name of the matter. */
  name?: string;
  /** Description of the matter. */
  description?: string;
  /** Where the data of a matter is kept. */
  matterRegion?: MatterRegion;
}

/**
 * Where the data of a matter is kept.
 *
 * A value that is not listed is written `unlisted(value)`.
 */
export type MatterRegion = "ANY" | "US" | "EUROPE" | Unlisted;

/**
 * A long-running operation.
 *
 * Extension points: `operation.fields`, `operation.states`.
 */
export interface Operation extends Filled<PointFill<ExtensionPoints, "operation.fields">, "operation.states"> {
}

/**
 * Request to remove accounts from a hold. Its content is not shown.
 *
 * Extension points: `removeHeldAccounts.request`.
 */
export interface RemoveHeldAccountsRequest extends PointFill<ExtensionPoints, "removeHeldAccounts.request"> {
}

/**
 * Response to removing accounts from a hold. Its content is not shown.
 *
 * Extension points: `removeHeldAccounts.response`.
 */
export interface RemoveHeldAccountsResponse extends PointFill<ExtensionPoints, "removeHeldAccounts.response"> {
}

/**
 * Request to remove an account as a matter collaborator.
 *
 * Fields whose names on the wire are not shown:
 * - account: The account to take off the collaborators of the matter.
 *
 * Extension points: `matterCollaborator.fields`, `removeMatterPermissions.request`.
 */
export interface RemoveMatterPermissionsRequest extends Filled<PointFill<ExtensionPoints, "matterCollaborator.fields">, "removeMatterPermissions.request"> {
}

/**
 * Response to removing a matter collaborator. Its content is not shown.
 *
 * Extension points: `removeMatterPermissions.response`.
 */
export interface RemoveMatterPermissionsResponse extends PointFill<ExtensionPoints, "removeMatterPermissions.response"> {
}

/**
 * Request to reopen a matter. Its content is not shown.
 *
 * Extension points: `reopenMatter.request`.
 */
export interface ReopenMatterRequest extends PointFill<ExtensionPoints, "reopenMatter.request"> {
}

/**
 * Response to reopening a matter. Its content is not shown.
 *
 * Extension points: `reopenMatter.response`.
 */
export interface ReopenMatterResponse extends PointFill<ExtensionPoints, "reopenMatter.response"> {
}

/**
 * A query saved in a matter.
 *
 * Extension points: `savedQuery.fields`.
 */
export interface SavedQuery extends PointFill<ExtensionPoints, "savedQuery.fields"> {
}

/**
 * Input for creating a saved query.
 *
 * Extension points: `savedQuery.fields`, `createSavedQuery.request`.
 */
export interface SavedQueryInput extends Filled<PointFill<ExtensionPoints, "savedQuery.fields">, "createSavedQuery.request"> {
}

/**
 * Request to undelete a matter. Its content is not shown.
 *
 * Extension points: `undeleteMatter.request`.
 */
export interface UndeleteMatterRequest extends PointFill<ExtensionPoints, "undeleteMatter.request"> {
}

/**
 * Response to undeleting a matter. Its content is not shown.
 *
 * Extension points: `undeleteMatter.response`.
 */
export interface UndeleteMatterResponse extends PointFill<ExtensionPoints, "undeleteMatter.response"> {
}

/**
 * Request to update a hold.
 *
 * Fields whose names on the wire are not shown:
 * - scope: The organizational unit, or the set of accounts, that the hold covers.
 * - query parameters: They define what the hold preserves.
 *
 * Extension points: `hold.fields`, `updateHold.request`.
 */
export interface UpdateHoldRequest extends Filled<PointFill<ExtensionPoints, "hold.fields">, "updateHold.request"> {
}

/**
 * Response to updating a hold. Its content is not shown.
 *
 * Extension points: `updateHold.response`.
 */
export interface UpdateHoldResponse extends PointFill<ExtensionPoints, "updateHold.response"> {
}

/**
 * Request to update a matter. Its content is not shown.
 *
 * Extension points: `updateMatter.request`.
 */
export interface UpdateMatterRequest extends Filled<UpdateMatterRequestShown, "updateMatter.request"> {
}

interface UpdateMatterRequestShown {
  name?: string;
  description?: string;
  /** Where the data of a matter is kept. */
  matterRegion?: MatterRegion;
}

/**
 * Response to updating a matter. Its content is not shown.
 *
 * Extension points: `updateMatter.response`.
 */
export interface UpdateMatterResponse extends PointFill<ExtensionPoints, "updateMatter.response"> {
}

export interface paths {
  "/v1/matters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List matters
     * @description Returns the matters that the calling account has access to.
     */
    get: operations["listMatters"];
    put?: never;
    /**
     * Create a matter
     * @description Creates a matter from a name and a description.
     */
    post: operations["createMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a matter
     * @description Returns the matter.
     */
    get: operations["getMatter"];
    /**
     * Update a matter
     * @description Updates the matter. Which fields can be updated is not shown.
     */
    put: operations["updateMatter"];
    post?: never;
    /**
     * Delete a matter
     * @description Deletes the matter. The states in which a matter can be deleted, and the resulting state, are not shown.
     */
    delete: operations["deleteMatter"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:undelete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Undelete a matter
     * @description Undeletes the matter. The states in which a matter can be undeleted, and the resulting state, are not shown.
     */
    post: operations["undeleteMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:close": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a matter
     * @description Closes the matter. The states in which a matter can be closed, and the resulting state, are not shown.
     */
    post: operations["closeMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:reopen": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reopen a matter
     * @description Reopens the matter. The states in which a matter can be reopened, and the resulting state, are not shown.
     */
    post: operations["reopenMatter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:addPermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a matter collaborator
     * @description Adds an account as a collaborator of the matter, which gives the account access to it.
     */
    post: operations["addMatterPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:removePermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a matter collaborator
     * @description Removes an account from the collaborators, so the matter is no longer shared with it.
     */
    post: operations["removeMatterPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}:count": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Count the accounts that a query processes
     * @description Counts the accounts that the query in the request processes. The form of the query is not shown.
     */
    post: operations["countMatterAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List exports
     * @description Returns details about the exports in the matter.
     */
    get: operations["listExports"];
    put?: never;
    /**
     * Create an export
     * @description Creates an export in the matter. To download the export, an account needs the privilege Manage Exports, and the matter must be shared with it.
     */
    post: operations["createExport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/exports/{exportId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an export
     * @description Returns the export.
     */
    get: operations["getExport"];
    put?: never;
    post?: never;
    /**
     * Delete an export
     * @description Deletes the export.
     */
    delete: operations["deleteExport"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List holds
     * @description Returns the holds in the matter.
     */
    get: operations["listHolds"];
    put?: never;
    /**
     * Create a hold
     * @description Creates a hold in the matter. A hold preserves data of accounts or of an organizational unit.
     */
    post: operations["createHold"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a hold
     * @description Returns the hold.
     */
    get: operations["getHold"];
    /**
     * Update a hold
     * @description Updates the scope of the hold (an organizational unit or accounts) and its query parameters.
     */
    put: operations["updateHold"];
    post?: never;
    /**
     * Delete a hold
     * @description Deletes the hold and releases the organizational unit or the accounts that it covered.
     */
    delete: operations["deleteHold"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}:addHeldAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add accounts to a hold
     * @description Adds the specified accounts to the hold, which preserves their data.
     */
    post: operations["addHeldAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove accounts from a hold
     * @description Removes the specified accounts from the hold.
     */
    post: operations["removeHeldAccounts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}/accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the accounts of a hold
     * @description Returns the accounts that the hold covers.
     */
    get: operations["listHeldAccounts"];
    put?: never;
    /**
     * Add an account to a hold
     * @description Adds one account to the hold. `addHeldAccounts` adds several.
     */
    post: operations["createHeldAccount"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove an account from a hold
     * @description Removes one account from the hold. `removeHeldAccounts` removes several.
     */
    delete: operations["deleteHeldAccount"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/savedQueries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved queries
     * @description Returns the saved queries in the matter.
     */
    get: operations["listSavedQueries"];
    put?: never;
    /**
     * Create a saved query
     * @description Creates a saved query in the matter.
     */
    post: operations["createSavedQuery"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/matters/{matterId}/savedQueries/{savedQueryId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a saved query
     * @description Returns the saved query.
     */
    get: operations["getSavedQuery"];
    put?: never;
    post?: never;
    /**
     * Delete a saved query
     * @description Deletes the saved query.
     */
    delete: operations["deleteSavedQuery"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List operations
     * @description Returns the long-running operations that match the filter in the request. The syntax of the filter is not shown.
     */
    get: operations["listOperations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations/{operation}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an operation
     * @description Returns the latest state of the operation.
     */
    get: operations["getOperation"];
    put?: never;
    post?: never;
    /**
     * Delete an operation
     * @description Deletes the operation. The states in which an operation can be deleted are not shown.
     */
    delete: operations["deleteOperation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations/{operation}:cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an operation
     * @description Starts to cancel the operation. The cancellation runs asynchronously.
     */
    post: operations["cancelOperation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    AddHeldAccountsRequest: AddHeldAccountsRequest;
    AddHeldAccountsResponse: AddHeldAccountsResponse;
    AddMatterPermissionsRequest: AddMatterPermissionsRequest;
    AddMatterPermissionsResponse: AddMatterPermissionsResponse;
    CancelOperationRequest: CancelOperationRequest;
    CancelOperationResponse: CancelOperationResponse;
    CloseMatterRequest: CloseMatterRequest;
    CloseMatterResponse: CloseMatterResponse;
    CountMatterAccountsRequest: CountMatterAccountsRequest;
    CountMatterAccountsResponse: CountMatterAccountsResponse;
    CreateExportResponse: CreateExportResponse;
    CreateHeldAccountResponse: CreateHeldAccountResponse;
    CreateHoldResponse: CreateHoldResponse;
    CreateSavedQueryResponse: CreateSavedQueryResponse;
    DeleteExportResponse: DeleteExportResponse;
    DeleteHeldAccountResponse: DeleteHeldAccountResponse;
    DeleteHoldResponse: DeleteHoldResponse;
    DeleteMatterResponse: DeleteMatterResponse;
    DeleteOperationResponse: DeleteOperationResponse;
    DeleteSavedQueryResponse: DeleteSavedQueryResponse;
    ErrorBody: ErrorBody;
    Export: Export;
    ExportInput: ExportInput;
    HeldAccountInput: HeldAccountInput;
    Hold: Hold;
    HoldInput: HoldInput;
    ListExportsResponse: ListExportsResponse;
    ListHeldAccountsResponse: ListHeldAccountsResponse;
    ListHoldsResponse: ListHoldsResponse;
    ListMattersResponse: ListMattersResponse;
    ListOperationsResponse: ListOperationsResponse;
    ListSavedQueriesResponse: ListSavedQueriesResponse;
    Matter: Matter;
    MatterInput: MatterInput;
    MatterRegion: MatterRegion;
    Operation: Operation;
    RemoveHeldAccountsRequest: RemoveHeldAccountsRequest;
    RemoveHeldAccountsResponse: RemoveHeldAccountsResponse;
    RemoveMatterPermissionsRequest: RemoveMatterPermissionsRequest;
    RemoveMatterPermissionsResponse: RemoveMatterPermissionsResponse;
    ReopenMatterRequest: ReopenMatterRequest;
    ReopenMatterResponse: ReopenMatterResponse;
    SavedQuery: SavedQuery;
    SavedQueryInput: SavedQueryInput;
    UndeleteMatterRequest: UndeleteMatterRequest;
    UndeleteMatterResponse: UndeleteMatterResponse;
    UpdateHoldRequest: UpdateHoldRequest;
    UpdateHoldResponse: UpdateHoldResponse;
    UpdateMatterRequest: UpdateMatterRequest;
    UpdateMatterResponse: UpdateMatterResponse;
  };
  responses: {
    /** @description The call failed. Which statuses the service uses is not shown. */
    Error: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Identifies an account that the hold covers.
     * @example 2231
     */
    accountId: string;
    /**
     * @description Identifies the export.
     * @example export-1
     */
    exportId: string;
    /**
     * @description Identifies the hold.
     * @example hold-1
     */
    holdId: string;
    /**
     * @description Identifies the matter.
     * @example matter-1
     */
    matterId: string;
    /**
     * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
     * @example counts/count-1
     */
    operationParameter: string;
    /**
     * @description Identifies the saved query.
     * @example query-1
     */
    savedQueryId: string;
  };
}

export interface operations {
  listMatters: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Matters that the calling account has access to. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListMattersResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createMatter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Request to create a matter. */
    requestBody?: {
      content: {
        "application/json": MatterInput;
      };
    };
    responses: {
      /** @description Response to creating a matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getMatter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Matter;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  updateMatter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to update the matter. */
    requestBody?: {
      content: {
        "application/json": UpdateMatterRequest;
      };
    };
    responses: {
      /** @description Response to updating a matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UpdateMatterResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteMatter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to deleting a matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteMatterResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  undeleteMatter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to undelete a matter. */
    requestBody?: {
      content: {
        "application/json": UndeleteMatterRequest;
      };
    };
    responses: {
      /** @description Response to undeleting a matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UndeleteMatterResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  closeMatter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to close a matter. */
    requestBody?: {
      content: {
        "application/json": CloseMatterRequest;
      };
    };
    responses: {
      /** @description Response to closing a matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CloseMatterResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  reopenMatter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to reopen a matter. */
    requestBody?: {
      content: {
        "application/json": ReopenMatterRequest;
      };
    };
    responses: {
      /** @description Response to reopening a matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ReopenMatterResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  addMatterPermissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to add an account as a matter collaborator. */
    requestBody?: {
      content: {
        "application/json": AddMatterPermissionsRequest;
      };
    };
    responses: {
      /** @description Response to adding a matter collaborator. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AddMatterPermissionsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  removeMatterPermissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to remove an account as a matter collaborator. */
    requestBody?: {
      content: {
        "application/json": RemoveMatterPermissionsRequest;
      };
    };
    responses: {
      /** @description Response to removing a matter collaborator. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": RemoveMatterPermissionsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  countMatterAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to count the accounts that a query processes. */
    requestBody?: {
      content: {
        "application/json": CountMatterAccountsRequest;
      };
    };
    responses: {
      /** @description Response to counting the accounts that a query processes. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CountMatterAccountsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listExports: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Details about the exports in the matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListExportsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create an export. */
    requestBody?: {
      content: {
        "application/json": ExportInput;
      };
    };
    responses: {
      /** @description Response to creating an export. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CreateExportResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the export.
         * @example export-1
         */
        exportId: components["parameters"]["exportId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The export. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Export;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the export.
         * @example export-1
         */
        exportId: components["parameters"]["exportId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to deleting an export. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteExportResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listHolds: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The holds in the matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListHoldsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createHold: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create a hold. */
    requestBody?: {
      content: {
        "application/json": HoldInput;
      };
    };
    responses: {
      /** @description Response to creating a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CreateHoldResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getHold: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Hold;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  updateHold: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to update the hold. */
    requestBody?: {
      content: {
        "application/json": UpdateHoldRequest;
      };
    };
    responses: {
      /** @description Response to updating a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": UpdateHoldResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteHold: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to deleting a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteHoldResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  addHeldAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to add accounts to a hold. */
    requestBody?: {
      content: {
        "application/json": AddHeldAccountsRequest;
      };
    };
    responses: {
      /** @description Response to adding accounts to a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": AddHeldAccountsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  removeHeldAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to remove accounts from a hold. */
    requestBody?: {
      content: {
        "application/json": RemoveHeldAccountsRequest;
      };
    };
    responses: {
      /** @description Response to removing accounts from a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": RemoveHeldAccountsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listHeldAccounts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The accounts that the hold covers. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListHeldAccountsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createHeldAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
      };
      cookie?: never;
    };
    /** @description Request to add an account to a hold. */
    requestBody?: {
      content: {
        "application/json": HeldAccountInput;
      };
    };
    responses: {
      /** @description Response to adding an account to a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CreateHeldAccountResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteHeldAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the hold.
         * @example hold-1
         */
        holdId: components["parameters"]["holdId"];
        /**
         * @description Identifies an account that the hold covers.
         * @example 2231
         */
        accountId: components["parameters"]["accountId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to removing an account from a hold. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteHeldAccountResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listSavedQueries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The saved queries in the matter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListSavedQueriesResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createSavedQuery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
      };
      cookie?: never;
    };
    /** @description Request to create a saved query. */
    requestBody?: {
      content: {
        "application/json": SavedQueryInput;
      };
    };
    responses: {
      /** @description Response to creating a saved query. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CreateSavedQueryResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getSavedQuery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the saved query.
         * @example query-1
         */
        savedQueryId: components["parameters"]["savedQueryId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The saved query. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SavedQuery;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteSavedQuery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Identifies the matter.
         * @example matter-1
         */
        matterId: components["parameters"]["matterId"];
        /**
         * @description Identifies the saved query.
         * @example query-1
         */
        savedQueryId: components["parameters"]["savedQueryId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to deleting a saved query. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteSavedQueryResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listOperations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operations that match the filter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListOperationsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
         * @example counts/count-1
         */
        operation: components["parameters"]["operationParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The latest state of the operation. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Operation;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
         * @example counts/count-1
         */
        operation: components["parameters"]["operationParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to deleting an operation. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteOperationResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  cancelOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Everything after `operations/` in the resource name of the operation. It may span several path segments.
         * @example counts/count-1
         */
        operation: components["parameters"]["operationParameter"];
      };
      cookie?: never;
    };
    /** @description Request to cancel an operation. */
    requestBody?: {
      content: {
        "application/json": CancelOperationRequest;
      };
    };
    responses: {
      /** @description Response to cancelling an operation. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CancelOperationResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
}
