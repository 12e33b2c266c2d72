import client.ApiClient;
import client.ApiException;
import client.api.FunctionsApi;
import client.api.OperationsApi;
import client.model.CallFunctionRequest;
import client.model.CloudFunction;
import client.model.CreateCloudFunctionInput;
import client.model.ErrorBody;
import client.model.FunctionOperation;
import client.model.GenerateUploadUrlResponse;
import client.model.HttpsTriggerInput;
import client.model.Operation;
import client.model.TestIamPermissionsRequest;
import java.util.ArrayList;
import java.util.List;

/** The functions v1 story with the client from openapi-generator. */
final class Program {
    private static final String PROJECT = "demo";
    private static final String LOCATION = "us-central1";
    private static final ApiClient CLIENT = connect();
    private static final FunctionsApi FUNCTIONS = new FunctionsApi(CLIENT);
    private static final OperationsApi OPERATIONS = new OperationsApi(CLIENT);

    private static ApiClient connect() {
        var client = new ApiClient();
        client.updateBaseUri(Story.URL);
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + Story.CREDENTIAL));
        return client;
    }

    public static void main(String[] arguments) throws Exception {
        GenerateUploadUrlResponse target = FUNCTIONS.generateFunctionUploadUrl(
            FunctionsApi.APIGenerateFunctionUploadUrlRequest.newBuilder().project(PROJECT).location(LOCATION).build());
        int status = Story.upload(target.getUploadUrl(), "x-goog-content-length-range", "0,104857600");
        Story.say("upload", "status", status);
        create(target.getUploadUrl());
        CloudFunction function = FUNCTIONS.getFunction(named("greet"));
        Story.say("get", "name", function.getName(), "status", function.getStatus());
        call();
        list();
        testPermissions();
        readMissing();
    }

    private static void create(String uploadUrl) throws Exception {
        var greet = new CreateCloudFunctionInput()
            .name("projects/demo/locations/us-central1/functions/greet")
            .runtime("nodejs24")
            .entryPoint("greet")
            .sourceUploadUrl(uploadUrl)
            .httpsTrigger(new HttpsTriggerInput())
            .putEnvironmentVariablesItem("GREETING", "Hello");
        FunctionOperation creation = FUNCTIONS.createFunction(FunctionsApi.APICreateFunctionRequest.newBuilder()
            .project(PROJECT)
            .location(LOCATION)
            .createCloudFunctionInput(greet)
            .build());
        Story.say("create", "type", creation.getMetadata().getType());
        var get = OperationsApi.APIGetOperationRequest.newBuilder().operation(Story.lastSegment(creation.getName())).build();
        Operation done = Story.poll(() -> OPERATIONS.getOperation(get), operation -> operation.getDone() == Boolean.TRUE);
        Story.say("operation", "done", done.getDone());
    }

    private static void call() throws Exception {
        var called = FUNCTIONS.callFunction(FunctionsApi.APICallFunctionRequest.newBuilder()
            .project(PROJECT)
            .location(LOCATION)
            .function("greet")
            .callFunctionRequest(new CallFunctionRequest().data("{\"name\": \"Ada\"}"))
            .build());
        Story.say("call", "result", called.getResult());
    }

    private static void list() throws Exception {
        List<Integer> pages = new ArrayList<>();
        String token = null;
        do {
            var page = FUNCTIONS.listFunctions(FunctionsApi.APIListFunctionsRequest.newBuilder()
                .project(PROJECT)
                .location(LOCATION)
                .pageSize(2)
                .pageToken(token)
                .build());
            pages.add(page.getFunctions().size());
            token = page.getNextPageToken();
        } while (token != null);
        Story.say("list", "pages", pages);
    }

    private static void testPermissions() throws Exception {
        var wanted = new TestIamPermissionsRequest().addPermissionsItem("cloudfunctions.functions.get");
        var granted = FUNCTIONS.testFunctionIamPermissions(FunctionsApi.APITestFunctionIamPermissionsRequest.newBuilder()
            .project(PROJECT)
            .location(LOCATION)
            .function("greet")
            .testIamPermissionsRequest(wanted)
            .build());
        Story.say("permissions", "permissions", granted.getPermissions());
    }

    private static void readMissing() throws Exception {
        try {
            FUNCTIONS.getFunction(named("missing"));
        } catch (ApiException error) {
            ErrorBody body = CLIENT.getObjectMapper().readValue(error.getResponseBody(), ErrorBody.class);
            Story.say("missing", "status", error.getCode(), "code", body.getError().getStatus());
        }
    }

    private static FunctionsApi.APIGetFunctionRequest named(String name) {
        return FunctionsApi.APIGetFunctionRequest.newBuilder().project(PROJECT).location(LOCATION).function(name).build();
    }
}
