"""The edge story with the client from openapi-python-client."""

from client import AuthenticatedClient
from client.api.dns_records import create_dns_record
from client.api.dns_zones import check_dns_zone_availability, create_dns_zone, get_dns_zone, list_dns_zones
from client.models import (
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
from story import CREDENTIAL, URL, say

client = AuthenticatedClient(base_url=URL, token=CREDENTIAL, prefix="", auth_header_name="AccessKey")

zone = create_dns_zone.sync(client=client, body=CreateDnsZoneRequest(domain="new.example"))
assert isinstance(zone, DnsZone) and isinstance(zone.id, int)
say("create", domain=zone.domain)

pages: list[int] = []
has_more = True
while has_more:
    page = list_dns_zones.sync(client=client, page=len(pages) + 1, per_page=5)
    assert isinstance(page, DnsZonePage)
    pages.append(len(page.items or []))
    has_more = page.has_more_items is True
say("list", pages=pages)

address = DnsRecordInput(type_=DnsRecordType.A, name="www", value="192.0.2.1", ttl=300)
record = create_dns_record.sync(zone.id, client=client, body=address)
assert isinstance(record, DnsRecord)
say("record", name=record.name, value=record.value)


def is_available(name: str) -> bool:
    body = CheckDnsZoneAvailabilityRequest(name=name)
    checked = check_dns_zone_availability.sync(client=client, body=body)
    assert isinstance(checked, CheckDnsZoneAvailabilityResponse)
    return checked.available is True


say("availability", **{name: is_available(name) for name in ["new.example", "free.example"]})

missing = get_dns_zone.sync_detailed(404404, client=client)
assert isinstance(missing.parsed, ErrorBody)
say("missing", status=missing.status_code, key=missing.parsed.error_key)
