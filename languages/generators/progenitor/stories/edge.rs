//! The story of edge, with the client of progenitor.

use client::types::{CheckDnsZoneAvailabilityRequest, CreateDnsZoneRequest, DnsRecordInput, DnsRecordType};
use client::{Client, Error};
use serde_json::json;
use story::say;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let http = story::http_client("accesskey", &story::credential());
    let service = Client::new_with_client(&story::url(), http);
    let body = CreateDnsZoneRequest::builder().domain("new.example");
    let zone = service.create_dns_zone().body(body).send().await.expect("the zone is created").into_inner();
    say("create", json!({ "domain": zone.domain }));
    list(&service).await;
    add_record(&service, json!(zone.id).as_i64().expect("an identifier")).await;
    let is_new_available = is_available(&service, "new.example").await;
    let is_free_available = is_available(&service, "free.example").await;
    say("availability", json!({ "new.example": is_new_available, "free.example": is_free_available }));
    match service.get_dns_zone().id(404404).send().await {
        Err(Error::ErrorResponse(refused)) => {
            let status = refused.status().as_u16();
            say("missing", json!({ "status": status, "key": refused.into_inner().error_key }));
        }
        other => panic!("{other:?}"),
    }
}

async fn list(service: &Client) {
    let mut pages = Vec::new();
    loop {
        let request = service.list_dns_zones().page(pages.len() as u32 + 1).per_page(5);
        let page = request.send().await.expect("zones are listed").into_inner();
        pages.push(page.items.unwrap_or_default().len());
        if json!(page.has_more_items) == false {
            break;
        }
    }
    say("list", json!({ "pages": pages }));
}

async fn add_record(service: &Client, zone_id: i64) {
    let address = DnsRecordInput::builder()
        .type_(DnsRecordType::try_from(0).expect("the type A"))
        .name("www".to_owned())
        .value("192.0.2.1".to_owned())
        .ttl(300);
    let request = service.create_dns_record().zone_id(zone_id).body(address);
    let record = request.send().await.expect("the record is added").into_inner();
    say("record", json!({ "name": record.name, "value": record.value }));
}

async fn is_available(service: &Client, name: &str) -> bool {
    let body = CheckDnsZoneAvailabilityRequest::builder().name(name);
    let request = service.check_dns_zone_availability().body(body);
    json!(request.send().await.expect("the name is checked").into_inner().available) == true
}
