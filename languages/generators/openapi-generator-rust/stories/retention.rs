//! The retention story with the client from openapi-generator.

use client::apis::Error;
use client::apis::configuration::Configuration;
use client::apis::matters_api::{
    CloseMatterParams, CountMatterAccountsParams, CreateMatterParams, GetMatterParams, ListMattersParams, close_matter,
    count_matter_accounts, create_matter, get_matter, list_matters,
};
use client::apis::operations_api::{GetOperationParams, get_operation};
use client::models::{
    AccountInfo, CorpusType, CountArtifactsRequest, DataScope, ErrorBody, MatterInput, Query, SearchMethod,
};
use serde_json::json;
use story::{poll, say, text};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let service = Configuration {
        base_path: story::url(),
        bearer_access_token: Some(story::credential()),
        ..Configuration::new()
    };
    let matter_id = create(&service).await;
    list(&service).await;
    count(&service, &matter_id).await;
    let close = CloseMatterParams { matter_id, body: None };
    let closed = close_matter(&service, close).await.expect("the matter is closed");
    say("close", json!({ "state": json!(closed.matter)["state"] }));
    read_missing(&service).await;
}

async fn create(service: &Configuration) -> String {
    let body = MatterInput { name: Some("Case 42".into()), ..Default::default() };
    let create = CreateMatterParams { matter_input: body.into() };
    let matter = create_matter(service, create).await.expect("the matter is created");
    say("create", json!({ "name": matter.name, "state": matter.state }));
    text(&matter.matter_id)
}

async fn list(service: &Configuration) {
    let (mut pages, mut names) = (Vec::new(), Vec::new());
    let mut page_token = None;
    loop {
        let query = ListMattersParams { page_size: Some(2), page_token, state: None, view: None };
        let page = list_matters(service, query).await.expect("matters are listed");
        let matters = page.matters.unwrap_or_default();
        pages.push(matters.len());
        names.extend(matters.iter().map(|matter| text(&matter.name)));
        page_token = page.next_page_token;
        if page_token.is_none() {
            break;
        }
    }
    names.sort();
    say("list", json!({ "pages": pages, "names": names }));
}

async fn count(service: &Configuration, matter_id: &str) {
    let query = Query {
        corpus: Some(CorpusType::Mail),
        data_scope: Some(DataScope::AllData),
        method: Some(SearchMethod::Account),
        account_info: Some(Box::new(AccountInfo { emails: Some(vec!["ada@example.com".into()]) })),
        ..Default::default()
    };
    let body = CountArtifactsRequest { query: Some(Box::new(query)), ..Default::default() };
    let count = CountMatterAccountsParams { matter_id: matter_id.into(), count_artifacts_request: body.into() };
    let counting = count_matter_accounts(service, count).await.expect("the count is started");
    let name = text(&counting.name);
    say("count", json!({ "name": name }));
    let operation = name.trim_start_matches("operations/");
    let read = async || {
        let get = GetOperationParams { operation: operation.into() };
        get_operation(service, get).await.expect("the operation exists")
    };
    let done = poll(read, |operation| operation.done == Some(true)).await;
    say("operation", json!({ "done": done.done, "total": json!(done.response)["totalCount"] }));
}

async fn read_missing(service: &Configuration) {
    match get_matter(service, GetMatterParams { matter_id: "missing".into(), view: None }).await {
        Err(Error::ResponseError(refused)) => {
            let body: ErrorBody = serde_json::from_str(&refused.content).expect("the body of an error");
            let status = refused.status.as_u16();
            say("missing", json!({ "status": status, "code": json!(body.error)["status"] }));
        }
        other => panic!("{other:?}"),
    }
}
