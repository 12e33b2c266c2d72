"""The functions v1 story with the client from openapi-python-client."""

from client import AuthenticatedClient
from client.api.functions import (
    call_function,
    create_function,
    generate_function_upload_url,
    get_function,
    list_functions,
    test_function_iam_permissions,
)
from client.api.operations import get_operation
from client.models import (
    CallFunctionRequest,
    CallFunctionResponse,
    ErrorBody,
    ErrorInfo,
    CloudFunction,
    CreateCloudFunctionInput,
    CreateCloudFunctionInputEnvironmentVariables,
    FunctionOperation,
    GenerateUploadUrlRequest,
    GenerateUploadUrlResponse,
    HttpsTriggerInput,
    ListFunctionsResponse,
    Operation,
    OperationMetadataV1,
    TestIamPermissionsRequest,
    TestIamPermissionsResponse,
)
from client.types import UNSET, Unset
from story import CREDENTIAL, URL, last_segment, poll, say, upload

client = AuthenticatedClient(base_url=URL, token=CREDENTIAL)
PLACE = ("demo", "us-central1")

target = generate_function_upload_url.sync(*PLACE, client=client, body=GenerateUploadUrlRequest())
assert isinstance(target, GenerateUploadUrlResponse) and isinstance(target.upload_url, str)
status = upload(target.upload_url, **{"x-goog-content-length-range": "0,104857600"})
say("upload", status=status)

greeting = CreateCloudFunctionInputEnvironmentVariables()
greeting["GREETING"] = "Hello"
greet = CreateCloudFunctionInput(
    name="projects/demo/locations/us-central1/functions/greet",
    runtime="nodejs24",
    entry_point="greet",
    source_upload_url=target.upload_url,
    https_trigger=HttpsTriggerInput(),
    environment_variables=greeting,
)
creation = create_function.sync(*PLACE, client=client, body=greet)
assert isinstance(creation, FunctionOperation) and isinstance(creation.name, str)
assert isinstance(creation.metadata, OperationMetadataV1)
say("create", type=creation.metadata.type_)
operation_id = last_segment(creation.name)


def read_operation() -> Operation:
    operation = get_operation.sync(operation_id, client=client)
    assert isinstance(operation, Operation)
    return operation


say("operation", done=poll(read_operation, lambda operation: operation.done is True).done)

function = get_function.sync(*PLACE, "greet", client=client)
assert isinstance(function, CloudFunction)
say("get", name=function.name, status=function.status)

called = call_function.sync(*PLACE, "greet", client=client, body=CallFunctionRequest(data='{"name": "Ada"}'))
assert isinstance(called, CallFunctionResponse)
say("call", result=called.result)

pages: list[int] = []
token: str | Unset = UNSET
while not pages or token:
    page = list_functions.sync(*PLACE, client=client, page_size=2, page_token=token)
    assert isinstance(page, ListFunctionsResponse)
    pages.append(len(page.functions or []))
    token = page.next_page_token
say("list", pages=pages)

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
granted = test_function_iam_permissions.sync(*PLACE, "greet", client=client, body=wanted)
assert isinstance(granted, TestIamPermissionsResponse)
say("permissions", permissions=granted.permissions)

missing = get_function.sync_detailed(*PLACE, "missing", client=client)
assert isinstance(missing.parsed, ErrorBody) and isinstance(missing.parsed.error, ErrorInfo)
say("missing", status=missing.status_code, code=missing.parsed.error.status)
