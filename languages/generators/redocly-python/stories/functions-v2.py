"""The story of the v2 family of functions, with the client of Redocly."""

from client import (
    ApiError,
    BuildConfigInput,
    Client,
    Environment,
    GenerateUploadUrlRequest,
    Source,
    TestIamPermissionsRequest,
    UserFunctionInput,
)
from story import CREDENTIAL, URL, last_segment, poll, say, upload

client = Client(URL, auth={"bearer": CREDENTIAL})
PLACE = ("demo", "us-central1")

target = client.generate_function_upload_url(*PLACE, GenerateUploadUrlRequest(environment=Environment.GEN_2))
assert isinstance(target.upload_url, str)
say("upload", status=upload(target.upload_url))

source = Source(storage_source=target.storage_source)
greet = UserFunctionInput(
    build_config=BuildConfigInput(runtime="nodejs24", entry_point="greet", source=source)
)
creation = client.create_function(*PLACE, greet, function_id="greet")
assert isinstance(creation.name, str) and creation.metadata is not None
say("create", type=creation.metadata.operation_type)
operation_id = last_segment(creation.name)
done = poll(lambda: client.get_operation(*PLACE, operation_id), lambda operation: operation.done is True)
say("operation", done=done.done)

function = client.get_function(*PLACE, "greet")
say("get", name=function.name, state=function.state)

pages: list[int] = []
token: str | None = None
while not pages or token:
    page = client.list_functions(*PLACE, page_size=2, page_token=token)
    pages.append(len(page.functions or []))
    token = page.next_page_token
say("list", pages=pages)

policy = client.get_function_iam_policy(*PLACE, "greet")
say("policy", hasEtag=bool(policy.etag))

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
granted = client.test_function_iam_permissions(*PLACE, "greet", wanted)
say("permissions", permissions=granted.permissions)

try:
    client.get_function(*PLACE, "missing")
except ApiError as failure:
    say("missing", status=failure.status, code=failure.body["error"]["status"])
