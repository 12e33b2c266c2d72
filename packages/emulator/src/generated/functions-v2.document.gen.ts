// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** The reference bundle of Functions Service v2, without its prose. */
export const functionsV2Document: object = {
 "openapi": "3.1.0",
 "x-api-version": "v2",
 "servers": [
  {
   "url": "{base_url}",
   "variables": {
    "base_url": {
     "default": "http://127.0.0.1:4011"
    }
   }
  }
 ],
 "tags": [
  {
   "name": "locations"
  },
  {
   "name": "functions"
  },
  {
   "name": "operations"
  },
  {
   "name": "runtimes"
  }
 ],
 "x-extension-points": {
  "function.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "operation.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "location.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "policy.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "function.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "query.parameters": {
   "area": "parameters",
   "source": "Endpoints"
  },
  "filter.syntax": {
   "area": "parameters",
   "source": "Endpoints"
  },
  "operation.permissions": {
   "area": "permissions",
   "source": "Authentication"
  },
  "error.body": {
   "area": "errors",
   "source": "Errors"
  },
  "events": {
   "area": "events",
   "source": "Events"
  },
  "limits": {
   "area": "limits",
   "source": "Limits"
  },
  "versioning": {
   "area": "versioning",
   "source": "Versioning"
  },
  "function.moves": {
   "area": "states",
   "source": "States and transitions",
   "within": "function.states"
  },
  "event.kinds": {
   "area": "events",
   "source": "Events",
   "within": "events"
  },
  "event.payloads": {
   "area": "events",
   "source": "Events",
   "within": "events"
  },
  "deprecation.rules": {
   "area": "versioning",
   "source": "Versioning",
   "within": "versioning"
  },
  "queryParameter.values": {
   "area": "values",
   "source": "Endpoints",
   "within": "query.parameters"
  },
  "error.details": {
   "area": "errors",
   "source": "Errors",
   "within": "error.body"
  },
  "auditLogConfig.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "policy.fields"
  },
  "automaticUpdatePolicy.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "function.fields"
  },
  "onDeployUpdatePolicy.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "function.fields"
  },
  "secretVersion.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "function.fields"
  },
  "location.metadata": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "location.fields"
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
  "rate.limits": {
   "area": "limits",
   "source": "Limits",
   "within": "limits"
  },
  "directVpcNetworkInterface.fields": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "function.fields"
  },
  "operationMetadata.requestResource": {
   "area": "fields",
   "source": "Resources and their fields",
   "within": "operation.fields"
  }
 },
 "x-extension-point": [
  "event.kinds",
  "event.payloads",
  "deprecation.rules",
  "rate.limits"
 ],
 "x-facts": {
  "separateServices": {
   "source": "Functions Service Interface",
   "says": "The retention and eDiscovery service and the edge platform are unrelated to this service and have their own documents."
  },
  "lightweightFunctions": {
   "source": "Functions Service Interface",
   "says": "Functions are lightweight and provided by users."
  },
  "eventDriven": {
   "source": "Events",
   "says": "Functions run in response to events."
  },
  "synchronousCall": {
   "source": "What the service does",
   "says": "Only v1 can invoke a deployed function synchronously."
  },
  "sourceUrls": {
   "source": "What the service does",
   "says": "Callers obtain signed URLs for uploading and for downloading source code."
  },
  "locationsListedOnly": {
   "source": "Resources and their fields",
   "says": "The supported locations can only be listed."
  },
  "pathParameters": {
   "source": "Resources and their fields",
   "says": "The path parameters are resource names. `name` identifies the item: a function, an operation, or the parent whose locations or operations are listed. `parent` identifies where functions or runtimes are listed or functions are created. For the v2 family the source adds upload URLs, with the remark that this holds in all versions. `location`, in v1 only, identifies where a function is created. `resource` identifies the resource whose policy is read, set or tested. `function.name` is the field `name` of the function in the body and identifies the function to patch."
  },
  "relativePaths": {
   "source": "Endpoints",
   "says": "Every path is relative to the base address."
  },
  "longRunning": {
   "source": "States and transitions",
   "says": "Creating, updating and deleting a function are long-running operations. Getting the operation returns its latest state."
  },
  "identicalFamily": {
   "source": "Endpoints > Versions v2, v2beta, v2alpha",
   "says": "The versions v2, v2beta and v2alpha have identical operations."
  },
  "versionDifferences": {
   "source": "Endpoints",
   "says": "Only v1 has the call operation and the path that creates a function under `{location}`. Only the v2 family lists runtimes and the operations of a location."
  },
  "policyOperations": {
   "source": "Authentication",
   "says": "The access control policy of a resource can be read, set and tested, each by an operation of its own."
  },
  "versionSegment": {
   "source": "Versioning",
   "says": "The first path segment is the version."
  },
  "publishedVersions": {
   "source": "Versioning",
   "says": "Four versions are published: v1, v2, v2beta and v2alpha."
  },
  "operationOutcome": {
   "source": "Reference profile > States",
   "says": "An operation that is done has either a response or an error."
  },
  "noCancellation": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "No version has an operation that cancels or deletes a long-running operation."
  },
  "existingFunction": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "A request to create a function under an existing name is accepted; its operation ends with the error `ALREADY_EXISTS`."
  },
  "allLocations": {
   "source": "Reference profile > Queries",
   "says": "In a list, the location `-` stands for all locations. The response names the locations that could not be reached in `unreachable`."
  },
  "unknownQueryParameters": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Unknown query parameters, such as `alt=json` and `$alt=json;enum-encoding=int`, are ignored."
  },
  "lenientRequests": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Some clients send enum values as numbers, update masks in snake_case, or empty maps."
  },
  "emptyRequests": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "A POST operation that needs no body accepts a request without body and media type as well as a request with an empty object."
  },
  "omittedValues": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "A response may leave out empty lists, empty maps, `false` and empty strings. IDs and names are always present."
  },
  "int64Strings": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "64-bit integers are strings in JSON."
  },
  "fieldsByVersion": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "The duration `timeout` of v1, such as \"60s\", is the integer `timeoutSeconds` in the v2 family. The integer `availableMemoryMb` of v1 is the string `availableMemory`, such as \"256M\". The field `status` of v1 is `state`."
  },
  "oneCollection": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "All versions share one collection. A function created through v1 appears in the v2 family with the environment `GEN_1`. Its runtime, entry point, environment variables, service account, time-out (`timeout`, `serviceConfig.timeoutSeconds`), memory (`availableMemoryMb`, `serviceConfig.availableMemory`), state (`status`, `state`) and triggers are mapped. A function created through the v2 family, with the environment `GEN_2`, is not visible in v1."
  },
  "sourceUpload": {
   "source": "Reference profile > Upload/download",
   "says": "Source code is uploaded with a PUT request to the upload URL, with the header `content-type: application/zip` and without an `Authorization` header."
  },
  "policyReplaced": {
   "source": "Reference profile > IAM",
   "says": "Setting a policy replaces the previous one. Without an update mask, the bindings and the etag are set."
  },
  "stalePolicy": {
   "source": "Reference profile > IAM",
   "says": "Setting a policy with a stale etag fails with status 409 and the error `ABORTED`."
  },
  "base64Values": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Values in base64, such as an etag, are bytes. The standard and the URL-safe alphabet, with and without padding, encode the same value."
  },
  "policySize": {
   "source": "Reference profile > IAM",
   "says": "A policy names at most 1500 principals and 250 groups."
  },
  "permissionTests": {
   "source": "Reference profile > IAM",
   "says": "Testing permissions may fail open and does not allow wildcards. For a resource that does not exist it returns an empty set, not status 404."
  },
  "invokePermission": {
   "source": "Reference profile > Permissions",
   "says": "The permission `cloudfunctions.functions.invoke` exists as well. No operation in this document has its name."
  },
  "errorMediaType": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "An error has the header `Content-Type: application/json; charset=UTF-8`."
  },
  "functionsPerRegion": {
   "source": "Reference profile > Limits",
   "says": "A region holds at most 1000 functions."
  },
  "sourceSize": {
   "source": "Reference profile > Limits",
   "says": "Source code is at most 100 MB compressed and 500 MB uncompressed."
  },
  "runTime": {
   "source": "Reference profile > Limits",
   "says": "A function runs for at most 540 seconds."
  },
  "labels": {
   "source": "Reference profile > Labels",
   "says": "The interfaces with the labels beta and alpha equal v2."
  },
  "nameOfNewFunction": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "The query parameter `functionId` gives the ID of a new function. Clients often send the name in the body as well."
  },
  "operationNames": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "The name of an operation has the form `projects/*/locations/*/operations/*`."
  },
  "filtersInUse": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Clients send the filters `environment=\"GEN_2\"` and `name=nodejs20 AND environment=GEN_1` with lists."
  },
  "deployedService": {
   "source": "Reference profile > Rules that the tables do not say",
   "says": "Clients that deploy a function read its `serviceConfig.service` and `serviceConfig.uri` when the operation is done."
  },
  "uploadedSource": {
   "source": "Reference profile > Upload/download",
   "says": "The response with the upload URL also holds a `storageSource` with a bucket and an object. A function names it in `buildConfig.source.storageSource`."
  },
  "downloadUrl": {
   "source": "Reference profile > Upload/download",
   "says": "A plain GET request downloads from the download URL, which is valid for 30 minutes."
  },
  "triggers": {
   "source": "Reference profile > Events",
   "says": "A function with an event trigger runs on events of a CloudEvents type that pass its filters. The trigger can name a Pub/Sub topic, a channel, a retry policy and a region. A function without an event trigger runs on HTTP requests."
  },
  "callSize": {
   "source": "Reference profile > Limits",
   "says": "An HTTP request to a function and its response are at most 32 MB each."
  },
  "memory": {
   "source": "Reference profile > Limits",
   "says": "A function has at most 32 GiB of memory."
  },
  "rates": {
   "source": "Reference profile > Limits",
   "says": "For functions of the first generation, at most 5000 reads, 80 writes and 16 calls are allowed per project and 100 seconds."
  }
 },
 "paths": {
  "/v2/projects/{project}/locations": {
   "get": {
    "operationId": "listLocations",
    "tags": [
     "locations"
    ],
    "x-method": "projects.locations.list",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "projects/{project}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
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
      "$ref": "#/components/parameters/extraLocationTypes"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListLocationsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.locations.list"
     ]
    },
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/locations",
     "next": "/nextPageToken"
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions": {
   "get": {
    "operationId": "listFunctions",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.list",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "parent",
     "pattern": "projects/{project}/locations/{location}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionFilter"
     },
     {
      "$ref": "#/components/parameters/functionPageSize"
     },
     {
      "$ref": "#/components/parameters/pageToken"
     },
     {
      "$ref": "#/components/parameters/orderBy"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListFunctionsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.list"
     ]
    },
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/functions",
     "next": "/nextPageToken"
    }
   },
   "post": {
    "operationId": "createFunction",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.create",
    "x-idempotent": false,
    "x-resource-name": {
     "parameter": "parent",
     "pattern": "projects/{project}/locations/{location}"
    },
    "x-operation": {
     "get": "getOperation",
     "name": "/name",
     "done": "/done",
     "error": "/error",
     "response": "/response",
     "metadata": "/metadata"
    },
    "x-extension-point": [
     "function.moves"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserFunctionInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FunctionOperation"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.create"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions:generateUploadUrl": {
   "post": {
    "operationId": "generateFunctionUploadUrl",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.generateUploadUrl",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "parent",
     "pattern": "projects/{project}/locations/{location}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GenerateUploadUrlRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/GenerateUploadUrlResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.sourceCodeSet"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions/{function}": {
   "get": {
    "operationId": "getFunction",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.get",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     },
     {
      "$ref": "#/components/parameters/revision"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UserFunction"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.get"
     ]
    }
   },
   "patch": {
    "operationId": "patchFunction",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.patch",
    "x-idempotent": false,
    "x-resource-name": {
     "parameter": "function.name",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "x-operation": {
     "get": "getOperation",
     "name": "/name",
     "done": "/done",
     "error": "/error",
     "response": "/response",
     "metadata": "/metadata"
    },
    "x-extension-point": [
     "function.moves"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     },
     {
      "$ref": "#/components/parameters/updateMask"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UserFunctionInput"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FunctionOperation"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.update"
     ]
    }
   },
   "delete": {
    "operationId": "deleteFunction",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.delete",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "x-operation": {
     "get": "getOperation",
     "name": "/name",
     "done": "/done",
     "error": "/error",
     "response": "/response",
     "metadata": "/metadata"
    },
    "x-extension-point": [
     "function.moves"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DeleteFunctionOperation"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.delete"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl": {
   "post": {
    "operationId": "generateFunctionDownloadUrl",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.generateDownloadUrl",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/GenerateDownloadUrlRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/GenerateDownloadUrlResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.sourceCodeGet"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions/{function}:getIamPolicy": {
   "get": {
    "operationId": "getFunctionIamPolicy",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.getIamPolicy",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "resource",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     },
     {
      "$ref": "#/components/parameters/requestedPolicyVersion"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Policy"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.getIamPolicy"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions/{function}:setIamPolicy": {
   "post": {
    "operationId": "setFunctionIamPolicy",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.setIamPolicy",
    "x-idempotent": false,
    "x-resource-name": {
     "parameter": "resource",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SetIamPolicyRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Policy"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.functions.setIamPolicy"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/functions/{function}:testIamPermissions": {
   "post": {
    "operationId": "testFunctionIamPermissions",
    "tags": [
     "functions"
    ],
    "x-method": "projects.locations.functions.testIamPermissions",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "resource",
     "pattern": "projects/{project}/locations/{location}/functions/{function}"
    },
    "x-extension-point": [
     "operation.permissions"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/functionParameter"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TestIamPermissionsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TestIamPermissionsResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ]
   }
  },
  "/v2/projects/{project}/locations/{location}/operations": {
   "get": {
    "operationId": "listOperations",
    "tags": [
     "operations"
    ],
    "x-method": "projects.locations.operations.list",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "projects/{project}/locations/{location}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
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
      "$ref": "#/components/parameters/filter"
     }
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
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.operations.list"
     ]
    },
    "x-pagination": {
     "style": "token",
     "parameter": "pageToken",
     "items": "/operations",
     "next": "/nextPageToken"
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/operations/{operation}": {
   "get": {
    "operationId": "getOperation",
    "tags": [
     "operations"
    ],
    "x-method": "projects.locations.operations.get",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "name",
     "pattern": "projects/{project}/locations/{location}/operations/{operation}"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/operationParameter"
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
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
    ],
    "x-permissions": {
     "all": [
      "cloudfunctions.operations.get"
     ]
    }
   }
  },
  "/v2/projects/{project}/locations/{location}/runtimes": {
   "get": {
    "operationId": "listRuntimes",
    "tags": [
     "runtimes"
    ],
    "x-method": "projects.locations.runtimes.list",
    "x-idempotent": true,
    "x-resource-name": {
     "parameter": "parent",
     "pattern": "projects/{project}/locations/{location}"
    },
    "x-extension-point": [
     "operation.permissions"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/projectParameter"
     },
     {
      "$ref": "#/components/parameters/locationParameter"
     },
     {
      "$ref": "#/components/parameters/runtimeFilter"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ListRuntimesResponse"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalServerError"
     }
    },
    "x-scopes": [
     "cloud-platform"
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
  "runtime.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "operation.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "listLocations.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createFunction.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "createFunction.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "patchFunction.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "patchFunction.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "deleteFunction.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getFunction.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "listFunctions.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "generateFunctionDownloadUrl.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "generateFunctionDownloadUrl.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "generateFunctionUploadUrl.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "generateFunctionUploadUrl.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "getFunctionIamPolicy.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "setFunctionIamPolicy.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "setFunctionIamPolicy.response": {
   "area": "payload",
   "source": "Endpoints"
  },
  "testFunctionIamPermissions.request": {
   "area": "payload",
   "source": "Endpoints"
  },
  "testFunctionIamPermissions.response": {
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
  "listRuntimes.response": {
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
  "error.statuses": {
   "area": "errors",
   "source": "Errors"
  }
 },
 "x-profile": "reference",
 "components": {
  "parameters": {
   "extraLocationTypes": {
    "name": "extraLocationTypes",
    "in": "query",
    "x-extension-point": "queryParameter.values",
    "schema": {
     "type": "array",
     "items": {
      "type": "string"
     }
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
   "functionFilter": {
    "name": "filter",
    "in": "query",
    "schema": {
     "type": "string"
    }
   },
   "functionId": {
    "name": "functionId",
    "in": "query",
    "required": true,
    "schema": {
     "type": "string",
     "minLength": 4,
     "maxLength": 63,
     "pattern": "^[a-z0-9-]+$"
    }
   },
   "functionPageSize": {
    "name": "pageSize",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 1000
    }
   },
   "functionParameter": {
    "name": "function",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "locationParameter": {
    "name": "location",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "operationParameter": {
    "name": "operation",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "orderBy": {
    "name": "orderBy",
    "in": "query",
    "schema": {
     "type": "string"
    }
   },
   "pageSize": {
    "name": "pageSize",
    "in": "query",
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
   "projectParameter": {
    "name": "project",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "requestedPolicyVersion": {
    "name": "options.requestedPolicyVersion",
    "in": "query",
    "schema": {
     "$ref": "#/components/schemas/PolicyVersion"
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
   "revision": {
    "name": "revision",
    "in": "query",
    "schema": {
     "type": "string"
    }
   },
   "runtimeFilter": {
    "name": "filter",
    "in": "query",
    "x-extension-point": "filter.syntax",
    "schema": {
     "type": "string"
    }
   },
   "updateMask": {
    "name": "updateMask",
    "in": "query",
    "schema": {
     "type": "string",
     "format": "google-fieldmask"
    }
   }
  },
  "responses": {
   "BadRequest": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "Conflict": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    }
   },
   "Forbidden": {
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
   "NotFound": {
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
   "AuditConfig": {
    "type": "object",
    "properties": {
     "auditLogConfigs": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AuditLogConfig"
      }
     },
     "service": {
      "type": "string"
     }
    }
   },
   "AuditLogConfig": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "auditLogConfig.fields"
   },
   "AutomaticUpdatePolicy": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "automaticUpdatePolicy.fields"
   },
   "Binding": {
    "type": "object",
    "properties": {
     "condition": {
      "$ref": "#/components/schemas/Expr"
     },
     "members": {
      "type": "array",
      "items": {
       "type": "string"
      }
     },
     "role": {
      "type": "string"
     }
    }
   },
   "BuildConfig": {
    "type": "object",
    "properties": {
     "automaticUpdatePolicy": {
      "$ref": "#/components/schemas/AutomaticUpdatePolicy"
     },
     "build": {
      "type": "string"
     },
     "dockerRegistry": {
      "$ref": "#/components/schemas/DockerRegistry"
     },
     "dockerRepository": {
      "type": "string"
     },
     "entryPoint": {
      "type": "string"
     },
     "environmentVariables": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "onDeployUpdatePolicy": {
      "$ref": "#/components/schemas/OnDeployUpdatePolicy"
     },
     "runtime": {
      "type": "string"
     },
     "serviceAccount": {
      "type": "string"
     },
     "source": {
      "$ref": "#/components/schemas/Source"
     },
     "sourceProvenance": {
      "$ref": "#/components/schemas/SourceProvenance"
     },
     "sourceToken": {
      "type": "string"
     },
     "workerPool": {
      "type": "string"
     }
    }
   },
   "BuildConfigInput": {
    "type": "object",
    "properties": {
     "automaticUpdatePolicy": {
      "$ref": "#/components/schemas/AutomaticUpdatePolicy"
     },
     "dockerRegistry": {
      "$ref": "#/components/schemas/DockerRegistry"
     },
     "dockerRepository": {
      "type": "string"
     },
     "entryPoint": {
      "type": "string"
     },
     "environmentVariables": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "onDeployUpdatePolicy": {
      "$ref": "#/components/schemas/OnDeployUpdatePolicy"
     },
     "runtime": {
      "type": "string"
     },
     "serviceAccount": {
      "type": "string"
     },
     "source": {
      "$ref": "#/components/schemas/Source"
     },
     "sourceToken": {
      "type": "string"
     },
     "workerPool": {
      "type": "string"
     }
    }
   },
   "CalendarDate": {
    "type": "object",
    "properties": {
     "day": {
      "type": "integer",
      "format": "int32"
     },
     "month": {
      "type": "integer",
      "format": "int32"
     },
     "year": {
      "type": "integer",
      "format": "int32"
     }
    }
   },
   "DeleteFunctionOperation": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "done": {
      "type": "boolean"
     },
     "error": {
      "$ref": "#/components/schemas/Status"
     },
     "response": {
      "$ref": "#/components/schemas/Empty"
     },
     "metadata": {
      "$ref": "#/components/schemas/OperationMetadata"
     }
    }
   },
   "DirectVpcEgress": {
    "type": "string",
    "enum": [
     "DIRECT_VPC_EGRESS_UNSPECIFIED",
     "VPC_EGRESS_PRIVATE_RANGES_ONLY",
     "VPC_EGRESS_ALL_TRAFFIC"
    ],
    "x-open-enum": true
   },
   "DirectVpcNetworkInterface": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "directVpcNetworkInterface.fields"
   },
   "DockerRegistry": {
    "type": "string",
    "deprecated": true,
    "enum": [
     "DOCKER_REGISTRY_UNSPECIFIED",
     "CONTAINER_REGISTRY",
     "ARTIFACT_REGISTRY"
    ],
    "x-open-enum": true
   },
   "Empty": {
    "type": "object",
    "properties": {}
   },
   "Environment": {
    "type": "string",
    "enum": [
     "ENVIRONMENT_UNSPECIFIED",
     "GEN_1",
     "GEN_2"
    ],
    "x-open-enum": true
   },
   "ErrorBody": {
    "type": "object",
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
     "ABORTED",
     "RESOURCE_EXHAUSTED",
     "UNIMPLEMENTED"
    ],
    "x-open-enum": true
   },
   "EventFilter": {
    "type": "object",
    "properties": {
     "attribute": {
      "type": "string"
     },
     "operator": {
      "type": "string"
     },
     "value": {
      "type": "string"
     }
    }
   },
   "EventTrigger": {
    "type": "object",
    "properties": {
     "channel": {
      "type": "string"
     },
     "eventFilters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/EventFilter"
      }
     },
     "eventType": {
      "type": "string"
     },
     "pubsubTopic": {
      "type": "string"
     },
     "retryPolicy": {
      "$ref": "#/components/schemas/RetryPolicy"
     },
     "service": {
      "type": "string"
     },
     "serviceAccountEmail": {
      "type": "string"
     },
     "trigger": {
      "type": "string"
     },
     "triggerRegion": {
      "type": "string"
     }
    }
   },
   "EventTriggerInput": {
    "type": "object",
    "properties": {
     "channel": {
      "type": "string"
     },
     "eventFilters": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/EventFilter"
      }
     },
     "eventType": {
      "type": "string"
     },
     "pubsubTopic": {
      "type": "string"
     },
     "retryPolicy": {
      "$ref": "#/components/schemas/RetryPolicy"
     },
     "service": {
      "type": "string"
     },
     "serviceAccountEmail": {
      "type": "string"
     },
     "triggerRegion": {
      "type": "string"
     }
    }
   },
   "Expr": {
    "type": "object",
    "properties": {
     "description": {
      "type": "string"
     },
     "expression": {
      "type": "string"
     },
     "location": {
      "type": "string"
     },
     "title": {
      "type": "string"
     }
    }
   },
   "FunctionOperation": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "done": {
      "type": "boolean"
     },
     "error": {
      "$ref": "#/components/schemas/Status"
     },
     "response": {
      "$ref": "#/components/schemas/UserFunction"
     },
     "metadata": {
      "$ref": "#/components/schemas/OperationMetadata"
     }
    }
   },
   "FunctionState": {
    "type": "string",
    "enum": [
     "STATE_UNSPECIFIED",
     "ACTIVE",
     "FAILED",
     "DEPLOYING",
     "DELETING",
     "UNKNOWN",
     "DETACHING",
     "DETACH_FAILED"
    ],
    "x-open-enum": true,
    "x-states": {
     "transitions": [],
     "unstated": [
      "STATE_UNSPECIFIED",
      "ACTIVE",
      "FAILED",
      "DEPLOYING",
      "DELETING",
      "UNKNOWN",
      "DETACHING",
      "DETACH_FAILED"
     ]
    }
   },
   "GenerateDownloadUrlRequest": {
    "type": "object",
    "properties": {}
   },
   "GenerateDownloadUrlResponse": {
    "type": "object",
    "required": [
     "downloadUrl"
    ],
    "properties": {
     "downloadUrl": {
      "type": "string"
     }
    }
   },
   "GenerateUploadUrlRequest": {
    "type": "object",
    "properties": {
     "environment": {
      "$ref": "#/components/schemas/Environment"
     },
     "kmsKeyName": {
      "type": "string"
     }
    }
   },
   "GenerateUploadUrlResponse": {
    "type": "object",
    "required": [
     "storageSource",
     "uploadUrl"
    ],
    "properties": {
     "storageSource": {
      "$ref": "#/components/schemas/StorageSource"
     },
     "uploadUrl": {
      "type": "string"
     }
    }
   },
   "IngressSettings": {
    "type": "string",
    "enum": [
     "INGRESS_SETTINGS_UNSPECIFIED",
     "ALLOW_ALL",
     "ALLOW_INTERNAL_ONLY",
     "ALLOW_INTERNAL_AND_GCLB"
    ],
    "x-open-enum": true
   },
   "ListFunctionsResponse": {
    "type": "object",
    "properties": {
     "functions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/UserFunction"
      }
     },
     "nextPageToken": {
      "type": "string"
     },
     "unreachable": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "ListLocationsResponse": {
    "type": "object",
    "properties": {
     "locations": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SupportedLocation"
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
   "ListRuntimesResponse": {
    "type": "object",
    "properties": {
     "runtimes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Runtime"
      }
     }
    }
   },
   "LocationMetadata": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "location.metadata",
    "properties": {
     "environments": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Environment"
      }
     }
    }
   },
   "OnDeployUpdatePolicy": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "onDeployUpdatePolicy.fields"
   },
   "Operation": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "name": {
      "type": "string"
     },
     "done": {
      "type": "boolean"
     },
     "error": {
      "$ref": "#/components/schemas/Status"
     },
     "response": {
      "$ref": "#/components/schemas/OperationResponse"
     },
     "metadata": {
      "$ref": "#/components/schemas/OperationMetadata"
     }
    }
   },
   "OperationMetadata": {
    "type": "object",
    "properties": {
     "apiVersion": {
      "type": "string"
     },
     "buildName": {
      "type": "string"
     },
     "cancelRequested": {
      "type": "boolean"
     },
     "createTime": {
      "type": "string",
      "format": "date-time"
     },
     "customIamRoleDetected": {
      "type": "boolean"
     },
     "endTime": {
      "type": "string",
      "format": "date-time"
     },
     "operationType": {
      "$ref": "#/components/schemas/OperationType"
     },
     "requestResource": {
      "$ref": "#/components/schemas/RequestResource"
     },
     "sourceToken": {
      "type": "string"
     },
     "stages": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Stage"
      }
     },
     "statusDetail": {
      "type": "string"
     },
     "target": {
      "type": "string"
     },
     "verb": {
      "type": "string"
     }
    }
   },
   "OperationResponse": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "operation.response"
   },
   "OperationType": {
    "type": "string",
    "enum": [
     "OPERATIONTYPE_UNSPECIFIED",
     "CREATE_FUNCTION",
     "UPDATE_FUNCTION",
     "DELETE_FUNCTION",
     "REDIRECT_FUNCTION_UPGRADE_TRAFFIC",
     "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC",
     "SETUP_FUNCTION_UPGRADE_CONFIG",
     "ABORT_FUNCTION_UPGRADE",
     "COMMIT_FUNCTION_UPGRADE",
     "DETACH_FUNCTION",
     "COMMIT_FUNCTION_UPGRADE_AS_GEN2"
    ],
    "x-open-enum": true
   },
   "Policy": {
    "type": "object",
    "properties": {
     "auditConfigs": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/AuditConfig"
      }
     },
     "bindings": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Binding"
      }
     },
     "etag": {
      "type": "string",
      "format": "byte"
     },
     "version": {
      "$ref": "#/components/schemas/PolicyVersion"
     }
    }
   },
   "PolicyVersion": {
    "type": "integer",
    "format": "int32",
    "enum": [
     0,
     1,
     3
    ],
    "x-enum-varnames": [
     "VERSION_0",
     "VERSION_1",
     "VERSION_3"
    ],
    "x-open-enum": true
   },
   "RepoSource": {
    "type": "object",
    "properties": {
     "branchName": {
      "type": "string"
     },
     "commitSha": {
      "type": "string"
     },
     "dir": {
      "type": "string"
     },
     "projectId": {
      "type": "string"
     },
     "repoName": {
      "type": "string"
     },
     "tagName": {
      "type": "string"
     }
    }
   },
   "RequestResource": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "operationMetadata.requestResource"
   },
   "RetryPolicy": {
    "type": "string",
    "enum": [
     "RETRY_POLICY_UNSPECIFIED",
     "RETRY_POLICY_DO_NOT_RETRY",
     "RETRY_POLICY_RETRY"
    ],
    "x-open-enum": true
   },
   "Runtime": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "decommissionDate": {
      "$ref": "#/components/schemas/CalendarDate"
     },
     "deprecationDate": {
      "$ref": "#/components/schemas/CalendarDate"
     },
     "displayName": {
      "type": "string"
     },
     "environment": {
      "$ref": "#/components/schemas/Environment"
     },
     "name": {
      "type": "string"
     },
     "stage": {
      "$ref": "#/components/schemas/RuntimeStage"
     },
     "warnings": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "RuntimeStage": {
    "type": "string",
    "enum": [
     "RUNTIME_STAGE_UNSPECIFIED",
     "DEVELOPMENT",
     "ALPHA",
     "BETA",
     "GA",
     "DEPRECATED",
     "DECOMMISSIONED"
    ],
    "x-open-enum": true
   },
   "SecretEnvVar": {
    "type": "object",
    "properties": {
     "key": {
      "type": "string"
     },
     "projectId": {
      "type": "string"
     },
     "secret": {
      "type": "string"
     },
     "version": {
      "type": "string"
     }
    }
   },
   "SecretVersion": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "secretVersion.fields"
   },
   "SecretVolume": {
    "type": "object",
    "properties": {
     "mountPath": {
      "type": "string"
     },
     "projectId": {
      "type": "string"
     },
     "secret": {
      "type": "string"
     },
     "versions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SecretVersion"
      }
     }
    }
   },
   "SecurityLevel": {
    "type": "string",
    "enum": [
     "SECURITY_LEVEL_UNSPECIFIED",
     "SECURE_ALWAYS",
     "SECURE_OPTIONAL"
    ],
    "x-open-enum": true
   },
   "ServiceConfig": {
    "type": "object",
    "properties": {
     "allTrafficOnLatestRevision": {
      "type": "boolean"
     },
     "availableCpu": {
      "type": "string"
     },
     "availableMemory": {
      "type": "string"
     },
     "binaryAuthorizationPolicy": {
      "type": "string"
     },
     "directVpcEgress": {
      "$ref": "#/components/schemas/DirectVpcEgress"
     },
     "directVpcNetworkInterface": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DirectVpcNetworkInterface"
      }
     },
     "environmentVariables": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "ingressSettings": {
      "$ref": "#/components/schemas/IngressSettings"
     },
     "maxInstanceCount": {
      "type": "integer",
      "format": "int32"
     },
     "maxInstanceRequestConcurrency": {
      "type": "integer",
      "format": "int32"
     },
     "minInstanceCount": {
      "type": "integer",
      "format": "int32"
     },
     "revision": {
      "type": "string"
     },
     "secretEnvironmentVariables": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SecretEnvVar"
      }
     },
     "secretVolumes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SecretVolume"
      }
     },
     "securityLevel": {
      "$ref": "#/components/schemas/SecurityLevel"
     },
     "service": {
      "type": "string"
     },
     "serviceAccountEmail": {
      "type": "string"
     },
     "timeoutSeconds": {
      "type": "integer",
      "format": "int32"
     },
     "uri": {
      "type": "string"
     },
     "vpcConnector": {
      "type": "string"
     },
     "vpcConnectorEgressSettings": {
      "$ref": "#/components/schemas/VpcConnectorEgressSettings"
     }
    }
   },
   "ServiceConfigInput": {
    "type": "object",
    "properties": {
     "allTrafficOnLatestRevision": {
      "type": "boolean"
     },
     "availableCpu": {
      "type": "string"
     },
     "availableMemory": {
      "type": "string"
     },
     "binaryAuthorizationPolicy": {
      "type": "string"
     },
     "directVpcEgress": {
      "$ref": "#/components/schemas/DirectVpcEgress"
     },
     "directVpcNetworkInterface": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DirectVpcNetworkInterface"
      }
     },
     "environmentVariables": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "ingressSettings": {
      "$ref": "#/components/schemas/IngressSettings"
     },
     "maxInstanceCount": {
      "type": "integer",
      "format": "int32"
     },
     "maxInstanceRequestConcurrency": {
      "type": "integer",
      "format": "int32"
     },
     "minInstanceCount": {
      "type": "integer",
      "format": "int32"
     },
     "secretEnvironmentVariables": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SecretEnvVar"
      }
     },
     "secretVolumes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SecretVolume"
      }
     },
     "securityLevel": {
      "$ref": "#/components/schemas/SecurityLevel"
     },
     "serviceAccountEmail": {
      "type": "string"
     },
     "timeoutSeconds": {
      "type": "integer",
      "format": "int32"
     },
     "vpcConnector": {
      "type": "string"
     },
     "vpcConnectorEgressSettings": {
      "$ref": "#/components/schemas/VpcConnectorEgressSettings"
     }
    }
   },
   "SetIamPolicyRequest": {
    "type": "object",
    "required": [
     "policy"
    ],
    "properties": {
     "policy": {
      "$ref": "#/components/schemas/Policy"
     },
     "updateMask": {
      "type": "string",
      "format": "google-fieldmask",
      "default": "bindings, etag"
     }
    }
   },
   "Severity": {
    "type": "string",
    "enum": [
     "SEVERITY_UNSPECIFIED",
     "ERROR",
     "WARNING",
     "INFO"
    ],
    "x-open-enum": true
   },
   "Source": {
    "type": "object",
    "properties": {
     "gitUri": {
      "type": "string"
     },
     "repoSource": {
      "$ref": "#/components/schemas/RepoSource"
     },
     "storageSource": {
      "$ref": "#/components/schemas/StorageSource"
     }
    }
   },
   "SourceProvenance": {
    "type": "object",
    "properties": {
     "gitUri": {
      "type": "string"
     },
     "resolvedRepoSource": {
      "$ref": "#/components/schemas/RepoSource"
     },
     "resolvedStorageSource": {
      "$ref": "#/components/schemas/StorageSource"
     }
    }
   },
   "Stage": {
    "type": "object",
    "required": [
     "name"
    ],
    "properties": {
     "message": {
      "type": "string"
     },
     "name": {
      "$ref": "#/components/schemas/StageName"
     },
     "resource": {
      "type": "string"
     },
     "resourceUri": {
      "type": "string"
     },
     "state": {
      "$ref": "#/components/schemas/StageState"
     },
     "stateMessages": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/StateMessage"
      }
     }
    }
   },
   "StageName": {
    "type": "string",
    "enum": [
     "NAME_UNSPECIFIED",
     "ARTIFACT_REGISTRY",
     "BUILD",
     "SERVICE",
     "TRIGGER",
     "SERVICE_ROLLBACK",
     "TRIGGER_ROLLBACK"
    ],
    "x-open-enum": true
   },
   "StageState": {
    "type": "string",
    "enum": [
     "STATE_UNSPECIFIED",
     "NOT_STARTED",
     "IN_PROGRESS",
     "COMPLETE"
    ],
    "x-open-enum": true
   },
   "StateMessage": {
    "type": "object",
    "properties": {
     "message": {
      "type": "string"
     },
     "severity": {
      "$ref": "#/components/schemas/Severity"
     },
     "type": {
      "type": "string"
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
       "$ref": "#/components/schemas/StatusDetail"
      }
     },
     "message": {
      "type": "string"
     }
    }
   },
   "StatusDetail": {
    "type": "object",
    "additionalProperties": true,
    "x-extension-point": "status.details"
   },
   "StorageSource": {
    "type": "object",
    "properties": {
     "bucket": {
      "type": "string"
     },
     "generation": {
      "type": "string",
      "format": "int64",
      "pattern": "^-?[0-9]{1,19}$"
     },
     "object": {
      "type": "string"
     },
     "sourceUploadUrl": {
      "type": "string"
     }
    }
   },
   "SupportedLocation": {
    "type": "object",
    "required": [
     "locationId",
     "name"
    ],
    "properties": {
     "displayName": {
      "type": "string"
     },
     "labels": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "locationId": {
      "type": "string"
     },
     "metadata": {
      "$ref": "#/components/schemas/LocationMetadata"
     },
     "name": {
      "type": "string"
     }
    }
   },
   "TestIamPermissionsRequest": {
    "type": "object",
    "properties": {
     "permissions": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "TestIamPermissionsResponse": {
    "type": "object",
    "properties": {
     "permissions": {
      "type": "array",
      "items": {
       "type": "string"
      }
     }
    }
   },
   "UpgradeInfo": {
    "type": "object",
    "properties": {
     "buildConfig": {
      "$ref": "#/components/schemas/BuildConfig"
     },
     "eventTrigger": {
      "$ref": "#/components/schemas/EventTrigger"
     },
     "serviceConfig": {
      "$ref": "#/components/schemas/ServiceConfig"
     },
     "upgradeState": {
      "$ref": "#/components/schemas/UpgradeState"
     }
    }
   },
   "UpgradeState": {
    "type": "string",
    "enum": [
     "UPGRADE_STATE_UNSPECIFIED",
     "ELIGIBLE_FOR_2ND_GEN_UPGRADE",
     "INELIGIBLE_FOR_UPGRADE_UNTIL_REDEPLOYMENT",
     "UPGRADE_OPERATION_IN_PROGRESS",
     "SETUP_FUNCTION_UPGRADE_CONFIG_SUCCESSFUL",
     "SETUP_FUNCTION_UPGRADE_CONFIG_ERROR",
     "ABORT_FUNCTION_UPGRADE_ERROR",
     "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_SUCCESSFUL",
     "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_ERROR",
     "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC_ERROR",
     "COMMIT_FUNCTION_UPGRADE_ERROR",
     "COMMIT_FUNCTION_UPGRADE_ERROR_ROLLBACK_SAFE",
     "COMMIT_FUNCTION_UPGRADE_AS_GEN2_SUCCESSFUL",
     "COMMIT_FUNCTION_UPGRADE_AS_GEN2_ERROR"
    ],
    "x-open-enum": true
   },
   "UserFunction": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string"
     },
     "buildConfig": {
      "$ref": "#/components/schemas/BuildConfig"
     },
     "createTime": {
      "type": "string",
      "format": "date-time"
     },
     "description": {
      "type": "string"
     },
     "environment": {
      "$ref": "#/components/schemas/Environment"
     },
     "eventTrigger": {
      "$ref": "#/components/schemas/EventTrigger"
     },
     "kmsKeyName": {
      "type": "string"
     },
     "labels": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "satisfiesPzi": {
      "type": "boolean"
     },
     "satisfiesPzs": {
      "type": "boolean"
     },
     "serviceConfig": {
      "$ref": "#/components/schemas/ServiceConfig"
     },
     "state": {
      "$ref": "#/components/schemas/FunctionState"
     },
     "stateMessages": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/StateMessage"
      }
     },
     "updateTime": {
      "type": "string",
      "format": "date-time"
     },
     "upgradeInfo": {
      "$ref": "#/components/schemas/UpgradeInfo"
     },
     "url": {
      "type": "string"
     }
    },
    "required": [
     "name"
    ]
   },
   "UserFunctionInput": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string"
     },
     "buildConfig": {
      "$ref": "#/components/schemas/BuildConfigInput"
     },
     "description": {
      "type": "string"
     },
     "environment": {
      "$ref": "#/components/schemas/Environment"
     },
     "eventTrigger": {
      "$ref": "#/components/schemas/EventTriggerInput"
     },
     "kmsKeyName": {
      "type": "string"
     },
     "labels": {
      "type": "object",
      "additionalProperties": {
       "type": "string"
      }
     },
     "serviceConfig": {
      "$ref": "#/components/schemas/ServiceConfigInput"
     }
    }
   },
   "VpcConnectorEgressSettings": {
    "type": "string",
    "enum": [
     "VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED",
     "PRIVATE_RANGES_ONLY",
     "ALL_TRAFFIC"
    ],
    "x-open-enum": true
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
