//! The story of functions v2, v2alpha and v2beta with the client from openapi-generator.

use client::apis::Error;
use client::apis::configuration::Configuration;
use client::apis::functions_api::{
    CreateFunctionParams, GenerateFunctionUploadUrlParams, GetFunctionIamPolicyParams, GetFunctionParams,
    ListFunctionsParams, TestFunctionIamPermissionsParams, create_function, generate_function_upload_url, get_function,
    get_function_iam_policy, list_functions, test_function_iam_permissions,
};
use client::apis::operations_api::{GetOperationParams, get_operation};
use client::models::{
    BuildConfigInput, Environment, ErrorBody, GenerateUploadUrlRequest, Source, StorageSource,
    TestIamPermissionsRequest, UserFunctionInput,
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
    let uploaded = upload_archive(&service).await;
    create(&service, uploaded).await;
    let function = get_function(&service, named("greet")).await.expect("the function exists");
    say("get", json!({ "name": function.name, "state": function.state }));
    list(&service).await;
    read_policy(&service).await;
    test_permissions(&service).await;
    read_missing(&service).await;
}

async fn upload_archive(service: &Configuration) -> Box<StorageSource> {
    let body = GenerateUploadUrlRequest { environment: Some(Environment::Gen2), ..Default::default() };
    let generate = GenerateFunctionUploadUrlParams {
        project: PROJECT.into(),
        location: LOCATION.into(),
        generate_upload_url_request: body.into(),
    };
    let target = generate_function_upload_url(service, generate).await.expect("there is an address");
    say("upload", json!({ "status": upload(&text(&target.upload_url), &[]).await }));
    target.storage_source
}

async fn create(service: &Configuration, uploaded: Box<StorageSource>) {
    let build = BuildConfigInput {
        runtime: Some("nodejs24".into()),
        entry_point: Some("greet".into()),
        source: Some(Box::new(Source { storage_source: Some(uploaded), ..Default::default() })),
        ..Default::default()
    };
    let greet = UserFunctionInput { build_config: Some(Box::new(build)), ..Default::default() };
    let create = CreateFunctionParams {
        project: PROJECT.into(),
        location: LOCATION.into(),
        function_id: Some("greet".into()),
        user_function_input: greet.into(),
    };
    let creation = create_function(service, create).await.expect("the creation is started");
    say("create", json!({ "type": json!(creation.metadata)["operationType"] }));
    let name = text(&creation.name);
    let read = async || {
        let operation = last_segment(&name).into();
        let get = GetOperationParams { project: PROJECT.into(), location: LOCATION.into(), operation };
        get_operation(service, get).await.expect("the operation exists")
    };
    let done = poll(read, |operation| operation.done == Some(true)).await;
    say("operation", json!({ "done": done.done }));
}

async fn list(service: &Configuration) {
    let mut pages = Vec::new();
    let mut page_token = None;
    loop {
        let query = ListFunctionsParams {
            project: PROJECT.into(),
            location: LOCATION.into(),
            filter: None,
            page_size: Some(2),
            page_token,
            order_by: None,
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

async fn read_policy(service: &Configuration) {
    let get = GetFunctionIamPolicyParams {
        project: PROJECT.into(),
        location: LOCATION.into(),
        function: "greet".into(),
        options_requested_policy_version: None,
    };
    let policy = get_function_iam_policy(service, get).await.expect("there is a policy");
    say("policy", json!({ "hasEtag": policy.etag.is_some() }));
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
    GetFunctionParams { project: PROJECT.into(), location: LOCATION.into(), function: function.into(), revision: None }
}
