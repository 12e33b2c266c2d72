"""The story of functions v1, with the models of datamodel-code-generator."""

from client import (
    CallFunctionRequest,
    CallFunctionResponse,
    CloudFunction,
    CloudFunctionInput,
    ErrorBody,
    FunctionOperation,
    GenerateUploadUrlRequest,
    GenerateUploadUrlResponse,
    HttpsTriggerInput,
    ListFunctionsResponse,
    Operation,
    TestIamPermissionsRequest,
    TestIamPermissionsResponse,
)
from plain_http import Client
from story import CREDENTIAL, poll, say, upload

FUNCTIONS = "/v1/projects/demo/locations/us-central1/functions"
client = Client(Authorization=f"Bearer {CREDENTIAL}")

target = client.send(
    GenerateUploadUrlResponse, "POST", f"{FUNCTIONS}:generateUploadUrl", GenerateUploadUrlRequest()
)
assert target.uploadUrl
status = upload(target.uploadUrl, **{"x-goog-content-length-range": "0,104857600"})
say("upload", status=status)

greet = CloudFunctionInput(
    name="projects/demo/locations/us-central1/functions/greet",
    runtime="nodejs24",
    entryPoint="greet",
    sourceUploadUrl=target.uploadUrl,
    httpsTrigger=HttpsTriggerInput(),
    environmentVariables={"GREETING": "Hello"},
)
creation = client.send(FunctionOperation, "POST", FUNCTIONS, greet)
assert creation.metadata
say("create", type=creation.metadata.type)

done = poll(lambda: client.get(Operation, f"/v1/{creation.name}"), lambda each: each.done is True)
say("operation", done=done.done)

function = client.get(CloudFunction, f"{FUNCTIONS}/greet")
say("get", name=function.name, status=function.status)

called = client.send(
    CallFunctionResponse, "POST", f"{FUNCTIONS}/greet:call", CallFunctionRequest(data='{"name": "Ada"}')
)
say("call", result=called.result)

pages: list[int] = []
token: str | None = None
while not pages or token:
    page = client.get(ListFunctionsResponse, FUNCTIONS, pageSize=2, pageToken=token)
    pages.append(len(page.functions or []))
    token = page.nextPageToken
say("list", pages=pages)

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
tested = f"{FUNCTIONS}/greet:testIamPermissions"
granted = client.send(TestIamPermissionsResponse, "POST", tested, wanted)
say("permissions", permissions=granted.permissions)

status, missing = client.call(ErrorBody, "GET", f"{FUNCTIONS}/missing")
assert missing.error
say("missing", status=status, code=missing.error.status)
