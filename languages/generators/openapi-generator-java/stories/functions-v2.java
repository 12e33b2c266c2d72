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

/** The story of functions v2, v2alpha and v2beta with the client from openapi-generator. */
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
            FunctionsApi.APIGenerateFunctionUploadUrlRequest.newBuilder()
                .project(PROJECT)
                .location(LOCATION)
                .generateUploadUrlRequest(new GenerateUploadUrlRequest().environment(Environment.GEN_2))
                .build());
        Story.say("upload", "status", Story.upload(target.getUploadUrl()));
        create(target.getStorageSource());
        UserFunction function = FUNCTIONS.getFunction(named("greet"));
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
        FunctionOperation creation = FUNCTIONS.createFunction(FunctionsApi.APICreateFunctionRequest.newBuilder()
            .project(PROJECT)
            .location(LOCATION)
            .functionId("greet")
            .userFunctionInput(new UserFunctionInput().buildConfig(build))
            .build());
        Story.say("create", "type", creation.getMetadata().getOperationType());
        var get = OperationsApi.APIGetOperationRequest.newBuilder()
            .project(PROJECT)
            .location(LOCATION)
            .operation(Story.lastSegment(creation.getName()))
            .build();
        Operation done = Story.poll(() -> OPERATIONS.getOperation(get), operation -> operation.getDone() == Boolean.TRUE);
        Story.say("operation", "done", done.getDone());
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

    private static void readPolicy() throws Exception {
        var policy = FUNCTIONS.getFunctionIamPolicy(FunctionsApi.APIGetFunctionIamPolicyRequest.newBuilder()
            .project(PROJECT)
            .location(LOCATION)
            .function("greet")
            .build());
        Story.say("policy", "hasEtag", policy.getEtag() != null);
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
