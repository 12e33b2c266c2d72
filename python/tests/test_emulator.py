from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest

from pytest_seamline import Emulator, EmulatorError

SEED = {"retention": {"matters": [{"matterId": "m-1", "name": "Seeded", "owner": "ada@example.com"}]}}


@pytest.mark.parametrize("_", range(2))
def test_every_test_starts_with_the_first_state(seamline: Emulator, _: int) -> None:
    names = [matter["name"] for matter in seamline["retention"].call("GET", "/v1/matters").json().get("matters", [])]
    assert names == []
    assert len(seamline.requests()) == 1
    assert seamline.faults.list() == []
    assert abs(seamline.clock.now() - datetime.now(timezone.utc)) < timedelta(minutes=1)
    seamline.seed(SEED)
    seamline.faults.add("*", status=500)
    seamline.clock.advance(timedelta(days=1))
    seamline.clock.freeze()
    assert seamline["retention"].call("GET", "/v1/matters").status == 500


def test_a_seed_replaces_the_state(seamline: Emulator) -> None:
    seamline.seed(SEED)
    retention = seamline["retention"]
    retention.call("POST", "/v1/matters", {"name": "Another"})
    seamline.reset()
    assert [matter["name"] for matter in retention.call("GET", "/v1/matters").json()["matters"]] == ["Seeded"]


def test_an_invalid_seed_is_an_error_and_changes_nothing(seamline: Emulator) -> None:
    with pytest.raises(EmulatorError, match="POST /__emulator/seed failed with 400: "):
        seamline.seed({"retention": {"matters": [{"nme": "typo"}]}})
    assert seamline["retention"].call("GET", "/v1/matters").status == 200


def test_the_clock_is_set_frozen_and_resumed(seamline: Emulator) -> None:
    noon = datetime(2026, 2, 6, 12, tzinfo=timezone.utc)
    seamline.clock.freeze()
    assert seamline.clock.set(noon) == noon
    assert seamline.clock.advance(timedelta(hours=1.5)) == noon + timedelta(hours=1.5)
    assert seamline.clock.resume() >= noon
    with pytest.raises(ValueError, match="the time has no time zone"):
        seamline.clock.set(datetime(2026, 2, 6))


def test_the_next_task_runs_at_its_time(seamline: Emulator) -> None:
    seamline.clock.freeze()
    retention = seamline["retention"]
    matter = retention.call("POST", "/v1/matters", {"name": "Case 42"}).json()
    path = f"/v1/matters/{matter['matterId']}"
    retention.call("POST", f"{path}:close")
    retention.call("DELETE", path)
    before = seamline.clock.now()
    assert seamline.clock.run_next() > before + timedelta(days=7)


def test_faults_are_listed_counted_and_removed(seamline: Emulator) -> None:
    edge = seamline["edge"]
    fault = seamline.faults.add("listDnsZones", status=429, retry_after=3)
    assert edge.call("GET", "/dnszone").status == 429
    assert seamline.faults.hits(fault) == 1
    assert [each["operationId"] for each in seamline.faults.list()] == ["listDnsZones"]
    seamline.faults.remove(fault)
    assert edge.call("GET", "/dnszone").status == 200
    seamline.faults.add("*", status=500)
    seamline.faults.clear()
    assert edge.call("GET", "/dnszone").status == 200


def test_an_invalid_fault_is_an_error(seamline: Emulator) -> None:
    with pytest.raises(EmulatorError, match="did you mean listDnsZones"):
        seamline.faults.add("listZones", status=500)


def test_the_journal_is_filtered(seamline: Emulator) -> None:
    seamline["edge"].call("GET", "/dnszone")
    seamline["retention"].call("GET", "/v1/matters/unknown")
    assert [entry["operationId"] for entry in seamline.requests(status="4xx")] == ["getMatter"]
    assert [entry["status"] for entry in seamline.requests("listDnsZones", service="edge")] == [200]
    with pytest.raises(EmulatorError, match="failed with 400"):
        seamline.requests("listZones")


def test_callers_are_those_of_the_seed(seamline: Emulator) -> None:
    seamline.seed({"accounts": [{"email": "kim@example.com"}]})
    retention = seamline["retention"]
    assert retention.headers("kim@example.com") == {"authorization": "Bearer kim@example.com"}
    with pytest.raises(ValueError, match="unknown caller of retention: lee"):
        retention.call("GET", "/v1/matters", caller="lee")
    with pytest.raises(EmulatorError, match="unknown service: retenton"):
        seamline["retenton"]


def test_the_environment_has_the_variables_of_the_clients(seamline: Emulator) -> None:
    environment = seamline.environment()
    assert environment["SEAMLINE_RETENTION_URL"].startswith("http://127.0.0.1:")
    assert environment["SEAMLINE_RETENTION_TOKEN"] == "ada@example.com"
    assert environment["SEAMLINE_EDGE_KEY"] == "test-key"
