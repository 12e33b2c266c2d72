"""The story of retention, with the models of datamodel-code-generator."""

from client import (
    AccountInfo,
    CloseMatterResponse,
    CorpusType,
    CountArtifactsOperation,
    CountArtifactsRequest,
    DataScope,
    Empty,
    ErrorBody,
    ListMattersResponse,
    Matter,
    MatterInput,
    Operation,
    Query,
    SearchMethod,
)
from plain_http import Client
from story import CREDENTIAL, poll, say

client = Client(Authorization=f"Bearer {CREDENTIAL}")

matter = client.send(Matter, "POST", "/v1/matters", MatterInput(name="Case 42"))
assert matter.matterId
say("create", name=matter.name, state=matter.state)

pages: list[list[str]] = []
token: str | None = None
while not pages or token:
    page = client.get(ListMattersResponse, "/v1/matters", pageSize=2, pageToken=token)
    pages.append([str(each.name) for each in page.matters or []])
    token = page.nextPageToken
say("list", pages=[len(names) for names in pages], names=sorted(sum(pages, [])))

mail_of_ada = Query(
    corpus=CorpusType.MAIL,
    dataScope=DataScope.ALL_DATA,
    method=SearchMethod.ACCOUNT,
    accountInfo=AccountInfo(emails=["ada@example.com"]),
)
request = CountArtifactsRequest(query=mail_of_ada)
counting = client.send(CountArtifactsOperation, "POST", f"/v1/matters/{matter.matterId}:count", request)
assert counting.name
say("count", name=counting.name)

done = poll(lambda: client.get(Operation, f"/v1/{counting.name}"), lambda operation: operation.done is True)
response = done.model_dump()["response"]
say("operation", done=done.done, total=response["totalCount"])

closed = client.send(CloseMatterResponse, "POST", f"/v1/matters/{matter.matterId}:close", Empty())
assert closed.matter
say("close", state=closed.matter.state)

status, missing = client.call(ErrorBody, "GET", "/v1/matters/missing")
assert missing.error
say("missing", status=status, code=missing.error.status)
