"""The edge story with the client from openapi-generator."""

from client import ApiClient, Configuration
from client.api import DnsRecordsApi, DnsZonesApi
from client.exceptions import NotFoundException
from client.models import (
    CheckDnsZoneAvailabilityRequest,
    CreateDnsZoneRequest,
    DnsRecordInput,
    DnsRecordType,
    ErrorBody,
)
from story import CREDENTIAL, URL, say

client = ApiClient(Configuration(host=URL, api_key={"AccessKey": CREDENTIAL}))
zones = DnsZonesApi(client)

zone = zones.create_dns_zone(CreateDnsZoneRequest(Domain="new.example"))
assert zone.id is not None
say("create", domain=zone.domain)

pages: list[int] = []
has_more = True
while has_more:
    page = zones.list_dns_zones(page=len(pages) + 1, per_page=5)
    pages.append(len(page.items or []))
    has_more = page.has_more_items is True
say("list", pages=pages)

address = DnsRecordInput(Type=DnsRecordType.A, Name="www", Value="192.0.2.1", Ttl=300)
record = DnsRecordsApi(client).create_dns_record(zone.id, address)
say("record", name=record.name, value=record.value)


def is_available(name: str) -> bool:
    return zones.check_dns_zone_availability(CheckDnsZoneAvailabilityRequest(Name=name)).available is True


say("availability", **{name: is_available(name) for name in ["new.example", "free.example"]})

try:
    zones.get_dns_zone(404404)
except NotFoundException as missing:
    assert isinstance(missing.data, ErrorBody)
    say("missing", status=missing.status, key=missing.data.error_key)
