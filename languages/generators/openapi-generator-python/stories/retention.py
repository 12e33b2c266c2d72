"""The retention story with the client from openapi-generator."""

from client import ApiClient, Configuration
from client.api import MattersApi, OperationsApi
from client.exceptions import NotFoundException
from client.models import (
    AccountInfo,
    CorpusType,
    CountArtifactsRequest,
    DataScope,
    ErrorBody,
    MatterInput,
    Query,
    SearchMethod,
)
from story import CREDENTIAL, URL, poll, say

client = ApiClient(Configuration(host=URL, access_token=CREDENTIAL))
matters = MattersApi(client)
operations = OperationsApi(client)

matter = matters.create_matter(MatterInput(name="Case 42"))
assert matter.matter_id
say("create", name=matter.name, state=matter.state)

pages: list[list[str]] = []
token: str | None = None
while not pages or token:
    page = matters.list_matters(page_size=2, page_token=token)
    pages.append([str(each.name) for each in page.matters or []])
    token = page.next_page_token
say("list", pages=[len(names) for names in pages], names=sorted(sum(pages, [])))

mail_of_ada = Query(
    corpus=CorpusType.MAIL,
    dataScope=DataScope.ALL_DATA,
    method=SearchMethod.ACCOUNT,
    accountInfo=AccountInfo(emails=["ada@example.com"]),
)
counting = matters.count_matter_accounts(matter.matter_id, CountArtifactsRequest(query=mail_of_ada))
assert counting.name
say("count", name=counting.name)
operation_id = counting.name.removeprefix("operations/")

done = poll(lambda: operations.get_operation(operation_id), lambda operation: operation.done is True)
assert done.response
say("operation", done=done.done, total=done.response["totalCount"])

closed = matters.close_matter(matter.matter_id)
assert closed.matter
say("close", state=closed.matter.state)

try:
    matters.get_matter("missing")
except NotFoundException as missing:
    assert isinstance(missing.data, ErrorBody) and missing.data.error
    say("missing", status=missing.status, code=missing.data.error.status)
