"""The story of functions v2, v2alpha and v2beta with the client from openapi-python-client."""

from client import AuthenticatedClient
from client.api.functions import (
    create_function,
    generate_function_upload_url,
    get_function,
    get_function_iam_policy,
    list_functions,
    test_function_iam_permissions,
)
from client.api.operations import get_operation
from client.models import (
    BuildConfigInput,
    Environment,
    ErrorBody,
    ErrorInfo,
    UserFunction,
    UserFunctionInput,
    FunctionOperation,
    GenerateUploadUrlRequest,
    GenerateUploadUrlResponse,
    ListFunctionsResponse,
    Operation,
    OperationMetadata,
    Policy,
    Source,
    StorageSource,
    TestIamPermissionsRequest,
    TestIamPermissionsResponse,
)
from client.types import UNSET, Unset
from story import CREDENTIAL, URL, last_segment, poll, say, upload

client = AuthenticatedClient(base_url=URL, token=CREDENTIAL)
PLACE = ("demo", "us-central1")

target = generate_function_upload_url.sync(
    *PLACE, client=client, body=GenerateUploadUrlRequest(environment=Environment.GEN_2)
)
assert isinstance(target, GenerateUploadUrlResponse)
assert isinstance(target.upload_url, str) and isinstance(target.storage_source, StorageSource)
say("upload", status=upload(target.upload_url))

greet = UserFunctionInput(
    build_config=BuildConfigInput(
        runtime="nodejs24", entry_point="greet", source=Source(storage_source=target.storage_source)
    )
)
creation = create_function.sync(*PLACE, client=client, body=greet, function_id="greet")
assert isinstance(creation, FunctionOperation) and isinstance(creation.name, str)
assert isinstance(creation.metadata, OperationMetadata)
say("create", type=creation.metadata.operation_type)
operation_id = last_segment(creation.name)


def read_operation() -> Operation:
    operation = get_operation.sync(*PLACE, operation_id, client=client)
    assert isinstance(operation, Operation)
    return operation


say("operation", done=poll(read_operation, lambda operation: operation.done is True).done)

function = get_function.sync(*PLACE, "greet", client=client)
assert isinstance(function, UserFunction)
say("get", name=function.name, state=function.state)

pages: list[int] = []
token: str | Unset = UNSET
while not pages or token:
    page = list_functions.sync(*PLACE, client=client, page_size=2, page_token=token)
    assert isinstance(page, ListFunctionsResponse)
    pages.append(len(page.functions or []))
    token = page.next_page_token
say("list", pages=pages)

policy = get_function_iam_policy.sync(*PLACE, "greet", client=client)
assert isinstance(policy, Policy)
say("policy", hasEtag=bool(policy.etag))

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
granted = test_function_iam_permissions.sync(*PLACE, "greet", client=client, body=wanted)
assert isinstance(granted, TestIamPermissionsResponse)
say("permissions", permissions=granted.permissions)

missing = get_function.sync_detailed(*PLACE, "missing", client=client)
assert isinstance(missing.parsed, ErrorBody) and isinstance(missing.parsed.error, ErrorInfo)
say("missing", status=missing.status_code, code=missing.parsed.error.status)
