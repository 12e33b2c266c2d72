"""The functions v1 story with the client from openapi-generator."""

from client import ApiClient, Configuration
from client.api import FunctionsApi, OperationsApi
from client.exceptions import NotFoundException
from client.models import (
    CallFunctionRequest,
    ErrorBody,
    CreateCloudFunctionInput,
    GenerateUploadUrlRequest,
    HttpsTriggerInput,
    TestIamPermissionsRequest,
)
from story import CREDENTIAL, URL, last_segment, poll, say, upload

client = ApiClient(Configuration(host=URL, access_token=CREDENTIAL))
functions = FunctionsApi(client)
operations = OperationsApi(client)
PLACE = ("demo", "us-central1")

target = functions.generate_function_upload_url(*PLACE, GenerateUploadUrlRequest())
assert target.upload_url
status = upload(target.upload_url, **{"x-goog-content-length-range": "0,104857600"})
say("upload", status=status)

greet = CreateCloudFunctionInput(
    name="projects/demo/locations/us-central1/functions/greet",
    runtime="nodejs24",
    entryPoint="greet",
    sourceUploadUrl=target.upload_url,
    httpsTrigger=HttpsTriggerInput(),
    environmentVariables={"GREETING": "Hello"},
)
creation = functions.create_function(*PLACE, greet)
assert creation.name and creation.metadata
say("create", type=creation.metadata.type)

operation_id = last_segment(creation.name)
done = poll(lambda: operations.get_operation(operation_id), lambda operation: operation.done is True)
say("operation", done=done.done)

function = functions.get_function(*PLACE, "greet")
say("get", name=function.name, status=function.status)

called = functions.call_function(*PLACE, "greet", CallFunctionRequest(data='{"name": "Ada"}'))
say("call", result=called.result)

pages: list[int] = []
token: str | None = None
while not pages or token:
    page = functions.list_functions(*PLACE, page_size=2, page_token=token)
    pages.append(len(page.functions or []))
    token = page.next_page_token
say("list", pages=pages)

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
granted = functions.test_function_iam_permissions(*PLACE, "greet", wanted)
say("permissions", permissions=granted.permissions)

try:
    functions.get_function(*PLACE, "missing")
except NotFoundException as missing:
    assert isinstance(missing.data, ErrorBody) and missing.data.error
    say("missing", status=missing.status, code=missing.data.error.status)
