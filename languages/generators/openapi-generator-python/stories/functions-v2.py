"""The story of functions v2, v2alpha and v2beta with the client from openapi-generator."""

from client import ApiClient, Configuration
from client.api import FunctionsApi, OperationsApi
from client.exceptions import NotFoundException
from client.models import (
    BuildConfigInput,
    Environment,
    ErrorBody,
    UserFunctionInput,
    GenerateUploadUrlRequest,
    Source,
    TestIamPermissionsRequest,
)
from story import CREDENTIAL, URL, last_segment, poll, say, upload

client = ApiClient(Configuration(host=URL, access_token=CREDENTIAL))
functions = FunctionsApi(client)
operations = OperationsApi(client)
PLACE = ("demo", "us-central1")

target = functions.generate_function_upload_url(
    *PLACE, GenerateUploadUrlRequest(environment=Environment.GEN_2)
)
assert target.upload_url
say("upload", status=upload(target.upload_url))

source = Source(storageSource=target.storage_source)
greet = UserFunctionInput(
    buildConfig=BuildConfigInput(runtime="nodejs24", entryPoint="greet", source=source),
)
creation = functions.create_function(*PLACE, user_function_input=greet, function_id="greet")
assert creation.name and creation.metadata
say("create", type=creation.metadata.operation_type)

operation_id = last_segment(creation.name)
done = poll(lambda: operations.get_operation(*PLACE, operation_id), lambda operation: operation.done is True)
say("operation", done=done.done)

function = functions.get_function(*PLACE, "greet")
say("get", name=function.name, state=function.state)

pages: list[int] = []
token: str | None = None
while not pages or token:
    page = functions.list_functions(*PLACE, page_size=2, page_token=token)
    pages.append(len(page.functions or []))
    token = page.next_page_token
say("list", pages=pages)

policy = functions.get_function_iam_policy(*PLACE, "greet")
say("policy", hasEtag=bool(policy.etag))

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
granted = functions.test_function_iam_permissions(*PLACE, "greet", wanted)
say("permissions", permissions=granted.permissions)

try:
    functions.get_function(*PLACE, "missing")
except NotFoundException as missing:
    assert isinstance(missing.data, ErrorBody) and missing.data.error
    say("missing", status=missing.status, code=missing.data.error.status)
