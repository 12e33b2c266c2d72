"""The story of retention, with the client of Redocly."""

from client import (
    AccountInfo,
    ApiError,
    Client,
    CorpusType,
    CountArtifactsRequest,
    DataScope,
    MatterInput,
    Query,
    SearchMethod,
)
from story import CREDENTIAL, URL, poll, say

client = Client(URL, auth={"bearer": CREDENTIAL})

matter = client.create_matter(MatterInput(name="Case 42"))
assert isinstance(matter.matter_id, str)
say("create", name=matter.name, state=matter.state)

pages: list[list[str]] = []
token: str | None = None
while not pages or token:
    page = client.list_matters(page_size=2, page_token=token)
    pages.append([str(each.name) for each in page.matters or []])
    token = page.next_page_token
say("list", pages=[len(names) for names in pages], names=sorted(sum(pages, [])))

mail_of_ada = Query(
    corpus=CorpusType.MAIL,
    data_scope=DataScope.ALL_DATA,
    method=SearchMethod.ACCOUNT,
    account_info=AccountInfo(emails=["ada@example.com"]),
)
counting = client.count_matter_accounts(matter.matter_id, CountArtifactsRequest(query=mail_of_ada))
assert isinstance(counting.name, str)
operation_id = counting.name.removeprefix("operations/")
say("count", name=counting.name)
done = poll(lambda: client.get_operation(operation_id), lambda operation: operation.done is True)
assert isinstance(done.response, dict)
say("operation", done=done.done, total=done.response["totalCount"])

closed = client.close_matter(matter.matter_id, {})
assert closed.matter is not None
say("close", state=closed.matter.state)

try:
    client.get_matter("missing")
except ApiError as failure:
    say("missing", status=failure.status, code=failure.body["error"]["status"])
