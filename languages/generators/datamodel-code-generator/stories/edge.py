"""The story of edge, with the models of datamodel-code-generator."""

from client import (
    CheckDnsZoneAvailabilityRequest,
    CheckDnsZoneAvailabilityResponse,
    CreateDnsZoneRequest,
    DnsRecord,
    DnsRecordInput,
    DnsRecordType,
    DnsZone,
    DnsZonePage,
    ErrorBody,
)
from plain_http import Client
from story import CREDENTIAL, say

client = Client(AccessKey=CREDENTIAL)

zone = client.send(DnsZone, "POST", "/dnszone", CreateDnsZoneRequest(Domain="new.example"))
say("create", domain=zone.Domain)

pages: list[int] = []
has_more = True
while has_more:
    page = client.get(DnsZonePage, "/dnszone", page=len(pages) + 1, perPage=5)
    pages.append(len(page.Items or []))
    has_more = page.HasMoreItems is True
say("list", pages=pages)

address = DnsRecordInput(Type=DnsRecordType.A, Name="www", Value="192.0.2.1", Ttl=300)
record = client.send(DnsRecord, "PUT", f"/dnszone/{zone.Id}/records", address)
say("record", name=record.Name, value=record.Value)


def is_available(name: str) -> bool:
    request = CheckDnsZoneAvailabilityRequest(Name=name)
    path = "/dnszone/checkavailability"
    return client.send(CheckDnsZoneAvailabilityResponse, "POST", path, request).Available is True


say("availability", **{name: is_available(name) for name in ["new.example", "free.example"]})

status, missing = client.call(ErrorBody, "GET", "/dnszone/404404")
say("missing", status=status, key=missing.ErrorKey)
