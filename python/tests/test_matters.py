from datetime import timedelta

from pytest_seamline import Emulator


def test_purges_a_deleted_matter_after_31_days(seamline: Emulator) -> None:
    retention = seamline["retention"]
    matter = retention.call("POST", "/v1/matters", {"name": "Case 42"}).json()
    path = f"/v1/matters/{matter['matterId']}"
    retention.call("POST", f"{path}:close")
    retention.call("DELETE", path)

    seamline.clock.advance(timedelta(days=32))

    assert retention.call("GET", path).status == 404
    assert [entry["operationId"] for entry in seamline.requests(method="POST")] == [
        "createMatter",
        "closeMatter",
    ]


def test_sees_an_unavailable_service(seamline: Emulator) -> None:
    seamline.faults.add("listDnsZones", status=503, times=1)
    edge = seamline["edge"]

    assert edge.call("GET", "/dnszone").status == 503
    assert edge.call("GET", "/dnszone").status == 200
