//! The story of retention, with the client of progenitor.

use client::types::{AccountInfo, CorpusType, DataScope, Empty, MatterInput, Query, SearchMethod};
use client::{Client, Error};
use serde_json::json;
use story::{poll, say, text};

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let http = story::http_client("authorization", &format!("Bearer {}", story::credential()));
    let service = Client::new_with_client(&story::url(), http);
    let matter_id = create(&service).await;
    list(&service).await;
    count(&service, &matter_id).await;
    let close = service.close_matter().matter_id(&matter_id).body(Empty(Default::default()));
    let closed = close.send().await.expect("the matter is closed");
    say("close", json!({ "state": json!(closed.into_inner().matter)["state"] }));
    match service.get_matter().matter_id("missing").send().await {
        Err(Error::ErrorResponse(refused)) => {
            let status = refused.status().as_u16();
            say("missing", json!({ "status": status, "code": json!(refused.into_inner().error)["status"] }));
        }
        other => panic!("{other:?}"),
    }
}

async fn create(service: &Client) -> String {
    let body = MatterInput::builder().name("Case 42".to_owned());
    let matter = service.create_matter().body(body).send().await.expect("the matter is created").into_inner();
    say("create", json!({ "name": matter.name, "state": matter.state }));
    text(&matter.matter_id)
}

async fn list(service: &Client) {
    let (mut pages, mut names) = (Vec::new(), Vec::new());
    let mut token = None;
    loop {
        let mut request = service.list_matters().page_size(2);
        if let Some(token) = token {
            request = request.page_token::<String>(token);
        }
        let page = request.send().await.expect("matters are listed").into_inner();
        pages.push(page.matters.len());
        names.extend(page.matters.iter().map(|matter| text(&matter.name)));
        token = page.next_page_token;
        if token.is_none() {
            break;
        }
    }
    names.sort();
    say("list", json!({ "pages": pages, "names": names }));
}

async fn count(service: &Client, matter_id: &str) {
    let emails = vec!["ada@example.com".to_owned()];
    let ada: AccountInfo = AccountInfo::builder().emails(emails).try_into().expect("accounts");
    let query: Query = Query::builder()
        .corpus(CorpusType::Mail)
        .data_scope(DataScope::AllData)
        .method(SearchMethod::Account)
        .account_info(ada)
        .try_into()
        .expect("a query");
    let request = service.count_matter_accounts().matter_id(matter_id).body_map(|body| body.query(query));
    let counting = request.send().await.expect("the count is started").into_inner();
    let name = text(&counting.name);
    say("count", json!({ "name": name }));
    let id = name.trim_start_matches("operations/");
    let read = async || service.get_operation().operation(id).send().await.expect("the operation exists").into_inner();
    let done = poll(read, |operation| json!(operation.done) == true).await;
    say("operation", json!({ "done": done.done, "total": json!(done.response)["totalCount"] }));
}
