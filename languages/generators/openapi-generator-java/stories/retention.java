import client.ApiClient;
import client.ApiException;
import client.api.MattersApi;
import client.api.OperationsApi;
import client.model.AccountInfo;
import client.model.CorpusType;
import client.model.CountArtifactsRequest;
import client.model.DataScope;
import client.model.ErrorBody;
import client.model.Matter;
import client.model.MatterInput;
import client.model.Operation;
import client.model.Query;
import client.model.SearchMethod;
import java.util.ArrayList;
import java.util.List;

/** The retention story with the client from openapi-generator. */
final class Program {
    private static final ApiClient CLIENT = connect();
    private static final MattersApi MATTERS = new MattersApi(CLIENT);
    private static final OperationsApi OPERATIONS = new OperationsApi(CLIENT);

    private static ApiClient connect() {
        var client = new ApiClient();
        client.updateBaseUri(Story.URL);
        client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + Story.CREDENTIAL));
        return client;
    }

    public static void main(String[] arguments) throws Exception {
        var body = new MatterInput().name("Case 42");
        Matter matter = MATTERS.createMatter(MattersApi.APICreateMatterRequest.newBuilder().matterInput(body).build());
        Story.say("create", "name", matter.getName(), "state", matter.getState());
        list();
        count(matter.getMatterId());
        var close = MattersApi.APICloseMatterRequest.newBuilder().matterId(matter.getMatterId()).build();
        Story.say("close", "state", MATTERS.closeMatter(close).getMatter().getState());
        readMissing();
    }

    private static void list() throws Exception {
        List<Integer> pages = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String token = null;
        do {
            var request = MattersApi.APIListMattersRequest.newBuilder().pageSize(2).pageToken(token).build();
            var page = MATTERS.listMatters(request);
            pages.add(page.getMatters().size());
            page.getMatters().forEach(matter -> names.add(matter.getName()));
            token = page.getNextPageToken();
        } while (token != null);
        names.sort(null);
        Story.say("list", "pages", pages, "names", names);
    }

    private static void count(String matterId) throws Exception {
        var query = new Query()
            .corpus(CorpusType.MAIL)
            .dataScope(DataScope.ALL_DATA)
            .method(SearchMethod.ACCOUNT)
            .accountInfo(new AccountInfo().addEmailsItem("ada@example.com"));
        var counting = MATTERS.countMatterAccounts(MattersApi.APICountMatterAccountsRequest.newBuilder()
            .matterId(matterId)
            .countArtifactsRequest(new CountArtifactsRequest().query(query))
            .build());
        Story.say("count", "name", counting.getName());
        String id = counting.getName().substring("operations/".length());
        var get = OperationsApi.APIGetOperationRequest.newBuilder().operation(id).build();
        Operation done = Story.poll(() -> OPERATIONS.getOperation(get), operation -> operation.getDone() == Boolean.TRUE);
        Story.say("operation", "done", done.getDone(), "total", done.getResponse().get("totalCount"));
    }

    private static void readMissing() throws Exception {
        try {
            MATTERS.getMatter(MattersApi.APIGetMatterRequest.newBuilder().matterId("missing").build());
        } catch (ApiException error) {
            ErrorBody body = CLIENT.getObjectMapper().readValue(error.getResponseBody(), ErrorBody.class);
            Story.say("missing", "status", error.getCode(), "code", body.getError().getStatus());
        }
    }
}
