"""The story of functions v1, with the client of Redocly."""

from client import (
    ApiError,
    CallFunctionRequest,
    Client,
    CloudFunctionInput,
    GenerateUploadUrlRequest,
    HttpsTriggerInput,
    TestIamPermissionsRequest,
)
from story import CREDENTIAL, URL, last_segment, poll, say, upload

client = Client(URL, auth={"bearer": CREDENTIAL})
PLACE = ("demo", "us-central1")

target = client.generate_function_upload_url(*PLACE, GenerateUploadUrlRequest())
assert isinstance(target.upload_url, str)
say("upload", status=upload(target.upload_url, **{"x-goog-content-length-range": "0,104857600"}))

greet = CloudFunctionInput(
    name="projects/demo/locations/us-central1/functions/greet",
    runtime="nodejs24",
    entry_point="greet",
    source_upload_url=target.upload_url,
    https_trigger=HttpsTriggerInput(),
    environment_variables={"GREETING": "Hello"},
)
creation = client.create_function(*PLACE, greet)
assert isinstance(creation.name, str) and creation.metadata is not None
say("create", type=creation.metadata.type_)
operation_id = last_segment(creation.name)
done = poll(lambda: client.get_operation(operation_id), lambda operation: operation.done is True)
say("operation", done=done.done)

function = client.get_function(*PLACE, "greet")
say("get", name=function.name, status=function.status)

called = client.call_function(*PLACE, "greet", CallFunctionRequest(data='{"name": "Ada"}'))
say("call", result=called.result)

pages: list[int] = []
token: str | None = None
while not pages or token:
    page = client.list_functions(*PLACE, page_size=2, page_token=token)
    pages.append(len(page.functions or []))
    token = page.next_page_token
say("list", pages=pages)

wanted = TestIamPermissionsRequest(permissions=["cloudfunctions.functions.get"])
granted = client.test_function_iam_permissions(*PLACE, "greet", wanted)
say("permissions", permissions=granted.permissions)

try:
    client.get_function(*PLACE, "missing")
except ApiError as failure:
    say("missing", status=failure.status, code=failure.body["error"]["status"])
