//! The functions v1 story with the client from openapi-generator.

use client::apis::Error;
use client::apis::configuration::Configuration;
use client::apis::functions_api::{
    CallFunctionParams, CreateFunctionParams, GenerateFunctionUploadUrlParams, GetFunctionParams, ListFunctionsParams,
    TestFunctionIamPermissionsParams, call_function, create_function, generate_function_upload_url, get_function,
    list_functions, test_function_iam_permissions,
};
use client::apis::operations_api::{GetOperationParams, get_operation};
use client::models::{
    CallFunctionRequest, CreateCloudFunctionInput, ErrorBody, HttpsTriggerInput, TestIamPermissionsRequest,
};
use serde_json::json;
use story::{last_segment, poll, say, text, upload};

const PROJECT: &str = "demo";
const LOCATION: &str = "us-central1";

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let service = Configuration {
        base_path: story::url(),
        bearer_access_token: Some(story::credential()),
        ..Configuration::new()
    };
    let upload_url = upload_archive(&service).await;
    create(&service, upload_url).await;
    let function = get_function(&service, named("greet")).await.expect("the function exists");
    say("get", json!({ "name": function.name, "status": function.status }));
    call(&service).await;
    list(&service).await;
    test_permissions(&service).await;
    read_missing(&service).await;
}

async fn upload_archive(service: &Configuration) -> String {
    let generate = GenerateFunctionUploadUrlParams { project: PROJECT.into(), location: LOCATION.into(), generate_upload_url_request: None };
    let target = generate_function_upload_url(service, generate).await.expect("there is an address");
    let upload_url = text(&target.upload_url);
    let status = upload(&upload_url, &[("x-goog-content-length-range", "0,104857600")]).await;
    say("upload", json!({ "status": status }));
    upload_url
}

async fn create(service: &Configuration, upload_url: String) {
    let greet = CreateCloudFunctionInput {
        name: "projects/demo/locations/us-central1/functions/greet".into(),
        runtime: Some("nodejs24".into()),
        entry_point: Some("greet".into()),
        source_upload_url: Some(upload_url),
        https_trigger: Some(Box::new(HttpsTriggerInput::new())),
        environment_variables: Some([("GREETING".into(), "Hello".into())].into()),
        ..Default::default()
    };
    let create = CreateFunctionParams {
        project: PROJECT.into(),
        location: LOCATION.into(),
        create_cloud_function_input: greet.into(),
    };
    let creation = create_function(service, create).await.expect("the creation is started");
    say("create", json!({ "type": json!(creation.metadata)["type"] }));
    let name = text(&creation.name);
    let read = async || {
        let get = GetOperationParams { operation: last_segment(&name).into() };
        get_operation(service, get).await.expect("the operation exists")
    };
    let done = poll(read, |operation| operation.done == Some(true)).await;
    say("operation", json!({ "done": done.done }));
}

async fn call(service: &Configuration) {
    let body = CallFunctionRequest { data: Some(r#"{"name": "Ada"}"#.into()) };
    let call = CallFunctionParams {
        project: PROJECT.into(),
        location: LOCATION.into(),
        function: "greet".into(),
        call_function_request: body.into(),
    };
    let called = call_function(service, call).await.expect("the function is called");
    say("call", json!({ "result": called.result }));
}

async fn list(service: &Configuration) {
    let mut pages = Vec::new();
    let mut page_token = None;
    loop {
        let query = ListFunctionsParams {
            project: PROJECT.into(),
            location: LOCATION.into(),
            page_size: Some(2),
            page_token,
        };
        let page = list_functions(service, query).await.expect("functions are listed");
        pages.push(page.functions.unwrap_or_default().len());
        page_token = page.next_page_token;
        if page_token.is_none() {
            break;
        }
    }
    say("list", json!({ "pages": pages }));
}

async fn test_permissions(service: &Configuration) {
    let wanted = TestIamPermissionsRequest { permissions: Some(vec!["cloudfunctions.functions.get".into()]) };
    let test = TestFunctionIamPermissionsParams {
        project: PROJECT.into(),
        location: LOCATION.into(),
        function: "greet".into(),
        test_iam_permissions_request: wanted.into(),
    };
    let granted = test_function_iam_permissions(service, test).await.expect("permissions are tested");
    say("permissions", json!({ "permissions": granted.permissions }));
}

async fn read_missing(service: &Configuration) {
    match get_function(service, named("missing")).await {
        Err(Error::ResponseError(refused)) => {
            let body: ErrorBody = serde_json::from_str(&refused.content).expect("the body of an error");
            let status = refused.status.as_u16();
            say("missing", json!({ "status": status, "code": json!(body.error)["status"] }));
        }
        other => panic!("{other:?}"),
    }
}

fn named(function: &str) -> GetFunctionParams {
    GetFunctionParams { project: PROJECT.into(), location: LOCATION.into(), function: function.into(), version_id: None }
}
