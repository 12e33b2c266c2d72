"""The story of the v2 family of functions, with the models of datamodel-code-generator."""

import sys

from client import (
    BuildConfigInput,
    Environment,
    ErrorBody,
    FunctionOperation,
    GenerateUploadUrlRequest,
    GenerateUploadUrlResponse,
    ListFunctionsResponse,
    Operation,
    Policy,
    Source,
    TestIamPermissionsRequest,
    TestIamPermissionsResponse,
    UserFunction,
    UserFunctionInput,
)
from plain_http import Client
from story import CREDENTIAL, poll, say, upload

VERSION = sys.argv[1].split("/")[1]
FUNCTIONS = f"/{VERSION}/projects/demo/locations/us-central1/functions"
client = Client(Authorization=f"Bearer {CREDENTIAL}")

in_second_generation = GenerateUploadUrlRequest(environment=Environment.GEN_2)
target = client.send(
    GenerateUploadUrlResponse, "POST", f"{FUNCTIONS}:generateUploadUrl", in_second_generation
)
assert target.uploadUrl
say("upload", status=upload(target.uploadUrl))

source = Source(storageSource=target.storageSource)
build = BuildConfigInput(runtime="nodejs24", entryPoint="greet", source=source)
greet = UserFunctionInput(buildConfig=build)
creation = client.send(FunctionOperation, "POST", f"{FUNCTIONS}?functionId=greet", greet)
assert creation.metadata
say("create", type=creation.metadata.operationType)

operation = f"/{VERSION}/{creation.name}"
done = poll(lambda: client.get(Operation, operation), lambda each: each.done is True)
say("operation", done=done.done)

function = client.get(UserFunction, f"{FUNCTIONS}/greet")
say("get", name=function.name, state=function.state)

pages: list[int] = []
token: str | None = None
while not pages or token:
    page = client.get(ListFunctionsResponse, FUNCTIONS, pageSize=2, pageToken=token)
    pages.append(len(page.functions or []))
    token = page.nextPageToken
say("list", pages=pages)

policy = client.get(Policy, f"{FUNCTIONS}/greet:getIamPolicy")
say("policy", hasEtag=bool(policy.etag))

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
tested = f"{FUNCTIONS}/greet:testIamPermissions"
granted = client.send(TestIamPermissionsResponse, "POST", tested, wanted)
say("permissions", permissions=granted.permissions)

status, missing = client.call(ErrorBody, "GET", f"{FUNCTIONS}/missing")
assert missing.error
say("missing", status=status, code=missing.error.status)
