import type { CoverageNotes } from "@seamline/emulator-kit";
import type { EdgeExtensionPoint } from "../../generated/edge.gen.ts";

/** Describes how the emulator fills each extension point of the contract. Points without a note are not filled. */
export const coverageNotes: CoverageNotes<EdgeExtensionPoint> = {
  "account.access":
    "Each key in the seed represents an account that sees only its own zones. A request for another account's zone, or for a record in another zone, returns 404. Domains are unique across accounts.",
  "dnsRecord.defaults":
    "A new record has every field listed in the reference facts. Omitted fields are 0, false or empty, and `Ttl` is 300. The default `Type` is A (0).",
  "dnsRecord.update":
    "An update changes the fields in its body and keeps all others. The path identifies the record, and an `Id` in the body is ignored. The updated record must be valid. The response has no body.",
  "dnsRecord.validity":
    "Values must match the types, formats and bounds of the contract. One bound is tighter: the int64 `AcceleratedPullZoneId` is limited to 2^53 - 1, because JavaScript would round larger values. Unknown types are rejected. A TXT value has at most 4,000 ASCII characters. Any other value, and any name, is stored even if it is invalid for the type. Zone files then contain the record as a comment. `Ttl`, `Weight`, `Priority` and `Port` may be negative, and several records may be equal. A zone may have any number of records.",
  "dnsRecord.values":
    "Any JSON value is stored and returned unchanged, without a default. Numbers have the precision of a double.",
  "dnsZone.availability":
    "A name is available if no account has a zone for it, ignoring case. A name that is not a domain returns 400.",
  "dnsZone.defaults":
    "A new zone has every field. `CustomNameserversEnabled`, `NameserversDetected`, `LoggingEnabled` and `DnsSecEnabled` are false, `LoggingIPAnonymizationEnabled` is true, `LogAnonymizationType` and `CertificateKeyType` are 0, and the name servers and `SoaEmail` are in edge.example. `Records` is empty unless the request has records.",
  "dnsZone.deletion":
    "The records of a zone are deleted with it. Its domain is available again immediately. A second deletion returns 404.",
  "dnsZone.domain":
    "A domain has two or more labels of letters, digits, - and _, with at most 63 characters each and 253 in total. The last label must not be a number, and a trailing dot is not allowed. Other alphabets use the xn-- form. Case is preserved but ignored in comparisons. A domain can have only one zone across all accounts: a second zone returns 400 with the `Field` `Domain`. A subdomain may have a separate zone.",
  "dnsZone.fields":
    "Zones and records have every field of the reference profile. New ones start with default values.",
  "dnsZone.nameservers":
    "`NameserversDetected` is false unless a seed sets it. `NameserversNextCheck` is a whole number of hours after the zone was created, unless the seed sets it. The emulator makes no DNS lookups.",
  "dnsZone.settings":
    "`Nameserver1` and `Nameserver2` must be host names, and `SoaEmail` must be an e-mail address. An empty value selects the platform's value. Any other value returns 400 with the name of the field. With `CustomNameserversEnabled`, the zone file contains these name servers and the `SoaEmail` in its start of authority. The other settings are stored and have no effect.",
  "dnsZone.times":
    "`DateCreated` and `DateModified` are times from the emulator's clock in whole seconds, in UTC with a final Z. The observed profile omits the Z. `DateModified` changes with every update of the zone or its records, even if no value changes.",
  "dnsZone.update":
    "An update changes the fields in its body and keeps all others. A field that is null is treated as omitted. An update cannot change the domain or the records. If one field is invalid, nothing changes.",
  endpoints:
    "The endpoints of the reference profile create, read, update, delete, check and export zones, and change records.",
  "error.fields":
    "`Field` is the invalid parameter or innermost member (`Value`, `perPage`), `Content-Type`, the missing resource (`DnsZone` or `DnsRecord`), or null. If a request has several problems, only the first one is reported. `Message` describes the problem and the valid values. In the observed profile, 401, 404 and 500 errors have no body.",
  "error.keys":
    "`dnsZone.validation_error` for every 400, including errors in records; `dnsZone.not_found` and `dnsRecord.not_found`; `request.unauthorized` (401), `request.forbidden` (403), `request.not_found` (404 for an unknown path), `request.rate_limited` (429), `request.internal_error` (500). The keys of other statuses are in `error.statuses`. In the observed profile, the key of a 400 error has no dot: `validation_error`.",
  "error.order":
    "Requests are checked in this order: the path and method, the key (401), the rate (429), the key's restrictions (403), the parameters and the body (400), the existence of the zone (404) and of the record (404), and finally the rules that a schema cannot express, such as a domain that is already in use (400). A missing zone is therefore reported before a TXT value that is too long.",
  "error.statuses":
    "405 `request.method_not_allowed` for an unknown method, with `Allow`; 413 `request.too_large`; 414 `request.target_too_long`; 415 `request.not_decoded` for a content encoding that cannot be decoded; 501 `request.not_implemented` for an operation without a handler; 503 `request.unavailable` while the state cannot be used. 409 and 504 do not occur: a domain that is already in use returns 400. OPTIONS returns 204 with `Allow`. Any status can be injected as a fault. Its key is the default key of the status, or `request.error`.",
  "id.allocation":
    "Identifiers increase from 1, or from the highest identifier in the seed. All accounts share one sequence for zones and one for records. Identifiers are never reused and stay below 2^53. A larger identifier in a path is a valid int64, but does not exist (404). A seed may contain identifiers up to 2^53 - 1 - 2^32.",
  "key.restrictions":
    "For each key, the seed lists allowed and forbidden requests by HTTP method and path pattern. A forbidden request returns 403, whether or not the resource exists. A key without rules can be used for every request.",
  "list.noItems":
    "`Items` is null only in the observed profile, on pages past the end, except for the first page. Otherwise it is an empty list.",
  "list.order":
    "Zones are listed in ascending order of `Id`, which is creation order. Each page shows the current state: zones that are created or deleted between two requests shift the following pages. Zones are listed with all their records.",
  "list.search":
    "A zone matches if its domain contains the text, ignoring case. An empty text matches every zone. A text that contains white space does not match any zone. `TotalItems` counts the matching zones.",
  "page.defaults": "The default for page is 1, and the default for perPage is 1000.",
  "perPage.maximum":
    "perPage must be from 5 to 1000. Other values are rejected. The observed profile replaces them with the nearest bound, or with the default if they are not numbers.",
  "rate.counting":
    "Every request with a valid key counts, even if it is forbidden or invalid. Requests without a valid key, with an unknown path or method, or to the control surface do not count. Requests are counted per key, in one-second windows of the emulator's clock.",
  "rate.limit":
    "Limits are off by default. With limits on, a key may make 100 requests per second, or the configured number, in windows of the emulator's clock.",
  "rate.retryAfter":
    "A 429 has `Retry-After`: the number of seconds until the window ends, rounded up, but at least 1. A fault may set any other value.",
  "request.forms":
    "A body is a JSON object. The Content-Type may be missing, but any other type returns 400. Member names are case-insensitive. A member that is null is treated as absent. A missing body returns 400. Unknown members and query parameters are ignored with a warning, or rejected in strict mode.",
  "request.size": "A body may be at most 10 MiB (413) and nested at most 100 levels deep (400).",
  "response.headers":
    "JSON has the `Content-Type` `application/json; charset=utf-8`, and zone files have `text/plain`. Every successful response has `Cache-Control: no-cache`. A 204 has no body.",
  "zoneFile.content":
    "A master file (RFC 1035) with $ORIGIN, SOA, the name servers, and then the records in order, each with its comment. The serial is the time of the last change in seconds. Names are relative to the origin unless they end in a dot. Records that are disabled, invalid for their type, or of a platform-specific type (Redirect, Flatten, PullZone, Script) are comments.",
};
