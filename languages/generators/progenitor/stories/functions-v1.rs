//! The story of functions v1, with the client of progenitor.

use client::types::{CloudFunctionInput, HttpsTriggerInput};
use client::{Client, Error};
use serde_json::json;
use std::collections::HashMap;
use story::{last_segment, poll, say, text, upload};

const PROJECT: &str = "demo";
const LOCATION: &str = "us-central1";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let http = story::http_client("authorization", &format!("Bearer {}", story::credential()));
    let service = Client::new_with_client(&story::url(), http);
    let upload_url = upload_archive(&service).await;
    create(&service, &upload_url).await;
    let request = service.get_function().project(PROJECT).location(LOCATION).function("greet");
    let function = request.send().await.expect("the function exists").into_inner();
    say("get", json!({ "name": function.name, "status": function.status }));
    call(&service).await;
    list(&service).await;
    test_permissions(&service).await;
    match service.get_function().project(PROJECT).location(LOCATION).function("missing").send().await {
        Err(Error::ErrorResponse(refused)) => {
            let status = refused.status().as_u16();
            say("missing", json!({ "status": status, "code": json!(refused.into_inner().error)["status"] }));
        }
        other => panic!("{other:?}"),
    }
}

async fn upload_archive(service: &Client) -> String {
    let request = service.generate_function_upload_url().project(PROJECT).location(LOCATION);
    let target = request.body_map(|body| body).send().await.expect("there is an address").into_inner();
    let upload_url = text(&target.upload_url);
    let status = upload(&upload_url, &[("x-goog-content-length-range", "0,104857600")]).await;
    say("upload", json!({ "status": status }));
    upload_url
}

async fn create(service: &Client, upload_url: &str) {
    let trigger: HttpsTriggerInput = HttpsTriggerInput::builder().try_into().expect("a trigger");
    let greet = CloudFunctionInput::builder()
        .name("projects/demo/locations/us-central1/functions/greet".to_owned())
        .runtime("nodejs24".to_owned())
        .entry_point("greet".to_owned())
        .source_upload_url(upload_url.to_owned())
        .https_trigger(trigger)
        .environment_variables(HashMap::from([("GREETING".to_owned(), "Hello".to_owned())]));
    let request = service.create_function().project(PROJECT).location(LOCATION).body(greet);
    let creation = request.send().await.expect("the creation is started").into_inner();
    say("create", json!({ "type": json!(creation.metadata)["type"] }));
    let name = text(&creation.name);
    let id = last_segment(&name);
    let read = async || service.get_operation().operation(id).send().await.expect("the operation exists").into_inner();
    let done = poll(read, |operation| json!(operation.done) == true).await;
    say("operation", json!({ "done": done.done }));
}

async fn call(service: &Client) {
    let request = service.call_function().project(PROJECT).location(LOCATION).function("greet");
    let request = request.body_map(|body| body.data(r#"{"name": "Ada"}"#.to_owned()));
    let called = request.send().await.expect("the function is called").into_inner();
    say("call", json!({ "result": called.result }));
}

async fn list(service: &Client) {
    let mut pages = Vec::new();
    let mut token = None;
    loop {
        let mut request = service.list_functions().project(PROJECT).location(LOCATION).page_size(2);
        if let Some(token) = token {
            request = request.page_token::<String>(token);
        }
        let page = request.send().await.expect("functions are listed").into_inner();
        pages.push(page.functions.len());
        token = page.next_page_token;
        if token.is_none() {
            break;
        }
    }
    say("list", json!({ "pages": pages }));
}

async fn test_permissions(service: &Client) {
    let wanted = vec!["cloudfunctions.functions.get".to_owned()];
    let request = service.test_function_iam_permissions().project(PROJECT).location(LOCATION).function("greet");
    let request = request.body_map(|body| body.permissions(wanted));
    let granted = request.send().await.expect("permissions are tested").into_inner();
    say("permissions", json!({ "permissions": granted.permissions }));
}
