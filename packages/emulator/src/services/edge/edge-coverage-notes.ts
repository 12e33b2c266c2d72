import type { CoverageNotes } from "@seamline/emulator-kit";
import type { EdgeExtensionPoint } from "../../generated/edge.gen.ts";

/** How the emulator fills each extension point of the contract. It does not fill those that are left out. */
export const coverageNotes: CoverageNotes<EdgeExtensionPoint> = {
  "account.access":
    "An account is one key of the seed. It sees only its own zones: a call on a zone of another account, or on a record of another zone, is a 404. Domains are unique across accounts.",
  "dnsRecord.defaults":
    "A new record has every field that the facts describe. Those that it leaves out are 0, false or empty, and `Ttl` is 300. Without a `Type` it is an A record (0).",
  "dnsRecord.update":
    "An update changes the fields that its body has and keeps all others. The path identifies the record: an `Id` in the body is ignored. The record as it is after the update must be valid. The response has no body.",
  "dnsRecord.validity":
    "Values must match the types, formats and bounds of the contract. One bound is tighter: the int64 `AcceleratedPullZoneId` is limited to 2^53 - 1, because JavaScript would round a larger one. Unknown types are rejected. A TXT value has at most 4,000 ASCII characters. Any other value and any name is stored, even if it does not fit its type; zone files then contain the record as a comment. `Ttl`, `Weight`, `Priority` and `Port` may be negative, and several records may be equal. A zone may have any number of records.",
  "dnsRecord.values":
    "Any JSON value is stored and returned unchanged. There is no default. Numbers have the precision of a double.",
  "dnsZone.availability":
    "A name is available if no account has a zone for it, in any letter case. A name that is no domain is a 400.",
  "dnsZone.defaults":
    "A new zone has every field. `CustomNameserversEnabled`, `NameserversDetected`, `LoggingEnabled` and `DnsSecEnabled` are false, `LoggingIPAnonymizationEnabled` is true, `LogAnonymizationType` and `CertificateKeyType` are 0, and the name servers and `SoaEmail` are in edge.example. `Records` is empty unless the request has records.",
  "dnsZone.deletion":
    "The records of a zone are deleted with it. Its domain is available at once. A second deletion is a 404.",
  "dnsZone.domain":
    "A domain has two or more labels of letters, digits, - and _, at most 63 characters each and 253 together, a last label that is not a number, and no trailing dot; other alphabets in their xn-- form. It keeps its letter case. A domain has only one zone, in any letter case and of any account: a second one is a 400 with the `Field` `Domain`. A subdomain of a zone may have a zone of its own.",
  "dnsZone.fields":
    "Zones and records have every field of the reference profile. New ones start with default values.",
  "dnsZone.nameservers":
    "`NameserversDetected` is false and stays so; only a seed sets it. `NameserversNextCheck` is the next time that is a whole number of hours after the creation, unless the seed sets it. Nothing is looked up in the DNS.",
  "dnsZone.settings":
    "`Nameserver1` and `Nameserver2` are host names and `SoaEmail` is an e-mail address, or they are empty, which means those of the platform; anything else is a 400 with the field's name. With `CustomNameserversEnabled` they are the name servers of the zone file, and `SoaEmail` is in its start of authority. The other settings are stored and have no effect.",
  "dnsZone.times":
    "`DateCreated` and `DateModified` are times of the emulator's clock, to the second, in UTC with a final Z; the observed profile leaves the Z out. `DateModified` changes with every update of the zone and with every change of its records, even one that changes no value.",
  "dnsZone.update":
    "An update changes the fields that its body has and keeps all others; null counts as left out. The domain and the records cannot be changed by it. If one field is invalid, nothing changes.",
  endpoints:
    "The endpoints of the reference profile create, read, update, delete, check and export zones, and change records.",
  "error.fields":
    "`Field` is the parameter or the innermost member that is wrong (`Value`, `perPage`), `Content-Type`, `DnsZone` or `DnsRecord` for what is not found, or null. Of several problems, the first one is reported. `Message` says what is wrong and what would be right. The observed profile has errors 401, 404 and 500 without a body.",
  "error.keys":
    "`dnsZone.validation_error` for every 400, also about records; `dnsZone.not_found` and `dnsRecord.not_found`; `request.unauthorized` (401), `request.forbidden` (403), `request.not_found` (404 for an unknown path), `request.rate_limited` (429), `request.internal_error` (500). The keys of other statuses are in `error.statuses`. In the observed profile, the key of a 400 has no dot: `validation_error`.",
  "error.order":
    "An unknown path or method comes first, then the key (401), the rate (429), the restrictions of the key (403), the parameters and the body (400), a missing zone (404), a missing record (404), and last what a schema cannot express, such as a domain that is taken (400). A 404 thus comes before a TXT value that is too long.",
  "error.statuses":
    "405 `request.method_not_allowed` for an unknown method, with `Allow`; 413 `request.too_large`; 414 `request.target_too_long`; 415 `request.not_decoded` for a content encoding that cannot be decoded; 501 `request.not_implemented` for an operation without a handler; 503 `request.unavailable` while the state cannot be used. 409 and 504 do not occur: a domain that is taken is a 400. OPTIONS is a 204 with `Allow`. Any status can be injected as a fault; its key is that of the status, or `request.error`.",
  "id.allocation":
    "Identifiers count up from 1, or from the highest in the seed, for all accounts together: one sequence for zones and one for records. They are never used again and stay below 2^53. A larger one in a path is a valid int64 that identifies nothing (404). A seed may give identifiers up to 2^53 - 1 - 2^32.",
  "key.restrictions":
    "The seed lists for each key the requests that it allows and those that it forbids, by HTTP method and by pattern of the path. A forbidden request is a 403, whether what it names exists or not. Without rules a key may be used for everything.",
  "list.noItems":
    "`Items` is null only in the observed profile, on a page past the end that is not the first one. It is an empty list everywhere else.",
  "list.order":
    "Zones are listed by `Id`, the lowest first, which is the order of their creation. A page is read at the time of its request: zones that are created or deleted in between move the following pages. Zones are listed with all their records.",
  "list.search":
    "A zone matches if its domain contains the text, in any letter case. An empty text matches every zone, a text with white space none. `TotalItems` counts the matching zones.",
  "page.defaults": "The default for page is 1, and the default for perPage is 1000.",
  "perPage.maximum":
    "perPage must be from 5 to 1000. Other values are rejected; the observed profile moves them to the nearest bound, and takes the default for what is not a number.",
  "rate.counting":
    "Every request with a valid key counts, also one that is forbidden or invalid; requests without a valid key, with an unknown path or method, and to the control surface do not. Requests are counted per key, in windows of one second of the emulator's clock.",
  "rate.limit":
    "Limits are off by default. With limits on, a key may make 100 requests per second, or the number that is set, in windows of the emulator's clock.",
  "rate.retryAfter":
    "A 429 has `Retry-After`: the seconds until the window ends, rounded up, at least 1. A fault may set any other value.",
  "request.forms":
    "A body is a JSON object, also without a Content-Type; any other type is a 400. Names of members may be in any letter case. A member that is null counts as absent. A missing body is a 400. Unknown members and unknown query parameters are ignored with a warning, and rejected in strict mode.",
  "request.size": "A body may have at most 10 MiB (413) and 100 levels (400).",
  "response.headers":
    "JSON has `Content-Type: application/json; charset=utf-8`, and a zone file `text/plain`. Every success has `Cache-Control: no-cache`. A 204 has no body.",
  "zoneFile.content":
    "A master file (RFC 1035): $ORIGIN, SOA, the name servers and then the records in order, each with its comment. The serial is the time of the last change in seconds. Names are relative to the origin unless they end in a dot. Records that are disabled, not valid for their type, or of a type of the platform (Redirect, Flatten, PullZone, Script) are comments.",
};
