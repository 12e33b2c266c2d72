import client.ApiClient;
import client.ApiException;
import client.api.FunctionsApi;
import client.api.OperationsApi;
import client.model.BuildConfigInput;
import client.model.Environment;
import client.model.ErrorBody;
import client.model.FunctionOperation;
import client.model.GenerateUploadUrlRequest;
import client.model.GenerateUploadUrlResponse;
import client.model.Operation;
import client.model.Source;
import client.model.StorageSource;
import client.model.TestIamPermissionsRequest;
import client.model.UserFunction;
import client.model.UserFunctionInput;
import java.util.ArrayList;
import java.util.List;

/** The story of the v2 family of functions, with the client of swagger-codegen. */
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
        var secondGeneration = new GenerateUploadUrlRequest().environment(Environment.GEN_2);
        GenerateUploadUrlResponse target = FUNCTIONS.generateFunctionUploadUrl(PROJECT, LOCATION, secondGeneration);
        Story.say("upload", "status", Story.upload(target.getUploadUrl()));
        create(target.getStorageSource());
        UserFunction function = FUNCTIONS.getFunction(PROJECT, LOCATION, "greet", null);
        Story.say("get", "name", function.getName(), "state", function.getState());
        list();
        readPolicy();
        testPermissions();
        readMissing();
    }

    private static void create(StorageSource uploaded) throws Exception {
        var build = new BuildConfigInput()
            .runtime("nodejs24")
            .entryPoint("greet")
            .source(new Source().storageSource(uploaded));
        var greet = new UserFunctionInput().buildConfig(build);
        FunctionOperation creation = FUNCTIONS.createFunction(greet, PROJECT, LOCATION, "greet");
        Story.say("create", "type", creation.getMetadata().getOperationType());
        String id = Story.lastSegment(creation.getName());
        Operation done = Story.poll(
            () -> OPERATIONS.getOperation(PROJECT, LOCATION, id),
            operation -> operation.isDone() == Boolean.TRUE);
        Story.say("operation", "done", done.isDone());
    }

    private static void list() throws Exception {
        List<Integer> pages = new ArrayList<>();
        String token = null;
        do {
            var page = FUNCTIONS.listFunctions(PROJECT, LOCATION, null, 2, token, null);
            pages.add(page.getFunctions().size());
            token = page.getNextPageToken();
        } while (token != null);
        Story.say("list", "pages", pages);
    }

    private static void readPolicy() throws Exception {
        var policy = FUNCTIONS.getFunctionIamPolicy(PROJECT, LOCATION, "greet", null);
        Story.say("policy", "hasEtag", policy.getEtag() != null);
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
