"""The story of edge, with the client of Redocly."""

from client import (
    ApiError,
    CheckDnsZoneAvailabilityRequest,
    Client,
    CreateDnsZoneRequest,
    DnsRecordInput,
    DnsRecordType,
)
from story import CREDENTIAL, URL, say

client = Client(URL, auth={"apiKey": {"AccessKey": CREDENTIAL}})

zone = client.create_dns_zone(CreateDnsZoneRequest(domain="new.example"))
assert isinstance(zone.id, int)
say("create", domain=zone.domain)

pages: list[int] = []
has_more = True
while has_more:
    page = client.list_dns_zones(page=len(pages) + 1, per_page=5)
    pages.append(len(page.items or []))
    has_more = page.has_more_items is True
say("list", pages=pages)

address = DnsRecordInput(type_=DnsRecordType.VALUE_0, name="www", value="192.0.2.1", ttl=300)
record = client.create_dns_record(zone.id, address)
say("record", name=record.name, value=record.value)


def is_available(name: str) -> bool:
    return client.check_dns_zone_availability(CheckDnsZoneAvailabilityRequest(name=name)).available is True


say("availability", **{name: is_available(name) for name in ["new.example", "free.example"]})

try:
    client.get_dns_zone(404404)
except ApiError as failure:
    say("missing", status=failure.status, key=failure.body["ErrorKey"])
