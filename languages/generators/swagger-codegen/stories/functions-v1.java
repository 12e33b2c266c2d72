import client.ApiClient;
import client.ApiException;
import client.api.FunctionsApi;
import client.api.OperationsApi;
import client.model.CallFunctionRequest;
import client.model.CloudFunction;
import client.model.CloudFunctionInput;
import client.model.ErrorBody;
import client.model.FunctionOperation;
import client.model.GenerateUploadUrlResponse;
import client.model.HttpsTriggerInput;
import client.model.Operation;
import client.model.TestIamPermissionsRequest;
import java.util.ArrayList;
import java.util.List;

/** The story of functions v1, with the client of swagger-codegen. */
final class Program {
    private static final String PROJECT = "demo";
    private static final String LOCATION = "us-central1";
    private static final ApiClient CLIENT = connect();
    private static final FunctionsApi FUNCTIONS = new FunctionsApi(CLIENT);
    private static final OperationsApi OPERATIONS = new OperationsApi(CLIENT);

    private static ApiClient connect() {
        var client = new ApiClient();
        client.setBasePath(Story.URL);
        client.addDefaultHeader("Authorization", "Bearer " + Story.CREDENTIAL);
        return client;
    }

    public static void main(String[] arguments) throws Exception {
        GenerateUploadUrlResponse target = FUNCTIONS.generateFunctionUploadUrl(PROJECT, LOCATION, null);
        int status = Story.upload(target.getUploadUrl(), "x-goog-content-length-range", "0,104857600");
        Story.say("upload", "status", status);
        create(target.getUploadUrl());
        CloudFunction function = FUNCTIONS.getFunction(PROJECT, LOCATION, "greet", null);
        Story.say("get", "name", function.getName(), "status", function.getStatus());
        call();
        list();
        testPermissions();
        readMissing();
    }

    private static void create(String uploadUrl) throws Exception {
        var greet = new CloudFunctionInput()
            .name("projects/demo/locations/us-central1/functions/greet")
            .runtime("nodejs24")
            .entryPoint("greet")
            .sourceUploadUrl(uploadUrl)
            .httpsTrigger(new HttpsTriggerInput())
            .putEnvironmentVariablesItem("GREETING", "Hello");
        FunctionOperation creation = FUNCTIONS.createFunction(greet, PROJECT, LOCATION);
        Story.say("create", "type", creation.getMetadata().getType());
        String id = Story.lastSegment(creation.getName());
        Operation done = Story.poll(() -> OPERATIONS.getOperation(id), operation -> operation.isDone() == Boolean.TRUE);
        Story.say("operation", "done", done.isDone());
    }

    private static void call() throws Exception {
        var ada = new CallFunctionRequest().data("{\"name\": \"Ada\"}");
        var called = FUNCTIONS.callFunction(PROJECT, LOCATION, "greet", ada);
        Story.say("call", "result", called.getResult());
    }

    private static void list() throws Exception {
        List<Integer> pages = new ArrayList<>();
        String token = null;
        do {
            var page = FUNCTIONS.listFunctions(PROJECT, LOCATION, 2, token);
            pages.add(page.getFunctions().size());
            token = page.getNextPageToken();
        } while (token != null);
        Story.say("list", "pages", pages);
    }

    private static void testPermissions() throws Exception {
        var wanted = new TestIamPermissionsRequest().addPermissionsItem("cloudfunctions.functions.get");
        var granted = FUNCTIONS.testFunctionIamPermissions(PROJECT, LOCATION, "greet", wanted);
        Story.say("permissions", "permissions", granted.getPermissions());
    }

    private static void readMissing() throws Exception {
        try {
            FUNCTIONS.getFunction(PROJECT, LOCATION, "missing", null);
        } catch (ApiException error) {
            ErrorBody body = CLIENT.getJSON().deserialize(error.getResponseBody(), ErrorBody.class);
            Story.say("missing", "status", error.getCode(), "code", body.getError().getStatus());
        }
    }
}
