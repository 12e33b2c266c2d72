// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

/** The reference bundle of Edge Platform API, without its prose. */
export const edgeDocument: object = {
 "openapi": "3.1.0",
 "servers": [
  {
   "url": "{base_url}",
   "variables": {
    "base_url": {
     "default": "http://127.0.0.1:4012"
    }
   }
  }
 ],
 "tags": [
  {
   "name": "dnsZones"
  },
  {
   "name": "dnsRecords"
  }
 ],
 "security": [
  {
   "AccessKey": []
  }
 ],
 "x-extension-points": {
  "dnsZone.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "resource.fields": {
   "area": "fields",
   "source": "Resources and their fields"
  },
  "dnsZone.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "resource.states": {
   "area": "states",
   "source": "States and transitions"
  },
  "endpoints": {
   "area": "endpoints",
   "source": "Endpoints"
  },
  "events": {
   "area": "events",
   "source": "Events"
  },
  "rate.limit": {
   "area": "limits",
   "source": "Limits"
  },
  "versioning": {
   "area": "versioning",
   "source": "Versioning"
  },
  "dnsRecord.values": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsZone.domain": {
   "area": "values",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "dnsZone.availability": {
   "area": "values",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "dnsZone.defaults": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsZone.times": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsZone.nameservers": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsZone.settings": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsZone.update": {
   "area": "payload",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "dnsZone.deletion": {
   "area": "payload",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "zoneFile.content": {
   "area": "payload",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "id.allocation": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsRecord.defaults": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsRecord.validity": {
   "area": "values",
   "within": "dnsZone.fields",
   "source": "Resources and their fields"
  },
  "dnsRecord.update": {
   "area": "payload",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "list.order": {
   "area": "values",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "list.search": {
   "area": "values",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "list.noItems": {
   "area": "values",
   "within": "endpoints",
   "source": "Resources and their fields"
  },
  "request.forms": {
   "area": "payload",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "request.size": {
   "area": "limits",
   "within": "endpoints",
   "source": "Limits"
  },
  "response.headers": {
   "area": "payload",
   "within": "endpoints",
   "source": "Endpoints"
  },
  "account.access": {
   "area": "auth",
   "within": "endpoints",
   "source": "Authentication"
  },
  "key.restrictions": {
   "area": "auth",
   "within": "endpoints",
   "source": "Authentication"
  },
  "error.keys": {
   "area": "errors",
   "within": "endpoints",
   "source": "Errors"
  },
  "error.fields": {
   "area": "errors",
   "within": "endpoints",
   "source": "Errors"
  },
  "error.order": {
   "area": "errors",
   "within": "endpoints",
   "source": "Errors"
  },
  "error.statuses": {
   "area": "errors",
   "within": "endpoints",
   "source": "Errors"
  },
  "rate.counting": {
   "area": "limits",
   "within": "rate.limit",
   "source": "Limits"
  },
  "rate.retryAfter": {
   "area": "limits",
   "within": "rate.limit",
   "source": "Limits"
  }
 },
 "x-extension-point": [
  "resource.fields",
  "resource.states",
  "endpoints",
  "events",
  "versioning"
 ],
 "x-facts": {
  "separateServices": {
   "source": "Edge Platform API Interface",
   "says": "The retention service and the functions service are unrelated and have their own documents."
  },
  "controlPanel": {
   "source": "What the service does",
   "says": "The API offers everything that the control panel of the platform offers for managing the resources of an account."
  },
  "noOfficialClient": {
   "source": "What the service does",
   "says": "The platform maintains no official client library."
  },
  "thirdPartyClients": {
   "source": "What the service does",
   "says": "Third-party clients exist and are not supported by the platform."
  },
  "pullZone": {
   "source": "Resources and their fields",
   "says": "A pull zone is a resource without a path in this document. An example of an error body names it: its `ErrorKey` has the form `<resource>.not_found`, and its `Field` names the resource."
  },
  "pageEnvelope": {
   "source": "Resources and their fields",
   "says": "List calls return an envelope of `Items`, `CurrentPage`, `TotalItems` and `HasMoreItems`."
  },
  "relativePaths": {
   "source": "Endpoints",
   "says": "Every path is relative to the base address."
  },
  "queryOfGet": {
   "source": "Endpoints",
   "says": "A GET request passes its parameters in the query string."
  },
  "bodyOfOthers": {
   "source": "Endpoints",
   "says": "A request of any other method, such as POST or PUT, has a JSON body."
  },
  "jsonByDefault": {
   "source": "Endpoints",
   "says": "Requests and responses are JSON by default; a Content-Encoding header is not needed."
  },
  "keyHeader": {
   "source": "Authentication",
   "says": "Every request sends the API key of the account, unchanged, in the header `AccessKey`."
  },
  "keyScope": {
   "source": "Authentication",
   "says": "The key is required for account-specific actions, such as managing zones and other resources."
  },
  "oneKey": {
   "source": "Authentication",
   "says": "An account has exactly one API key, which can be viewed in the dashboard at any time."
  },
  "secretKey": {
   "source": "Authentication",
   "says": "The key is a secret and must not be shared or exposed."
  },
  "failedAuthorization": {
   "source": "Authentication",
   "says": "Status 401 means that authorization failed. Status 403 means that the action is forbidden for the user, which includes restrictions by URL or by HTTP method."
  },
  "errorKeyForm": {
   "source": "Errors",
   "says": "An `ErrorKey` is dotted and has the form `<resource>.<reason>`."
  },
  "rateLimitExists": {
   "source": "Limits",
   "says": "There is a rate limit. A request that exceeds it fails with status 429."
  },
  "pageBounds": {
   "source": "Reference profile > Listing",
   "says": "A `page` or `perPage` that is out of bounds or no int32 fails with status 400. In the observed profile it is clamped to the nearest bound instead."
  },
  "pagePastEnd": {
   "source": "Reference profile > Listing",
   "says": "A page past the end has no `Items`, and its `HasMoreItems` is `false`."
  },
  "emptyAccount": {
   "source": "Reference profile > Listing",
   "says": "For an account without zones the list has no `Items`, `CurrentPage` 1, `TotalItems` 0 and `HasMoreItems` `false`. Its content type is `application/json; charset=utf-8`, and its `Cache-Control` is `no-cache`."
  },
  "unknownQueryParameters": {
   "source": "Reference profile > Listing",
   "says": "Unknown query parameters are ignored; one client sends `per_page`."
  },
  "errorKeys": {
   "source": "Reference profile > Errors",
   "says": "By default every error has a body. Examples of its `ErrorKey` are `dnsZone.not_found`, `dnsZone.validation_error`, `request.unauthorized`, `request.forbidden` and `request.rate_limited`."
  },
  "observedErrors": {
   "source": "Reference profile > Errors",
   "says": "Two other forms were observed: status 400 with an `ErrorKey` without a dot (`validation_error`), and status 401, 404 or 500 with an empty body. A client must handle these and the documented form."
  },
  "timesWithoutZone": {
   "source": "Reference profile > Zone",
   "says": "Timestamps in responses to GET may have no time zone, such as `2026-02-06T09:27:36`."
  },
  "textLength": {
   "source": "Reference profile > Record",
   "says": "The `Value` of a TXT record holds at most 4,000 ASCII characters. A longer one fails with status 400 and the `Field` `Value`."
  },
  "identifiers": {
   "source": "Reference profile > Listing",
   "says": "Identifiers are int64 of any size. JSON has no bound for numbers, but many parsers read them as doubles, which are exact up to 2^53 - 1 only."
  },
  "referenceRate": {
   "source": "Reference profile > Limits",
   "says": "No number is published. The reference profile enforces no limit by default. When limits are on, a key may send 100 requests per second, or the number that is configured."
  }
 },
 "x-errors": {
  "code": "/ErrorKey",
  "message": "/Message",
  "field": "/Field"
 },
 "paths": {
  "/dnszone": {
   "get": {
    "operationId": "listDnsZones",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.list",
    "x-idempotent": true,
    "x-pagination": {
     "style": "page",
     "parameter": "page",
     "items": "/Items",
     "current": "/CurrentPage",
     "total": "/TotalItems",
     "more": "/HasMoreItems"
    },
    "parameters": [
     {
      "$ref": "#/components/parameters/page"
     },
     {
      "$ref": "#/components/parameters/perPage"
     },
     {
      "$ref": "#/components/parameters/search"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DnsZonePage"
        }
       }
      },
      "headers": {
       "Cache-Control": {
        "schema": {
         "type": "string"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "list.order",
     "list.noItems"
    ]
   },
   "post": {
    "operationId": "createDnsZone",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.create",
    "x-idempotent": false,
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateDnsZoneRequest"
       }
      }
     }
    },
    "responses": {
     "201": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DnsZone"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "dnsZone.domain",
     "dnsZone.defaults",
     "dnsZone.times",
     "dnsZone.nameservers",
     "dnsRecord.defaults",
     "dnsRecord.validity",
     "id.allocation",
     "request.forms",
     "request.size"
    ]
   }
  },
  "/dnszone/{id}": {
   "get": {
    "operationId": "getDnsZone",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.get",
    "x-idempotent": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/dnsZoneId"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DnsZone"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses"
    ]
   },
   "post": {
    "operationId": "updateDnsZone",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.update",
    "x-idempotent": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/dnsZoneId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateDnsZoneRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DnsZone"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "dnsZone.update",
     "dnsZone.settings",
     "dnsZone.times",
     "request.forms",
     "request.size"
    ]
   },
   "delete": {
    "operationId": "deleteDnsZone",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.delete",
    "x-idempotent": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/dnsZoneId"
     }
    ],
    "responses": {
     "204": {},
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "dnsZone.deletion"
    ]
   }
  },
  "/dnszone/{zoneId}/records": {
   "put": {
    "operationId": "createDnsRecord",
    "tags": [
     "dnsRecords"
    ],
    "x-method": "dnsZones.records.create",
    "x-idempotent": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/zoneId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DnsRecordInput"
       }
      }
     }
    },
    "responses": {
     "201": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DnsRecord"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "dnsRecord.defaults",
     "dnsRecord.validity",
     "id.allocation",
     "request.forms",
     "request.size"
    ]
   }
  },
  "/dnszone/{zoneId}/records/{id}": {
   "post": {
    "operationId": "updateDnsRecord",
    "tags": [
     "dnsRecords"
    ],
    "x-method": "dnsZones.records.update",
    "x-idempotent": false,
    "parameters": [
     {
      "$ref": "#/components/parameters/zoneId"
     },
     {
      "$ref": "#/components/parameters/dnsRecordId"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DnsRecordInput"
       }
      }
     }
    },
    "responses": {
     "204": {},
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "dnsRecord.update",
     "dnsRecord.validity",
     "request.forms",
     "request.size"
    ]
   },
   "delete": {
    "operationId": "deleteDnsRecord",
    "tags": [
     "dnsRecords"
    ],
    "x-method": "dnsZones.records.delete",
    "x-idempotent": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/zoneId"
     },
     {
      "$ref": "#/components/parameters/dnsRecordId"
     }
    ],
    "responses": {
     "204": {},
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses"
    ]
   }
  },
  "/dnszone/checkavailability": {
   "post": {
    "operationId": "checkDnsZoneAvailability",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.checkAvailability",
    "x-idempotent": true,
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CheckDnsZoneAvailabilityRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CheckDnsZoneAvailabilityResponse"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "dnsZone.availability",
     "request.forms",
     "request.size"
    ]
   }
  },
  "/dnszone/{id}/export": {
   "get": {
    "operationId": "exportDnsZone",
    "tags": [
     "dnsZones"
    ],
    "x-method": "dnsZones.export",
    "x-idempotent": true,
    "parameters": [
     {
      "$ref": "#/components/parameters/dnsZoneId"
     }
    ],
    "responses": {
     "200": {
      "content": {
       "text/plain": {
        "schema": {
         "type": "string"
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
    "x-extension-point": [
     "response.headers",
     "error.order",
     "error.statuses",
     "zoneFile.content"
    ]
   }
  }
 },
 "x-filled-points": {
  "page.defaults": {
   "area": "values",
   "source": "Endpoints"
  },
  "perPage.maximum": {
   "area": "limits",
   "source": "Limits"
  }
 },
 "x-profile": "reference",
 "components": {
  "parameters": {
   "dnsRecordId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "type": "integer",
     "format": "int64"
    }
   },
   "dnsZoneId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "type": "integer",
     "format": "int64"
    }
   },
   "page": {
    "name": "page",
    "in": "query",
    "required": false,
    "schema": {
     "type": "integer",
     "format": "int32",
     "default": 1,
     "minimum": 1
    }
   },
   "perPage": {
    "name": "perPage",
    "in": "query",
    "required": false,
    "schema": {
     "type": "integer",
     "format": "int32",
     "default": 1000,
     "minimum": 5,
     "maximum": 1000
    }
   },
   "search": {
    "name": "search",
    "in": "query",
    "required": false,
    "schema": {
     "type": "string"
    },
    "x-extension-point": "list.search"
   },
   "zoneId": {
    "name": "zoneId",
    "in": "path",
    "required": true,
    "schema": {
     "type": "integer",
     "format": "int64"
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
    },
    "x-extension-point": [
     "error.keys",
     "error.fields"
    ]
   },
   "Forbidden": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    },
    "x-extension-point": [
     "key.restrictions",
     "error.keys",
     "error.fields"
    ]
   },
   "InternalServerError": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    },
    "x-extension-point": [
     "error.keys",
     "error.fields"
    ]
   },
   "NotFound": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    },
    "x-extension-point": [
     "account.access",
     "error.keys",
     "error.fields"
    ]
   },
   "TooManyRequests": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    },
    "x-extension-point": [
     "rate.limit",
     "rate.counting",
     "rate.retryAfter",
     "error.keys",
     "error.fields"
    ]
   },
   "Unauthorized": {
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ErrorBody"
      }
     }
    },
    "x-extension-point": [
     "error.keys",
     "error.fields"
    ]
   }
  },
  "schemas": {
   "CertificateKeyType": {
    "type": "integer",
    "enum": [
     0,
     1
    ],
    "x-enum-varnames": [
     "ECDSA",
     "RSA"
    ],
    "x-open-enum": true
   },
   "CheckDnsZoneAvailabilityRequest": {
    "type": "object",
    "required": [
     "Name"
    ],
    "properties": {
     "Name": {
      "type": "string"
     }
    }
   },
   "CheckDnsZoneAvailabilityResponse": {
    "type": "object",
    "required": [
     "Available"
    ],
    "properties": {
     "Available": {
      "type": "boolean"
     }
    }
   },
   "CreateDnsZoneRequest": {
    "type": "object",
    "required": [
     "Domain"
    ],
    "properties": {
     "Domain": {
      "type": "string"
     },
     "Records": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DnsRecordInput"
      }
     }
    }
   },
   "DnsRecord": {
    "type": "object",
    "required": [
     "Id",
     "Type"
    ],
    "properties": {
     "Id": {
      "type": "integer",
      "format": "int64"
     },
     "Type": {
      "$ref": "#/components/schemas/DnsRecordType"
     },
     "Ttl": {
      "type": "integer",
      "format": "int32"
     },
     "Value": {
      "type": "string"
     },
     "Name": {
      "type": "string"
     },
     "Weight": {
      "type": "integer",
      "format": "int32"
     },
     "Priority": {
      "type": "integer",
      "format": "int32"
     },
     "Port": {
      "type": "integer",
      "format": "int32"
     },
     "Flags": {
      "type": "integer",
      "minimum": 0,
      "maximum": 255
     },
     "Tag": {
      "type": "string"
     },
     "Accelerated": {
      "type": "boolean"
     },
     "AcceleratedPullZoneId": {
      "type": "integer",
      "format": "int64"
     },
     "LinkName": {
      "type": "string"
     },
     "MonitorStatus": {
      "x-extension-point": "dnsRecord.values"
     },
     "MonitorType": {
      "x-extension-point": "dnsRecord.values"
     },
     "GeolocationLatitude": {
      "x-extension-point": "dnsRecord.values"
     },
     "GeolocationLongitude": {
      "x-extension-point": "dnsRecord.values"
     },
     "LatencyZone": {
      "x-extension-point": "dnsRecord.values"
     },
     "SmartRoutingType": {
      "x-extension-point": "dnsRecord.values"
     },
     "Disabled": {
      "type": "boolean"
     },
     "Comment": {
      "type": "string"
     },
     "AutoSslIssuance": {
      "type": "boolean"
     }
    }
   },
   "DnsRecordInput": {
    "type": "object",
    "properties": {
     "Type": {
      "$ref": "#/components/schemas/DnsRecordType"
     },
     "Ttl": {
      "type": "integer",
      "format": "int32"
     },
     "Value": {
      "type": "string"
     },
     "Name": {
      "type": "string"
     },
     "Weight": {
      "type": "integer",
      "format": "int32"
     },
     "Priority": {
      "type": "integer",
      "format": "int32"
     },
     "Port": {
      "type": "integer",
      "format": "int32"
     },
     "Flags": {
      "type": "integer",
      "minimum": 0,
      "maximum": 255
     },
     "Tag": {
      "type": "string"
     },
     "Accelerated": {
      "type": "boolean"
     },
     "AcceleratedPullZoneId": {
      "type": "integer",
      "format": "int64"
     },
     "LinkName": {
      "type": "string"
     },
     "MonitorStatus": {
      "x-extension-point": "dnsRecord.values"
     },
     "MonitorType": {
      "x-extension-point": "dnsRecord.values"
     },
     "GeolocationLatitude": {
      "x-extension-point": "dnsRecord.values"
     },
     "GeolocationLongitude": {
      "x-extension-point": "dnsRecord.values"
     },
     "LatencyZone": {
      "x-extension-point": "dnsRecord.values"
     },
     "SmartRoutingType": {
      "x-extension-point": "dnsRecord.values"
     },
     "Disabled": {
      "type": "boolean"
     },
     "Comment": {
      "type": "string"
     },
     "AutoSslIssuance": {
      "type": "boolean"
     }
    }
   },
   "DnsRecordType": {
    "type": "integer",
    "enum": [
     0,
     1,
     2,
     3,
     4,
     5,
     6,
     7,
     8,
     9,
     10,
     11,
     12,
     13,
     14,
     15
    ],
    "x-enum-varnames": [
     "A",
     "AAAA",
     "CNAME",
     "TXT",
     "MX",
     "Redirect",
     "Flatten",
     "PullZone",
     "SRV",
     "CAA",
     "PTR",
     "Script",
     "NS",
     "SVCB",
     "HTTPS",
     "TLSA"
    ],
    "x-open-enum": true
   },
   "DnsZone": {
    "type": "object",
    "x-extension-point": [
     "dnsZone.states"
    ],
    "required": [
     "Id",
     "Domain"
    ],
    "properties": {
     "Id": {
      "type": "integer",
      "format": "int64"
     },
     "Domain": {
      "type": "string"
     },
     "Records": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/DnsRecord"
      }
     },
     "DateModified": {
      "type": "string"
     },
     "DateCreated": {
      "type": "string"
     },
     "NameserversDetected": {
      "type": "boolean"
     },
     "CustomNameserversEnabled": {
      "type": "boolean"
     },
     "Nameserver1": {
      "type": "string"
     },
     "Nameserver2": {
      "type": "string"
     },
     "SoaEmail": {
      "type": "string"
     },
     "NameserversNextCheck": {
      "type": "string"
     },
     "LoggingEnabled": {
      "type": "boolean"
     },
     "LoggingIPAnonymizationEnabled": {
      "type": "boolean"
     },
     "LogAnonymizationType": {
      "$ref": "#/components/schemas/LogAnonymizationType"
     },
     "DnsSecEnabled": {
      "type": "boolean"
     },
     "CertificateKeyType": {
      "$ref": "#/components/schemas/CertificateKeyType"
     }
    }
   },
   "DnsZonePage": {
    "type": "object",
    "properties": {
     "Items": {
      "items": {
       "$ref": "#/components/schemas/DnsZone"
      },
      "type": [
       "array",
       "null"
      ]
     },
     "CurrentPage": {
      "type": "integer"
     },
     "TotalItems": {
      "type": "integer"
     },
     "HasMoreItems": {
      "type": "boolean"
     }
    },
    "required": [
     "CurrentPage",
     "TotalItems",
     "HasMoreItems"
    ]
   },
   "ErrorBody": {
    "type": "object",
    "properties": {
     "ErrorKey": {
      "type": [
       "string",
       "null"
      ]
     },
     "Field": {
      "type": [
       "string",
       "null"
      ]
     },
     "Message": {
      "type": [
       "string",
       "null"
      ]
     }
    }
   },
   "LogAnonymizationType": {
    "type": "integer",
    "enum": [
     0,
     1
    ],
    "x-enum-varnames": [
     "OneDigit",
     "Drop"
    ],
    "x-open-enum": true
   },
   "UpdateDnsZoneRequest": {
    "type": "object",
    "properties": {
     "CustomNameserversEnabled": {
      "type": "boolean"
     },
     "Nameserver1": {
      "type": "string"
     },
     "Nameserver2": {
      "type": "string"
     },
     "SoaEmail": {
      "type": "string"
     },
     "LoggingEnabled": {
      "type": "boolean"
     },
     "LogAnonymizationType": {
      "$ref": "#/components/schemas/LogAnonymizationType"
     },
     "CertificateKeyType": {
      "$ref": "#/components/schemas/CertificateKeyType"
     },
     "LoggingIPAnonymizationEnabled": {
      "type": "boolean"
     }
    }
   }
  },
  "securitySchemes": {
   "AccessKey": {
    "type": "apiKey",
    "in": "header",
    "name": "AccessKey"
   }
  }
 }
};
