"""The retention story with the client from openapi-python-client."""

from client import AuthenticatedClient
from client.api.matters import close_matter, count_matter_accounts, create_matter, get_matter, list_matters
from client.api.operations import get_operation
from client.models import (
    AccountInfo,
    CloseMatterResponse,
    CorpusType,
    CountArtifactsOperation,
    CountArtifactsRequest,
    DataScope,
    ErrorBody,
    ErrorInfo,
    ListMattersResponse,
    Matter,
    MatterInput,
    Operation,
    OperationResponse,
    Query,
    SearchMethod,
)
from client.types import UNSET, Unset
from story import CREDENTIAL, URL, poll, say

client = AuthenticatedClient(base_url=URL, token=CREDENTIAL)

matter = create_matter.sync(client=client, body=MatterInput(name="Case 42"))
assert isinstance(matter, Matter) and isinstance(matter.matter_id, str)
say("create", name=matter.name, state=matter.state)

pages: list[list[str]] = []
token: str | Unset = UNSET
while not pages or token:
    page = list_matters.sync(client=client, page_size=2, page_token=token)
    assert isinstance(page, ListMattersResponse)
    pages.append([str(each.name) for each in page.matters or []])
    token = page.next_page_token
say("list", pages=[len(names) for names in pages], names=sorted(sum(pages, [])))

mail_of_ada = Query(
    corpus=CorpusType.MAIL,
    data_scope=DataScope.ALL_DATA,
    method=SearchMethod.ACCOUNT,
    account_info=AccountInfo(emails=["ada@example.com"]),
)
counting = count_matter_accounts.sync(
    matter.matter_id, client=client, body=CountArtifactsRequest(query=mail_of_ada)
)
assert isinstance(counting, CountArtifactsOperation) and isinstance(counting.name, str)
operation_id = counting.name.removeprefix("operations/")
say("count", name=counting.name)


def read_operation() -> Operation:
    operation = get_operation.sync(operation_id, client=client)
    assert isinstance(operation, Operation)
    return operation


done = poll(read_operation, lambda operation: operation.done is True)
assert isinstance(done.response, OperationResponse)
say("operation", done=done.done, total=done.response["totalCount"])

closed = close_matter.sync(matter.matter_id, client=client)
assert isinstance(closed, CloseMatterResponse) and isinstance(closed.matter, Matter)
say("close", state=closed.matter.state)

missing = get_matter.sync_detailed("missing", client=client)
assert isinstance(missing.parsed, ErrorBody) and isinstance(missing.parsed.error, ErrorInfo)
say("missing", status=missing.status_code, code=missing.parsed.error.status)
