//! The edge story with the client from openapi-generator.

use client::apis::Error;
use client::apis::configuration::{ApiKey, Configuration};
use client::apis::dns_records_api::{CreateDnsRecordParams, create_dns_record};
use client::apis::dns_zones_api::{
    CheckDnsZoneAvailabilityParams, CreateDnsZoneParams, GetDnsZoneParams, ListDnsZonesParams,
    check_dns_zone_availability, create_dns_zone, get_dns_zone, list_dns_zones,
};
use client::models::{
    CheckDnsZoneAvailabilityRequest, CreateDnsZoneRequest, DnsRecordInput, DnsRecordType, ErrorBody,
};
use serde_json::json;
use story::say;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let service = Configuration {
        base_path: story::url(),
        api_key: Some(ApiKey { prefix: None, key: story::credential() }),
        ..Configuration::new()
    };
    let body = CreateDnsZoneRequest { domain: "new.example".into(), records: None };
    let create = CreateDnsZoneParams { create_dns_zone_request: body };
    let zone = create_dns_zone(&service, create).await.expect("the zone is created");
    say("create", json!({ "domain": zone.domain }));
    list(&service).await;
    let id = serde_json::to_value(zone.id).ok().and_then(|id| id.as_i64()).expect("an identifier");
    add_record(&service, id).await;
    let is_new_available = is_available(&service, "new.example").await;
    let is_free_available = is_available(&service, "free.example").await;
    say("availability", json!({ "new.example": is_new_available, "free.example": is_free_available }));
    read_missing(&service).await;
}

async fn list(service: &Configuration) {
    let mut pages = Vec::new();
    loop {
        let page = Some(pages.len() as i32 + 1);
        let query = ListDnsZonesParams { page, per_page: Some(5), search: None };
        let found = list_dns_zones(service, query).await.expect("zones are listed");
        pages.push(json!(found.items).as_array().expect("zones").len());
        if json!(found.has_more_items) == false {
            break;
        }
    }
    say("list", json!({ "pages": pages }));
}

async fn add_record(service: &Configuration, zone_id: i64) {
    let dns_record_input = DnsRecordInput {
        r#type: Some(DnsRecordType::A),
        name: Some("www".into()),
        value: Some("192.0.2.1".into()),
        ttl: Some(300),
        ..Default::default()
    };
    let add = CreateDnsRecordParams { zone_id, dns_record_input };
    let record = create_dns_record(service, add).await.expect("the record is added");
    say("record", json!({ "name": record.name, "value": record.value }));
}

async fn is_available(service: &Configuration, name: &str) -> bool {
    let body = CheckDnsZoneAvailabilityRequest { name: name.into() };
    let check = CheckDnsZoneAvailabilityParams { check_dns_zone_availability_request: body };
    let checked = check_dns_zone_availability(service, check).await.expect("the name is checked");
    json!(checked.available) == true
}

async fn read_missing(service: &Configuration) {
    match get_dns_zone(service, GetDnsZoneParams { id: 404404 }).await {
        Err(Error::ResponseError(refused)) => {
            let body: ErrorBody = serde_json::from_str(&refused.content).expect("the body of an error");
            say("missing", json!({ "status": refused.status.as_u16(), "key": body.error_key }));
        }
        other => panic!("{other:?}"),
    }
}
