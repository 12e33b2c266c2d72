//! The story of the v2 family of functions, with the client of progenitor.

use client::types::{BuildConfigInput, Environment, Source, StorageSource, UserFunctionInput};
use client::{Client, Error};
use serde_json::json;
use story::{last_segment, poll, say, text, upload};

const PROJECT: &str = "demo";
const LOCATION: &str = "us-central1";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let http = story::http_client("authorization", &format!("Bearer {}", story::credential()));
    let service = Client::new_with_client(&story::url(), http);
    let uploaded = upload_archive(&service).await;
    create(&service, uploaded).await;
    let request = service.get_function().project(PROJECT).location(LOCATION).function("greet");
    let function = request.send().await.expect("the function exists").into_inner();
    say("get", json!({ "name": function.name, "state": function.state }));
    list(&service).await;
    let request = service.get_function_iam_policy().project(PROJECT).location(LOCATION).function("greet");
    let policy = request.send().await.expect("there is a policy").into_inner();
    say("policy", json!({ "hasEtag": !text(&policy.etag).is_empty() }));
    test_permissions(&service).await;
    match service.get_function().project(PROJECT).location(LOCATION).function("missing").send().await {
        Err(Error::ErrorResponse(refused)) => {
            let status = refused.status().as_u16();
            say("missing", json!({ "status": status, "code": json!(refused.into_inner().error)["status"] }));
        }
        other => panic!("{other:?}"),
    }
}

async fn upload_archive(service: &Client) -> StorageSource {
    let request = service.generate_function_upload_url().project(PROJECT).location(LOCATION);
    let request = request.body_map(|body| body.environment(Environment::Gen2));
    let target = request.send().await.expect("there is an address").into_inner();
    say("upload", json!({ "status": upload(&text(&target.upload_url), &[]).await }));
    target.storage_source
}

async fn create(service: &Client, uploaded: StorageSource) {
    let source: Source = Source::builder().storage_source(uploaded).try_into().expect("a source");
    let build: BuildConfigInput = BuildConfigInput::builder()
        .runtime("nodejs24".to_owned())
        .entry_point("greet".to_owned())
        .source(source)
        .try_into()
        .expect("a build");
    let greet = UserFunctionInput::builder().build_config(build);
    let request = service.create_function().project(PROJECT).location(LOCATION).function_id("greet").body(greet);
    let creation = request.send().await.expect("the creation is started").into_inner();
    say("create", json!({ "type": json!(creation.metadata)["operationType"] }));
    let name = text(&creation.name);
    let id = last_segment(&name);
    let read = async || {
        let request = service.get_operation().project(PROJECT).location(LOCATION).operation(id);
        request.send().await.expect("the operation exists").into_inner()
    };
    let done = poll(read, |operation| json!(operation.done) == true).await;
    say("operation", json!({ "done": done.done }));
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
