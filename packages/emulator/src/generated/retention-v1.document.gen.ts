// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** The reference bundle of Retention and eDiscovery Service v1, without its prose. */
export const retentionV1Document: object = {
 "openapi": "3.1.0",
 "x-api-version": "v1",
 "servers": [
  {
   "url": "{base_url}",
   "variables": {
    "base_url": {
     "default": "http://127.0.0.1:4010"
    }
   }
  }
 ],
 "tags": [
  {
   "name": "matters"
  },
  {
   "name": "exports"
  },
  {
   "name": "holds"
  },
  {
   "name": "heldAccounts"
  },
  {
   "name": "savedQueries"
  },
  {
   "name": "operations"
  }
 ],
 "x-extension-points": {
  "export.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "hold.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "savedQuery.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "operation.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "operation.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "deleteOperation.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "cancelOperation.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "query.parameters": {
   "area": "parameters",
   "source": "Endpoints"
  },
  "filter.syntax": {
   "area": "parameters",
   "source": "Endpoints"
  },
  "error.body": {
   "area": "errors",
   "source": "Errors"
  },
  "error.statuses": {
   "area": "errors",
   "source": "Errors"
  },
  "limits": {
   "area": "limits",
   "source": "Limits"
  },
  "versioning": {
   "area": "versioning",
   "source": "Versioning"
  },
  "heldCalendarQuery.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "hold.fields"
  },
  "heldGeminiQuery.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "hold.fields"
  },
  "geminiOptions.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "savedQuery.fields"
  },
  "teamDriveInfo.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "savedQuery.fields"
  },
  "driveDocumentIds.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "savedQuery.fields"
  },
  "calendarExportOptions.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "export.fields"
  },
  "geminiExportOptions.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "export.fields"
  },
  "groupsExportOptions.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "export.fields"
  },
  "hangoutsChatExportOptions.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "export.fields"
  },
  "voiceExportOptions.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "export.fields"
  },
  "operation.metadata": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "operation.fields"
  },
  "operation.response": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "operation.fields"
  },
  "status.codes": {
   "area": "values",
   "source": "Resources and their fields",
   "within": "operation.fields"
  },
  "status.details": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "operation.fields"
  },
  "error.details": {
   "area": "errors",
   "source": "Errors",
   "within": "error.body"
  },
  "name.conflicts": {
   "area": "errors",
   "source": "Errors",
   "within": "error.statuses"
  },
  "operation.unsupported": {
   "area": "errors",
   "source": "Errors",
   "within": "error.statuses"
  },
  "queryParameter.values": {
   "area": "values",
   "source": "Endpoints",
   "within": "query.parameters"
  },
  "pageSize.bounds": {
   "area": "limits",
   "source": "Limits",
   "within": "limits"
  },
  "size.limits": {
   "area": "limits",
   "source": "Limits",
   "within": "limits"
  },
  "timeOuts": {
   "area": "limits",
   "source": "Limits",
   "within": "limits"
  }
 },
 "x-extension-point": [
  "versioning",
  "size.limits",
  "timeOuts"
 ],
 "x-facts": {
  "separateServices": {
   "source": "Retention and eDiscovery Service Interface",
   "says": "The functions service and the edge platform are unrelated and have their own documents."
  },
  "workInMatters": {
   "source": "What the service does",
   "says": "Work is organised in matters. A caller creates holds, saved queries and exports inside a matter."
  },
  "holdsPreserve": {
   "source": "What the service does",
   "says": "A hold preserves data of accounts or of an organizational unit."
  },
  "mattersShared": {
   "source": "What the service does",
   "says": "A matter can be shared with collaborators."
  },
  "operationsResource": {
   "source": "What the service does",
   "says": "Long-running operations are managed through a resource of their own."
  },
  "relativePaths": {
   "source": "Endpoints",
   "says": "Every path is relative to the base address."
  },
  "pathParameters": {
   "source": "Endpoints",
   "says": "A path parameter is a string that identifies the item."
  },
  "operationNames": {
   "source": "Endpoints > Operations (long-running)",
   "says": "A long-running operation is addressed by its resource name, of the form `operations/**`, which is part of the path itself."
  },
  "matterLifeCycle": {
   "source": "States and transitions",
   "says": "Closing, reopening, deleting and undeleting a matter are separate operations."
  },
  "holdRelease": {
   "source": "States and transitions",
   "says": "Deleting a hold removes it and releases the accounts or the organizational unit that it covered."
  },
  "operationLifeCycle": {
   "source": "States and transitions",
   "says": "Long-running operations can be read, listed, cancelled and deleted."
  },
  "onlyVersion": {
   "source": "Versioning",
   "says": "The version is the first segment of every path. The interface has one version, v1."
  },
  "scopeNames": {
   "source": "Reference profile > Auth",
   "says": "The names of the scopes in `x-scopes` are abbreviated: `...` stands for a beginning that is not described. `.../auth/ediscovery` allows every operation, and `.../auth/ediscovery.readonly` only to get and to list."
  },
  "privileges": {
   "source": "Reference profile > Auth",
   "says": "The privileges are Manage Matters (create, share, close, reopen, modify, delete and restore matters), Manage Holds, Manage Searches (searches, counts and saved queries), Manage Exports, Manage Audits, View All Matters, and the retention privileges."
  },
  "downloadRoles": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "To download exported files, an account needs the privilege Manage Exports and the role `OWNER` or `COLLABORATOR` in the matter. View All Matters alone fails with status 403."
  },
  "exportStates": {
   "source": "Reference profile > States",
   "says": "An export is `IN_PROGRESS` until it is `COMPLETED` or `FAILED`."
  },
  "exportsInProgress": {
   "source": "Reference profile > Limits",
   "says": "An organization has at most 20 exports in progress."
  },
  "matterReads": {
   "source": "Reference profile > Limits",
   "says": "An organization can read matters 600 times per minute."
  },
  "readRates": {
   "source": "Reference profile > Limits",
   "says": "Per project and minute, 120 reads of exports, 120 of matters, 120 of saved queries, 228 of holds and 300 of operations are allowed."
  },
  "writeRates": {
   "source": "Reference profile > Limits",
   "says": "Per project and minute, 20 writes of exports, 60 of holds, 30 of permissions, 60 of matters and 45 of saved queries are allowed."
  },
  "countRate": {
   "source": "Reference profile > Limits",
   "says": "Per project and minute, 20 counts are allowed."
  },
  "matterCosts": {
   "source": "Reference profile > Limits",
   "says": "Listing matters costs 10 reads. Creating, updating, closing, reopening, deleting and undeleting a matter each cost 1 read and 1 write. Adding or removing a permission costs 1 permission write in addition."
  },
  "exportCosts": {
   "source": "Reference profile > Limits",
   "says": "Creating an export costs 1 read and 10 writes. Listing exports costs 5 reads."
  },
  "chatSpaces": {
   "source": "Reference profile > Limits",
   "says": "An export covers at most 500 Chat spaces."
  },
  "noEvents": {
   "source": "Reference profile > Events",
   "says": "The API emits and delivers no events."
  },
  "idFields": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "The ID of a matter is `matterId`, that of a hold `holdId`, that of a saved query `savedQueryId`, and that of an export `id`."
  },
  "memberPresence": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Empty lists, empty maps, `false` and empty strings may be left out of a response. The IDs and names `matterId`, `holdId`, `savedQueryId`, the `id` of an export and the `name` of an operation are always present."
  },
  "int64Strings": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "64-bit integers are strings in JSON."
  },
  "emptyRequests": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "A POST request that needs no body can be sent without a body and without a content type, or with the body `{}`."
  },
  "exportedFiles": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "`GET /storage/v1/b/{bucket}/o/{object}?alt=media` downloads an exported file from a storage address of its own, with bearer credentials. Range requests are supported. The local emulator serves the files at the address of this service."
  },
  "operationNameSegments": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "The part after `operations/` in the name of an operation can span several segments. Clients send `:` unencoded or as `%3A`, so a service decodes each segment and splits a custom verb at the last literal colon."
  },
  "unitHoldAccounts": {
   "source": "Reference profile > Rules",
   "says": "Adding an account to a hold on an organizational unit is an error."
  },
  "heldAccountNames": {
   "source": "Reference profile > Rules",
   "says": "If a held account is identified by both e-mail address and ID, the e-mail address takes precedence."
  },
  "addedAccounts": {
   "source": "Reference profile > Rules",
   "says": "Accounts are added either by e-mail address or by ID. The response has an account and a status for each of them, in the order of the request."
  },
  "holdScope": {
   "source": "Reference profile > Rules",
   "says": "A hold covers either accounts or an organizational unit."
  },
  "holdQuery": {
   "source": "Reference profile > Rules",
   "says": "The query of a hold must fit its corpus. CorpusQuery has a member for each corpus."
  },
  "holdUpdate": {
   "source": "Reference profile > Rules",
   "says": "Updating a hold silently ignores the kind of scope that the hold does not support, accounts or an organizational unit."
  },
  "holdStates": {
   "source": "Reference profile > Fields",
   "says": "A hold has no field for a state."
  },
  "matterCreated": {
   "source": "Reference profile > States",
   "says": "A created matter is `OPEN`, and the account that created it is its owner."
  },
  "matterClosed": {
   "source": "Reference profile > States",
   "says": "Closing a matter changes its state from `OPEN` to `CLOSED`. All its holds must be deleted first."
  },
  "matterReopened": {
   "source": "Reference profile > States",
   "says": "Reopening a matter changes its state from `CLOSED` to `OPEN`."
  },
  "matterDeleted": {
   "source": "Reference profile > States",
   "says": "Only a `CLOSED` matter can be deleted. A deleted matter is `DELETED`, stays in the trash for about 30 days and is then purged."
  },
  "matterUndeleted": {
   "source": "Reference profile > States",
   "says": "Undeleting a matter changes its state from `DELETED` to `CLOSED`."
  },
  "matterUpdate": {
   "source": "Reference profile > Rules",
   "says": "Updating a matter changes its name and its description. Other fields are ignored."
  },
  "collaboratorRole": {
   "source": "Reference profile > Rules",
   "says": "The role `OWNER` cannot be assigned. An existing role of an account is overwritten."
  },
  "operationStates": {
   "source": "Reference profile > States",
   "says": "The field `done` of an operation says whether it has ended. A cancelled operation is done, and the `code` of its error is 1."
  },
  "longRunningOperations": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Only counting returns a long-running operation. Creating an export returns the export, whose `status` says whether it is done."
  },
  "lastPage": {
   "source": "Reference profile > Queries",
   "says": "`nextPageToken` is absent or empty on the last page of a list."
  },
  "unpagedList": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "The list of held accounts is the only list without pagination."
  },
  "unknownQueryParameters": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Unknown query parameters are ignored. Clients send parameters of their own, such as `$alt=json;enum-encoding=int`."
  },
  "longListAddress": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "If the URL of a list would be longer than 2,048 characters, a client sends POST to the same path with the header `X-HTTP-Method-Override: GET` and the query as a form body. Such a call lists and creates nothing."
  },
  "errorMediaType": {
   "source": "Reference profile > Errors",
   "says": "An error has the header `Content-Type: application/json; charset=UTF-8`."
  },
  "refusedAccess": {
   "source": "Reference profile > Refusals",
   "says": "If a matter exists but the account has no access to it or lacks the privilege, the call fails with 403 `PERMISSION_DENIED`. If a resource does not exist, the call fails with 404 `NOT_FOUND`."
  },
  "refusedMoves": {
   "source": "Reference profile > Refusals",
   "says": "Closing a matter that is not `OPEN` or still has holds, reopening or deleting a matter that is not `CLOSED`, and undeleting a matter that is not `DELETED` fail with 400 `FAILED_PRECONDITION`."
  },
  "refusedWrites": {
   "source": "Reference profile > Refusals",
   "says": "In a matter that is not `OPEN`, every write fails with 400 `FAILED_PRECONDITION`: updates, holds, saved queries, exports, counts and permissions. Reads still succeed, also in a `DELETED` matter until it is purged."
  },
  "refusedArguments": {
   "source": "Reference profile > Refusals",
   "says": "A call fails with 400 `INVALID_ARGUMENT` if a hold has both accounts and an organizational unit, if its query does not fit its corpus, if an account is added to a hold on an organizational unit, or if the role `OWNER` is assigned. A value of the wrong type, an unknown enum value and an invalid page token fail in the same way."
  },
  "refusedDoubles": {
   "source": "Reference profile > Refusals",
   "says": "Adding an account that the hold covers already, or using a name that exists already, fails with 409 `ALREADY_EXISTS`."
  },
  "refusedRates": {
   "source": "Reference profile > Refusals",
   "says": "A call that exceeds a limit fails with 429 `RESOURCE_EXHAUSTED` and the header `Retry-After`."
  },
  "operationsUnsupported": {
   "source": "Reference profile > States",
   "says": "A service that does not support listing, cancelling or deleting operations responds with `UNIMPLEMENTED`. The HTTP status is not stated."
  }
 },
 "x-access-rules": {
  "callsActAs": {
   "source": "Authentication",
   "says": "Every call acts as an account. The account needs the service privileges that the operation requires, and access to the matter that the call concerns.",
   "all": [
    {
     "privileges": "required by the operation"
    },
    {
     "rule": "matterAccess",
     "where": "the call touches a matter"
    }
   ]
  },
  "matterAccess": {
   "source": "Authentication",
   "says": "An account has access to a matter if it created the matter, if the matter is shared with it, or if it has the privilege View All Matters.",
   "any": [
    {
     "matter": "created by the account"
    },
    {
     "matter": "shared with the account"
    },
    {
     "privilege": "View All Matters"
    }
   ]
  },
  "listedMatters": {
   "source": "Endpoints > Matters",
   "says": "The list of matters contains the matters that the calling account has access to.",
   "filter": {
    "rule": "matterAccess"
   }
  },
  "exportDownload": {
   "source": "Authentication",
   "says": "To download an export, an account needs the privilege Manage Exports, and the matter must be shared with it.",
   "all": [
    {
     "privilege": "Manage Exports"
    },
    {
     "matter": "shared with the account"
    }
   ]
  },
  "operationAccess": {
   "source": "Reference profile > Privileges",
   "says": "Every account with access to the matter of a long-running operation has access to the operation.",
   "rule": "matterAccess",
   "where": "the matter of the operation"
  },
  "listedOperations": {
   "source": "Reference profile > Privileges",
   "says": "The list of operations contains the operations of matters that the calling account has access to.",
   "filter": {
    "rule": "operationAccess"
   }
  }
 },
 "paths": {
  "/v1/matters": {
   "post": {
    "operationId": "createMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.create",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MatterInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Matter"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MissingPrivilege"
     },
     "409": {
      "$ref": "#/components/responses/NameExists"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ]
   },
   "get": {
    "operationId": "listMatters",
    "tags": [
     "matters"
    ],
    "x-method": "matters.list",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "listedMatters"
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListMattersResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidPageRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MissingPrivilege"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "any": [
      "Manage Matters",
      "Manage Holds",
      "Manage Searches",
      "Manage Exports",
      "View All Matters"
     ]
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/mattersPageSize"
     },
     {
      "$ref": "#/components/parameters/pageToken"
     },
     {
      "$ref": "#/components/parameters/matterStateParameter"
     },
     {
      "$ref": "#/components/parameters/matterViewParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/matters",
     "next": "/nextPageToken"
    }
   }
  },
  "/v1/matters/{matterId}": {
   "get": {
    "operationId": "getMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.get",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/matterViewParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Matter"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "any": [
      "Manage Matters",
      "Manage Holds",
      "Manage Searches",
      "Manage Exports",
      "View All Matters"
     ]
    }
   },
   "put": {
    "operationId": "updateMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.update",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/MatterInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Matter"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "409": {
      "$ref": "#/components/responses/NameExists"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   },
   "delete": {
    "operationId": "deleteMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.delete",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Matter"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotClosed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   }
  },
  "/v1/matters/{matterId}:undelete": {
   "post": {
    "operationId": "undeleteMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.undelete",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Empty"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Matter"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotDeleted"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   }
  },
  "/v1/matters/{matterId}:close": {
   "post": {
    "operationId": "closeMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.close",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Empty"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CloseMatterResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotClosable"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   }
  },
  "/v1/matters/{matterId}:reopen": {
   "post": {
    "operationId": "reopenMatter",
    "tags": [
     "matters"
    ],
    "x-method": "matters.reopen",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Empty"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReopenMatterResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotClosed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   }
  },
  "/v1/matters/{matterId}:addPermissions": {
   "post": {
    "operationId": "addMatterPermissions",
    "tags": [
     "matters"
    ],
    "x-method": "matters.addPermissions",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AddMatterPermissionsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MatterPermission"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidPermission"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   }
  },
  "/v1/matters/{matterId}:removePermissions": {
   "post": {
    "operationId": "removeMatterPermissions",
    "tags": [
     "matters"
    ],
    "x-method": "matters.removePermissions",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RemoveMatterPermissionsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Empty"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Matters"
     ]
    }
   }
  },
  "/v1/matters/{matterId}:count": {
   "post": {
    "operationId": "countMatterAccounts",
    "tags": [
     "matters"
    ],
    "x-method": "matters.count",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CountArtifactsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CountArtifactsOperation"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Searches"
     ]
    },
    "x-operation": {
     "get": "getOperation",
     "cancel": "cancelOperation",
     "name": "/name",
     "done": "/done",
     "error": "/error",
     "response": "/response",
     "metadata": "/metadata"
    }
   }
  },
  "/v1/matters/{matterId}/exports": {
   "post": {
    "operationId": "createExport",
    "tags": [
     "exports"
    ],
    "x-method": "matters.exports.create",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExportInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Export"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "409": {
      "$ref": "#/components/responses/NameExists"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Exports",
      "Manage Searches"
     ]
    },
    "x-operation": {
     "get": "getExport",
     "parameters": {
      "matterId": "/matterId",
      "exportId": "/id"
     },
     "done": "/status",
     "doneValues": [
      "COMPLETED",
      "FAILED"
     ],
     "failedValues": [
      "FAILED"
     ],
     "response": "",
     "metadata": "/stats"
    }
   },
   "get": {
    "operationId": "listExports",
    "tags": [
     "exports"
    ],
    "x-method": "matters.exports.list",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/pageSize"
     },
     {
      "$ref": "#/components/parameters/pageToken"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListExportsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidPageRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Exports"
     ]
    },
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/exports",
     "next": "/nextPageToken"
    }
   }
  },
  "/v1/matters/{matterId}/exports/{exportId}": {
   "get": {
    "operationId": "getExport",
    "tags": [
     "exports"
    ],
    "x-method": "matters.exports.get",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/exportId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Export"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ExportNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Exports"
     ]
    }
   },
   "delete": {
    "operationId": "deleteExport",
    "tags": [
     "exports"
    ],
    "x-method": "matters.exports.delete",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/exportId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Empty"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ExportNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Exports"
     ]
    }
   }
  },
  "/v1/matters/{matterId}/holds": {
   "post": {
    "operationId": "createHold",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.create",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/HoldInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Hold"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidHold"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "409": {
      "$ref": "#/components/responses/NameExists"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   },
   "get": {
    "operationId": "listHolds",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.list",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdsPageSize"
     },
     {
      "$ref": "#/components/parameters/pageToken"
     },
     {
      "$ref": "#/components/parameters/holdViewParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListHoldsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidPageRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    },
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/holds",
     "next": "/nextPageToken"
    }
   }
  },
  "/v1/matters/{matterId}/holds/{holdId}": {
   "get": {
    "operationId": "getHold",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.get",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/holdViewParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Hold"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   },
   "put": {
    "operationId": "updateHold",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.update",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/HoldInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Hold"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidHoldQuery"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   },
   "delete": {
    "operationId": "deleteHold",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.delete",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Empty"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   }
  },
  "/v1/matters/{matterId}/holds/{holdId}:addHeldAccounts": {
   "post": {
    "operationId": "addHeldAccounts",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.addHeldAccounts",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AddHeldAccountsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AddHeldAccountsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/HoldOnUnit"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   }
  },
  "/v1/matters/{matterId}/holds/{holdId}:removeHeldAccounts": {
   "post": {
    "operationId": "removeHeldAccounts",
    "tags": [
     "holds"
    ],
    "x-method": "matters.holds.removeHeldAccounts",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RemoveHeldAccountsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RemoveHeldAccountsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   }
  },
  "/v1/matters/{matterId}/holds/{holdId}/accounts": {
   "post": {
    "operationId": "createHeldAccount",
    "tags": [
     "heldAccounts"
    ],
    "x-method": "matters.holds.accounts.create",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/HeldAccountInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HeldAccount"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/HoldOnUnit"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "409": {
      "$ref": "#/components/responses/AccountAlreadyHeld"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   },
   "get": {
    "operationId": "listHeldAccounts",
    "tags": [
     "heldAccounts"
    ],
    "x-method": "matters.holds.accounts.list",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListHeldAccountsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HoldNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   }
  },
  "/v1/matters/{matterId}/holds/{holdId}/accounts/{accountId}": {
   "delete": {
    "operationId": "deleteHeldAccount",
    "tags": [
     "heldAccounts"
    ],
    "x-method": "matters.holds.accounts.delete",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/holdId"
     },
     {
      "$ref": "#/components/parameters/accountId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Empty"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/HeldAccountNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Holds"
     ]
    }
   }
  },
  "/v1/matters/{matterId}/savedQueries": {
   "post": {
    "operationId": "createSavedQuery",
    "tags": [
     "savedQueries"
    ],
    "x-method": "matters.savedQueries.create",
    "x-idempotent": false,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SavedQueryInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SavedQuery"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "409": {
      "$ref": "#/components/responses/NameExists"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Searches"
     ]
    }
   },
   "get": {
    "operationId": "listSavedQueries",
    "tags": [
     "savedQueries"
    ],
    "x-method": "matters.savedQueries.list",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/pageSize"
     },
     {
      "$ref": "#/components/parameters/pageToken"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListSavedQueriesResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidPageRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MatterNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Searches"
     ]
    },
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/savedQueries",
     "next": "/nextPageToken"
    }
   }
  },
  "/v1/matters/{matterId}/savedQueries/{savedQueryId}": {
   "get": {
    "operationId": "getSavedQuery",
    "tags": [
     "savedQueries"
    ],
    "x-method": "matters.savedQueries.get",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/savedQueryId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SavedQuery"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/SavedQueryNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "x-permissions": {
     "all": [
      "Manage Searches"
     ]
    }
   },
   "delete": {
    "operationId": "deleteSavedQuery",
    "tags": [
     "savedQueries"
    ],
    "x-method": "matters.savedQueries.delete",
    "x-idempotent": true,
    "x-access-rules": [
     "callsActAs",
     "matterAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/matterId"
     },
     {
      "$ref": "#/components/parameters/savedQueryId"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Empty"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MatterNotOpen"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/MatterForbidden"
     },
     "404": {
      "$ref": "#/components/responses/SavedQueryNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ],
    "x-permissions": {
     "all": [
      "Manage Searches"
     ]
    }
   }
  },
  "/v1/operations": {
   "get": {
    "operationId": "listOperations",
    "tags": [
     "operations"
    ],
    "x-method": "operations.list",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "operations"
    },
    "x-access-rules": [
     "callsActAs",
     "listedOperations"
    ],
    "x-extension-point": [
     "operation.unsupported"
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListOperationsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidPageRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/filter"
     },
     {
      "$ref": "#/components/parameters/pageSize"
     },
     {
      "$ref": "#/components/parameters/pageToken"
     },
     {
      "$ref": "#/components/parameters/returnPartialSuccess"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/operations",
     "next": "/nextPageToken"
    }
   }
  },
  "/v1/operations/{operation}": {
   "get": {
    "operationId": "getOperation",
    "tags": [
     "operations"
    ],
    "x-method": "operations.get",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "operations/{operation}"
    },
    "x-access-rules": [
     "callsActAs",
     "operationAccess"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/operationParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Operation"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/OperationForbidden"
     },
     "404": {
      "$ref": "#/components/responses/OperationNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery",
     ".../auth/ediscovery.readonly"
    ]
   },
   "delete": {
    "operationId": "deleteOperation",
    "tags": [
     "operations"
    ],
    "x-method": "operations.delete",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "operations/{operation}"
    },
    "x-access-rules": [
     "callsActAs",
     "operationAccess"
    ],
    "x-extension-point": [
     "operation.states",
     "operation.unsupported"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/operationParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeleteOperationResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/OperationForbidden"
     },
     "404": {
      "$ref": "#/components/responses/OperationNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ]
   }
  },
  "/v1/operations/{operation}:cancel": {
   "post": {
    "operationId": "cancelOperation",
    "tags": [
     "operations"
    ],
    "x-method": "operations.cancel",
    "x-idempotent": false,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "operations/{operation}"
    },
    "x-access-rules": [
     "callsActAs",
     "operationAccess"
    ],
    "x-extension-point": [
     "operation.states",
     "operation.unsupported"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/operationParameter"
     },
     {
      "$ref": "#/components/parameters/xgafv"
     },
     {
      "$ref": "#/components/parameters/accessToken"
     },
     {
      "$ref": "#/components/parameters/alt"
     },
     {
      "$ref": "#/components/parameters/callback"
     },
     {
      "$ref": "#/components/parameters/fields"
     },
     {
      "$ref": "#/components/parameters/key"
     },
     {
      "$ref": "#/components/parameters/oauthToken"
     },
     {
      "$ref": "#/components/parameters/prettyPrint"
     },
     {
      "$ref": "#/components/parameters/quotaUser"
     },
     {
      "$ref": "#/components/parameters/uploadType"
     },
     {
      "$ref": "#/components/parameters/uploadProtocol"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Empty"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CancelOperationResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/InvalidRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/OperationForbidden"
     },
     "404": {
      "$ref": "#/components/responses/OperationNotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     ".../auth/ediscovery"
    ]
   }
  }
 },
 "security": [
  {
   "bearer": []
  }
 ],
 "x-errors": {
  "code": "/error/status",
  "message": "/error/message"
 },
 "x-filled-points": {
  "matter.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "heldAccount.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "matterCollaborator.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "matter.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "hold.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "export.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "createMatter.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listMatters.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "updateMatter.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "updateMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "deleteMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "undeleteMatter.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "undeleteMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "closeMatter.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "closeMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "reopenMatter.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "reopenMatter.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "addMatterPermissions.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "addMatterPermissions.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "removeMatterPermissions.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "removeMatterPermissions.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "countMatterAccounts.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "countMatterAccounts.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createExport.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createExport.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getExport.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listExports.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "deleteExport.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createHold.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createHold.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getHold.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listHolds.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "updateHold.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "updateHold.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "deleteHold.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "addHeldAccounts.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "addHeldAccounts.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "removeHeldAccounts.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "removeHeldAccounts.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createHeldAccount.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createHeldAccount.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listHeldAccounts.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "deleteHeldAccount.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createSavedQuery.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createSavedQuery.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getSavedQuery.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listSavedQueries.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "deleteSavedQuery.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getOperation.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listOperations.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "cancelOperation.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "list.pagination": {
   "area": "pagination",
   "source": "Endpoints"
  },
  "credentials": {
   "area": "auth",
   "source": "Authentication"
  },
  "operation.privileges": {
   "area": "permissions",
   "source": "Authentication"
  },
  "events": {
   "area": "events",
   "source": "Events"
  }
 },
 "x-profile": "reference",
 "components": {
  "parameters": {
   "accessToken": {
    "name": "access_token",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "accountId": {
    "name": "accountId",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "alt": {
    "name": "alt",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/AltFormat"
    }
   },
   "callback": {
    "name": "callback",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "exportId": {
    "name": "exportId",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "fields": {
    "name": "fields",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "filter": {
    "name": "filter",
    "in": "query",
    "x-extension-point": "filter.syntax",
    "schema": {
     "type": "string"
    }
   },
   "holdId": {
    "name": "holdId",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "holdViewParameter": {
    "name": "view",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/HoldView"
    }
   },
   "holdsPageSize": {
    "name": "pageSize",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    }
   },
   "key": {
    "name": "key",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "matterId": {
    "name": "matterId",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "matterStateParameter": {
    "name": "state",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/MatterState"
    }
   },
   "matterViewParameter": {
    "name": "view",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/MatterView"
    }
   },
   "mattersPageSize": {
    "name": "pageSize",
    "in": "query",
    "schema": {
     "type": "integer",
     "default": 100,
     "minimum": 0,
     "maximum": 100
    }
   },
   "oauthToken": {
    "name": "oauth_token",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "operationParameter": {
    "name": "operation",
    "in": "path",
    "required": true,
    "x-multi-segment": true,
    "schema": {
     "type": "string"
    }
   },
   "pageSize": {
    "name": "pageSize",
    "in": "query",
    "x-extension-point": "pageSize.bounds",
    "schema": {
     "type": "integer",
     "minimum": 0
    }
   },
   "pageToken": {
    "name": "pageToken",
    "in": "query",
    "schema": {
     "type": "string"
    }
   },
   "prettyPrint": {
    "name": "prettyPrint",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "quotaUser": {
    "name": "quotaUser",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "returnPartialSuccess": {
    "name": "returnPartialSuccess",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "boolean"
    }
   },
   "savedQueryId": {
    "name": "savedQueryId",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "uploadProtocol": {
    "name": "upload_protocol",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "uploadType": {
    "name": "uploadType",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   },
   "xgafv": {
    "name": "$.xgafv",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "string"
    }
   }
  },
  "responses": {
   "AccountAlreadyHeld": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "ExportNotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "HeldAccountNotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "HoldNotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "HoldOnUnit": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "InternalServerError": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "InvalidHold": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "InvalidHoldQuery": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "InvalidPageRequest": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "InvalidPermission": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "InvalidRequest": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MatterForbidden": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MatterNotClosable": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MatterNotClosed": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MatterNotDeleted": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MatterNotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MatterNotOpen": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "MissingPrivilege": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "NameExists": {
    "x-extension-point": "name.conflicts",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "OperationForbidden": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "OperationNotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "SavedQueryNotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "TooManyRequests": {
    "headers": {
     "Retry-After": {
      "schema": {
       "type": "string"
      }
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "Unauthorized": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   }
  },
  "schemas": {
   "AccountCount": {
    "type": "object",
    "properties": {
     "account": {
      "$ref": "#/components/schemas/UserInfo"
     },
     "count": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     }
    }
   },
   "AccountCountError": {
    "type": "object",
    "properties": {
     "account": {
      "$ref": "#/components/schemas/UserInfo"
     },
     "errorType": {
      "$ref": "#/components/schemas/AccountCountErrorType"
     }
    }
   },
   "AccountCountErrorType": {
    "type": "string",
    "enum": [
     "ERROR_TYPE_UNSPECIFIED",
     "WILDCARD_TOO_BROAD",
     "TOO_MANY_TERMS",
     "LOCATION_UNAVAILABLE",
     "UNKNOWN",
     "DEADLINE_EXCEEDED"
    ],
    "x-open-enum": true
   },
   "AccountInfo": {
    "type": "object",
    "properties": {
     "emails": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "AddHeldAccountResult": {
    "type": "object",
    "required": [
     "account"
    ],
    "properties": {
     "account": {
      "$ref": "#/components/schemas/HeldAccount"
     },
     "status": {
      "$ref": "#/components/schemas/Status"
     }
    }
   },
   "AddHeldAccountsRequest": {
    "type": "object",
    "properties": {
     "accountIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "emails": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "AddHeldAccountsResponse": {
    "type": "object",
    "properties": {
     "responses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AddHeldAccountResult"
      }
     }
    }
   },
   "AddMatterPermissionsRequest": {
    "type": "object",
    "properties": {
     "ccMe": {
      "type": "boolean"
     },
     "matterPermission": {
      "$ref": "#/components/schemas/MatterPermission"
     },
     "sendEmails": {
      "type": "boolean"
     }
    }
   },
   "AltFormat": {
    "type": "string",
    "enum": [
     "json",
     "media",
     "proto"
    ],
    "x-open-enum": true
   },
   "AttendeeResponse": {
    "type": "string",
    "enum": [
     "ATTENDEE_RESPONSE_UNSPECIFIED",
     "ATTENDEE_RESPONSE_NEEDS_ACTION",
     "ATTENDEE_RESPONSE_ACCEPTED",
     "ATTENDEE_RESPONSE_DECLINED",
     "ATTENDEE_RESPONSE_TENTATIVE"
    ],
    "x-open-enum": true
   },
   "CalendarExportOptions": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "calendarExportOptions.fields"
   },
   "CalendarOptions": {
    "type": "object",
    "properties": {
     "locationQuery": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "minusWords": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "peopleQuery": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "responseStatuses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AttendeeResponse"
      }
     },
     "versionDate": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "CancelOperationResponse": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "cancelOperation.response"
   },
   "ClientSideEncryptedOption": {
    "type": "string",
    "enum": [
     "CLIENT_SIDE_ENCRYPTED_OPTION_UNSPECIFIED",
     "CLIENT_SIDE_ENCRYPTED_OPTION_ANY",
     "CLIENT_SIDE_ENCRYPTED_OPTION_ENCRYPTED",
     "CLIENT_SIDE_ENCRYPTED_OPTION_UNENCRYPTED"
    ],
    "x-open-enum": true
   },
   "CloseMatterResponse": {
    "type": "object",
    "required": [
     "matter"
    ],
    "properties": {
     "matter": {
      "$ref": "#/components/schemas/Matter"
     }
    }
   },
   "CloudStorageFile": {
    "type": "object",
    "required": [
     "bucketName",
     "objectName"
    ],
    "properties": {
     "bucketName": {
      "type": "string"
     },
     "md5Hash": {
      "type": "string"
     },
     "objectName": {
      "type": "string"
     },
     "size": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     }
    }
   },
   "CloudStorageSink": {
    "type": "object",
    "properties": {
     "files": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CloudStorageFile"
      }
     }
    }
   },
   "CorpusQuery": {
    "type": "object",
    "properties": {
     "calendarQuery": {
      "$ref": "#/components/schemas/HeldCalendarQuery"
     },
     "driveQuery": {
      "$ref": "#/components/schemas/HeldDriveQuery"
     },
     "geminiQuery": {
      "$ref": "#/components/schemas/HeldGeminiQuery"
     },
     "groupsQuery": {
      "$ref": "#/components/schemas/HeldGroupsQuery"
     },
     "hangoutsChatQuery": {
      "$ref": "#/components/schemas/HeldHangoutsChatQuery"
     },
     "mailQuery": {
      "$ref": "#/components/schemas/HeldMailQuery"
     },
     "voiceQuery": {
      "$ref": "#/components/schemas/HeldVoiceQuery"
     }
    }
   },
   "CorpusType": {
    "type": "string",
    "enum": [
     "CORPUS_TYPE_UNSPECIFIED",
     "DRIVE",
     "MAIL",
     "GROUPS",
     "HANGOUTS_CHAT",
     "VOICE",
     "CALENDAR",
     "GEMINI"
    ],
    "x-open-enum": true
   },
   "CountArtifactsMetadata": {
    "type": "object",
    "required": [
     "matterId"
    ],
    "properties": {
     "endTime": {
      "type": "string",
      "format": "date-time"
     },
     "matterId": {
      "type": "string"
     },
     "query": {
      "$ref": "#/components/schemas/Query"
     },
     "startTime": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "CountArtifactsOperation": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "done": {
      "type": "boolean"
     },
     "error": {
      "$ref": "#/components/schemas/Status"
     },
     "metadata": {
      "$ref": "#/components/schemas/CountArtifactsMetadata"
     },
     "name": {
      "type": "string"
     },
     "response": {
      "$ref": "#/components/schemas/CountArtifactsResponse"
     }
    }
   },
   "CountArtifactsRequest": {
    "type": "object",
    "properties": {
     "query": {
      "$ref": "#/components/schemas/Query"
     },
     "view": {
      "$ref": "#/components/schemas/CountResultView"
     }
    }
   },
   "CountArtifactsResponse": {
    "type": "object",
    "properties": {
     "groupsCountResult": {
      "$ref": "#/components/schemas/GroupsCountResult"
     },
     "mailCountResult": {
      "$ref": "#/components/schemas/MailCountResult"
     },
     "totalCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     }
    }
   },
   "CountResultView": {
    "type": "string",
    "enum": [
     "COUNT_RESULT_VIEW_UNSPECIFIED",
     "TOTAL_COUNT",
     "ALL"
    ],
    "x-open-enum": true
   },
   "CoveredData": {
    "type": "string",
    "enum": [
     "COVERED_DATA_UNSPECIFIED",
     "TEXT_MESSAGES",
     "VOICEMAILS",
     "CALL_LOGS"
    ],
    "x-open-enum": true
   },
   "DataScope": {
    "type": "string",
    "enum": [
     "DATA_SCOPE_UNSPECIFIED",
     "ALL_DATA",
     "HELD_DATA",
     "UNPROCESSED_DATA"
    ],
    "x-open-enum": true
   },
   "DeleteOperationResponse": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "deleteOperation.response"
   },
   "DeprecatedSearchMethod": {
    "type": "string",
    "deprecated": true,
    "enum": [
     "SEARCH_METHOD_UNSPECIFIED",
     "ACCOUNT",
     "ORG_UNIT",
     "TEAM_DRIVE",
     "ENTIRE_ORG",
     "ROOM",
     "SITES_URL",
     "SHARED_DRIVE",
     "DRIVE_DOCUMENT"
    ],
    "x-open-enum": true
   },
   "DriveDocumentIds": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "driveDocumentIds.fields"
   },
   "DriveDocumentInfo": {
    "type": "object",
    "properties": {
     "documentIds": {
      "$ref": "#/components/schemas/DriveDocumentIds"
     }
    }
   },
   "DriveExportOptions": {
    "type": "object",
    "properties": {
     "includeAccessInfo": {
      "type": "boolean"
     }
    }
   },
   "DriveOptions": {
    "type": "object",
    "properties": {
     "clientSideEncryptedOption": {
      "$ref": "#/components/schemas/ClientSideEncryptedOption"
     },
     "includeSharedDrives": {
      "type": "boolean",
      "deprecated": true
     },
     "includeTeamDrives": {
      "type": "boolean",
      "deprecated": true
     },
     "sharedDrivesOption": {
      "$ref": "#/components/schemas/SharedDrivesOption"
     },
     "versionDate": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "Empty": {
    "type": "object",
    "properties": {}
   },
   "ErrorBody": {
    "type": "object",
    "required": [
     "error"
    ],
    "properties": {
     "error": {
      "$ref": "#/components/schemas/ErrorInfo"
     }
    }
   },
   "ErrorDetail": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "error.details",
    "properties": {
     "@type": {
      "type": "string"
     }
    }
   },
   "ErrorInfo": {
    "type": "object",
    "required": [
     "code"
    ],
    "properties": {
     "code": {
      "type": "integer"
     },
     "message": {
      "type": "string"
     },
     "status": {
      "$ref": "#/components/schemas/ErrorStatus"
     },
     "details": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ErrorDetail"
      }
     }
    }
   },
   "ErrorStatus": {
    "type": "string",
    "enum": [
     "INVALID_ARGUMENT",
     "FAILED_PRECONDITION",
     "UNAUTHENTICATED",
     "PERMISSION_DENIED",
     "NOT_FOUND",
     "ALREADY_EXISTS",
     "RESOURCE_EXHAUSTED",
     "UNIMPLEMENTED"
    ],
    "x-open-enum": true
   },
   "Export": {
    "type": "object",
    "required": [
     "id",
     "matterId"
    ],
    "properties": {
     "cloudStorageSink": {
      "$ref": "#/components/schemas/CloudStorageSink"
     },
     "createTime": {
      "type": "string",
      "format": "date-time"
     },
     "exportOptions": {
      "$ref": "#/components/schemas/ExportOptions"
     },
     "id": {
      "type": "string"
     },
     "matterId": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "parentExportId": {
      "type": "string"
     },
     "query": {
      "$ref": "#/components/schemas/Query"
     },
     "requester": {
      "$ref": "#/components/schemas/UserInfo"
     },
     "stats": {
      "$ref": "#/components/schemas/ExportStats"
     },
     "status": {
      "$ref": "#/components/schemas/ExportStatus"
     }
    }
   },
   "ExportFormat": {
    "type": "string",
    "enum": [
     "EXPORT_FORMAT_UNSPECIFIED",
     "MBOX",
     "PST",
     "ICS",
     "XML",
     "JSON"
    ],
    "x-open-enum": true
   },
   "ExportInput": {
    "type": "object",
    "properties": {
     "exportOptions": {
      "$ref": "#/components/schemas/ExportOptions"
     },
     "name": {
      "type": "string"
     },
     "query": {
      "$ref": "#/components/schemas/Query"
     }
    }
   },
   "ExportOptions": {
    "type": "object",
    "properties": {
     "calendarOptions": {
      "$ref": "#/components/schemas/CalendarExportOptions"
     },
     "driveOptions": {
      "$ref": "#/components/schemas/DriveExportOptions"
     },
     "geminiOptions": {
      "$ref": "#/components/schemas/GeminiExportOptions"
     },
     "groupsOptions": {
      "$ref": "#/components/schemas/GroupsExportOptions"
     },
     "hangoutsChatOptions": {
      "$ref": "#/components/schemas/HangoutsChatExportOptions"
     },
     "mailOptions": {
      "$ref": "#/components/schemas/MailExportOptions"
     },
     "region": {
      "$ref": "#/components/schemas/ExportRegion"
     },
     "voiceOptions": {
      "$ref": "#/components/schemas/VoiceExportOptions"
     }
    }
   },
   "ExportRegion": {
    "type": "string",
    "enum": [
     "EXPORT_REGION_UNSPECIFIED",
     "ANY",
     "US",
     "EUROPE"
    ],
    "x-open-enum": true
   },
   "ExportStats": {
    "type": "object",
    "properties": {
     "exportedArtifactCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     },
     "sizeInBytes": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     },
     "totalArtifactCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     }
    }
   },
   "ExportStatus": {
    "type": "string",
    "enum": [
     "EXPORT_STATUS_UNSPECIFIED",
     "COMPLETED",
     "FAILED",
     "IN_PROGRESS"
    ],
    "x-open-enum": true,
    "x-states": {
     "transitions": [
      {
       "operation": "createExport",
       "to": "IN_PROGRESS"
      },
      {
       "event": "the export is complete",
       "from": [
        "IN_PROGRESS"
       ],
       "to": "COMPLETED"
      },
      {
       "event": "the export fails",
       "from": [
        "IN_PROGRESS"
       ],
       "to": "FAILED"
      }
     ],
     "unstated": [
      "EXPORT_STATUS_UNSPECIFIED"
     ]
    }
   },
   "GeminiExportOptions": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "geminiExportOptions.fields"
   },
   "GeminiOptions": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "geminiOptions.fields"
   },
   "GroupsCountResult": {
    "type": "object",
    "properties": {
     "accountCountErrors": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AccountCountError"
      }
     },
     "accountCounts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AccountCount"
      }
     },
     "matchingAccountsCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     },
     "nonQueryableAccounts": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "queriedAccountsCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     }
    }
   },
   "GroupsExportOptions": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "groupsExportOptions.fields"
   },
   "HangoutsChatExportOptions": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "hangoutsChatExportOptions.fields"
   },
   "HangoutsChatInfo": {
    "type": "object",
    "properties": {
     "roomId": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "HangoutsChatOptions": {
    "type": "object",
    "properties": {
     "includeRooms": {
      "type": "boolean"
     }
    }
   },
   "HeldAccount": {
    "type": "object",
    "properties": {
     "accountId": {
      "type": "string"
     },
     "email": {
      "type": "string"
     },
     "firstName": {
      "type": "string"
     },
     "holdTime": {
      "type": "string",
      "format": "date-time"
     },
     "lastName": {
      "type": "string"
     }
    }
   },
   "HeldAccountInput": {
    "type": "object",
    "properties": {
     "accountId": {
      "type": "string"
     },
     "email": {
      "type": "string"
     }
    }
   },
   "HeldCalendarQuery": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "heldCalendarQuery.fields"
   },
   "HeldDriveQuery": {
    "type": "object",
    "properties": {
     "includeSharedDriveFiles": {
      "type": "boolean"
     },
     "includeTeamDriveFiles": {
      "type": "boolean",
      "deprecated": true
     }
    }
   },
   "HeldGeminiQuery": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "heldGeminiQuery.fields"
   },
   "HeldGroupsQuery": {
    "type": "object",
    "properties": {
     "endTime": {
      "type": "string",
      "format": "date-time"
     },
     "startTime": {
      "type": "string",
      "format": "date-time"
     },
     "terms": {
      "type": "string"
     }
    }
   },
   "HeldHangoutsChatQuery": {
    "type": "object",
    "properties": {
     "includeRooms": {
      "type": "boolean"
     }
    }
   },
   "HeldMailQuery": {
    "type": "object",
    "properties": {
     "endTime": {
      "type": "string",
      "format": "date-time"
     },
     "startTime": {
      "type": "string",
      "format": "date-time"
     },
     "terms": {
      "type": "string"
     }
    }
   },
   "HeldOrgUnit": {
    "type": "object",
    "required": [
     "orgUnitId"
    ],
    "properties": {
     "holdTime": {
      "type": "string",
      "format": "date-time"
     },
     "orgUnitId": {
      "type": "string"
     }
    }
   },
   "HeldVoiceQuery": {
    "type": "object",
    "properties": {
     "coveredData": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CoveredData"
      }
     }
    }
   },
   "Hold": {
    "type": "object",
    "required": [
     "holdId"
    ],
    "properties": {
     "accounts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldAccount"
      }
     },
     "corpus": {
      "$ref": "#/components/schemas/CorpusType"
     },
     "holdId": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "orgUnit": {
      "$ref": "#/components/schemas/HeldOrgUnit"
     },
     "query": {
      "$ref": "#/components/schemas/CorpusQuery"
     },
     "updateTime": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HoldInput": {
    "type": "object",
    "properties": {
     "accounts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldAccountInput"
      }
     },
     "corpus": {
      "$ref": "#/components/schemas/CorpusType"
     },
     "name": {
      "type": "string"
     },
     "orgUnit": {
      "$ref": "#/components/schemas/HeldOrgUnit"
     },
     "query": {
      "$ref": "#/components/schemas/CorpusQuery"
     }
    }
   },
   "HoldView": {
    "type": "string",
    "enum": [
     "HOLD_VIEW_UNSPECIFIED",
     "BASIC_HOLD",
     "FULL_HOLD"
    ],
    "x-open-enum": true
   },
   "ListExportsResponse": {
    "type": "object",
    "properties": {
     "exports": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Export"
      }
     },
     "nextPageToken": {
      "type": "string"
     }
    }
   },
   "ListHeldAccountsResponse": {
    "type": "object",
    "properties": {
     "accounts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/HeldAccount"
      }
     }
    }
   },
   "ListHoldsResponse": {
    "type": "object",
    "properties": {
     "holds": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Hold"
      }
     },
     "nextPageToken": {
      "type": "string"
     }
    }
   },
   "ListMattersResponse": {
    "type": "object",
    "properties": {
     "matters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Matter"
      }
     },
     "nextPageToken": {
      "type": "string"
     }
    }
   },
   "ListOperationsResponse": {
    "type": "object",
    "properties": {
     "nextPageToken": {
      "type": "string"
     },
     "operations": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Operation"
      }
     },
     "unreachable": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "ListSavedQueriesResponse": {
    "type": "object",
    "properties": {
     "nextPageToken": {
      "type": "string"
     },
     "savedQueries": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SavedQuery"
      }
     }
    }
   },
   "MailCountResult": {
    "type": "object",
    "properties": {
     "accountCountErrors": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AccountCountError"
      }
     },
     "accountCounts": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AccountCount"
      }
     },
     "matchingAccountsCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     },
     "nonQueryableAccounts": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "queriedAccountsCount": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]+$"
     }
    }
   },
   "MailExportOptions": {
    "type": "object",
    "properties": {
     "exportFormat": {
      "$ref": "#/components/schemas/ExportFormat"
     },
     "exportLinkedDriveFiles": {
      "type": "boolean"
     },
     "showConfidentialModeContent": {
      "type": "boolean"
     },
     "useNewExport": {
      "type": "boolean"
     }
    }
   },
   "MailOptions": {
    "type": "object",
    "properties": {
     "clientSideEncryptedOption": {
      "$ref": "#/components/schemas/ClientSideEncryptedOption"
     },
     "excludeDrafts": {
      "type": "boolean"
     }
    }
   },
   "Matter": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string"
     },
     "description": {
      "type": "string"
     },
     "matterId": {
      "type": "string"
     },
     "matterPermissions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/MatterPermission"
      }
     },
     "matterRegion": {
      "$ref": "#/components/schemas/MatterRegion"
     },
     "state": {
      "$ref": "#/components/schemas/MatterState"
     }
    },
    "required": [
     "matterId"
    ]
   },
   "MatterInput": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string"
     },
     "description": {
      "type": "string"
     },
     "matterRegion": {
      "$ref": "#/components/schemas/MatterRegion"
     }
    }
   },
   "MatterPermission": {
    "type": "object",
    "required": [
     "accountId"
    ],
    "properties": {
     "accountId": {
      "type": "string"
     },
     "role": {
      "$ref": "#/components/schemas/MatterRole"
     }
    }
   },
   "MatterRegion": {
    "type": "string",
    "enum": [
     "MATTER_REGION_UNSPECIFIED",
     "ANY",
     "US",
     "EUROPE"
    ],
    "x-open-enum": true
   },
   "MatterRole": {
    "type": "string",
    "enum": [
     "ROLE_UNSPECIFIED",
     "COLLABORATOR",
     "OWNER"
    ],
    "x-open-enum": true
   },
   "MatterState": {
    "type": "string",
    "enum": [
     "STATE_UNSPECIFIED",
     "OPEN",
     "CLOSED",
     "DELETED"
    ],
    "x-open-enum": true,
    "x-states": {
     "transitions": [
      {
       "operation": "createMatter",
       "to": "OPEN"
      },
      {
       "operation": "closeMatter",
       "from": [
        "OPEN"
       ],
       "to": "CLOSED",
       "requires": "All holds of the matter are deleted."
      },
      {
       "operation": "reopenMatter",
       "from": [
        "CLOSED"
       ],
       "to": "OPEN"
      },
      {
       "operation": "deleteMatter",
       "from": [
        "CLOSED"
       ],
       "to": "DELETED"
      },
      {
       "operation": "undeleteMatter",
       "from": [
        "DELETED"
       ],
       "to": "CLOSED"
      },
      {
       "event": "purge after about 30 days",
       "from": [
        "DELETED"
       ]
      }
     ],
     "unstated": [
      "STATE_UNSPECIFIED"
     ]
    }
   },
   "MatterView": {
    "type": "string",
    "enum": [
     "VIEW_UNSPECIFIED",
     "BASIC",
     "FULL"
    ],
    "x-open-enum": true
   },
   "Operation": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "done": {
      "type": "boolean",
      "x-states": {
       "transitions": [
        {
         "operation": "cancelOperation",
         "from": [
          false
         ],
         "to": true
        },
        {
         "event": "the operation ends",
         "from": [
          false
         ],
         "to": true
        }
       ],
       "unstated": [
        false
       ]
      }
     },
     "error": {
      "$ref": "#/components/schemas/Status"
     },
     "metadata": {
      "type": "object",
      "additionalProperties": true,
      "x-extension-point": "operation.metadata"
     },
     "name": {
      "type": "string"
     },
     "response": {
      "type": "object",
      "additionalProperties": true,
      "x-extension-point": "operation.response"
     }
    }
   },
   "OrgUnitInfo": {
    "type": "object",
    "properties": {
     "orgUnitId": {
      "type": "string"
     }
    }
   },
   "Query": {
    "type": "object",
    "properties": {
     "accountInfo": {
      "$ref": "#/components/schemas/AccountInfo"
     },
     "calendarOptions": {
      "$ref": "#/components/schemas/CalendarOptions"
     },
     "corpus": {
      "$ref": "#/components/schemas/CorpusType"
     },
     "dataScope": {
      "$ref": "#/components/schemas/DataScope"
     },
     "driveDocumentInfo": {
      "$ref": "#/components/schemas/DriveDocumentInfo"
     },
     "driveOptions": {
      "$ref": "#/components/schemas/DriveOptions"
     },
     "endTime": {
      "type": "string",
      "format": "date-time"
     },
     "geminiOptions": {
      "$ref": "#/components/schemas/GeminiOptions"
     },
     "hangoutsChatInfo": {
      "$ref": "#/components/schemas/HangoutsChatInfo"
     },
     "hangoutsChatOptions": {
      "$ref": "#/components/schemas/HangoutsChatOptions"
     },
     "mailOptions": {
      "$ref": "#/components/schemas/MailOptions"
     },
     "method": {
      "$ref": "#/components/schemas/SearchMethod"
     },
     "orgUnitInfo": {
      "$ref": "#/components/schemas/OrgUnitInfo"
     },
     "searchMethod": {
      "$ref": "#/components/schemas/DeprecatedSearchMethod"
     },
     "sharedDriveInfo": {
      "$ref": "#/components/schemas/SharedDriveInfo"
     },
     "sitesUrlInfo": {
      "$ref": "#/components/schemas/SitesUrlInfo"
     },
     "startTime": {
      "type": "string",
      "format": "date-time"
     },
     "teamDriveInfo": {
      "$ref": "#/components/schemas/TeamDriveInfo"
     },
     "terms": {
      "type": "string"
     },
     "timeZone": {
      "type": "string"
     },
     "voiceOptions": {
      "$ref": "#/components/schemas/VoiceOptions"
     }
    }
   },
   "RemoveHeldAccountsRequest": {
    "type": "object",
    "properties": {
     "accountIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "RemoveHeldAccountsResponse": {
    "type": "object",
    "properties": {
     "statuses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Status"
      }
     }
    }
   },
   "RemoveMatterPermissionsRequest": {
    "type": "object",
    "properties": {
     "accountId": {
      "type": "string"
     }
    }
   },
   "ReopenMatterResponse": {
    "type": "object",
    "required": [
     "matter"
    ],
    "properties": {
     "matter": {
      "$ref": "#/components/schemas/Matter"
     }
    }
   },
   "SavedQuery": {
    "type": "object",
    "required": [
     "matterId",
     "savedQueryId"
    ],
    "properties": {
     "createTime": {
      "type": "string",
      "format": "date-time"
     },
     "displayName": {
      "type": "string"
     },
     "matterId": {
      "type": "string"
     },
     "query": {
      "$ref": "#/components/schemas/Query"
     },
     "savedQueryId": {
      "type": "string"
     }
    }
   },
   "SavedQueryInput": {
    "type": "object",
    "properties": {
     "displayName": {
      "type": "string"
     },
     "query": {
      "$ref": "#/components/schemas/Query"
     }
    }
   },
   "SearchMethod": {
    "type": "string",
    "enum": [
     "SEARCH_METHOD_UNSPECIFIED",
     "ACCOUNT",
     "ORG_UNIT",
     "TEAM_DRIVE",
     "ENTIRE_ORG",
     "ROOM",
     "SITES_URL",
     "SHARED_DRIVE",
     "DRIVE_DOCUMENT"
    ],
    "x-open-enum": true
   },
   "SharedDriveInfo": {
    "type": "object",
    "properties": {
     "sharedDriveIds": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "SharedDrivesOption": {
    "type": "string",
    "enum": [
     "SHARED_DRIVES_OPTION_UNSPECIFIED",
     "NOT_INCLUDED",
     "INCLUDED_IF_ACCOUNT_IS_NOT_A_MEMBER",
     "INCLUDED"
    ],
    "x-open-enum": true
   },
   "SitesUrlInfo": {
    "type": "object",
    "properties": {
     "urls": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "Status": {
    "type": "object",
    "properties": {
     "code": {
      "type": "integer",
      "format": "int32",
      "x-extension-point": "status.codes"
     },
     "details": {
      "type": "array",
      "items": {
       "type": "object",
       "additionalProperties": true,
       "x-extension-point": "status.details"
      }
     },
     "message": {
      "type": "string"
     }
    }
   },
   "TeamDriveInfo": {
    "type": "object",
    "deprecated": true,
    "additionalProperties": true,
    "x-extension-point": "teamDriveInfo.fields"
   },
   "UserInfo": {
    "type": "object",
    "properties": {
     "displayName": {
      "type": "string"
     },
     "email": {
      "type": "string"
     }
    }
   },
   "VoiceExportOptions": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "voiceExportOptions.fields"
   },
   "VoiceOptions": {
    "type": "object",
    "properties": {
     "coveredData": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/CoveredData"
      }
     }
    }
   }
  },
  "securitySchemes": {
   "bearer": {
    "type": "http",
    "scheme": "bearer"
   }
  }
 }
};
