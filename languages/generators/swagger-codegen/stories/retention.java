import client.ApiClient;
import client.ApiException;
import client.api.MattersApi;
import client.api.OperationsApi;
import client.model.AccountInfo;
import client.model.CorpusType;
import client.model.CountArtifactsRequest;
import client.model.DataScope;
import client.model.Empty;
import client.model.ErrorBody;
import client.model.Matter;
import client.model.MatterInput;
import client.model.Operation;
import client.model.Query;
import client.model.SearchMethod;
import java.util.ArrayList;
import java.util.List;

/** The story of retention, with the client of swagger-codegen. */
final class Program {
    private static final ApiClient CLIENT = connect();
    private static final MattersApi MATTERS = new MattersApi(CLIENT);
    private static final OperationsApi OPERATIONS = new OperationsApi(CLIENT);

    private static ApiClient connect() {
        var client = new ApiClient();
        client.setBasePath(Story.URL);
        client.addDefaultHeader("Authorization", "Bearer " + Story.CREDENTIAL);
        return client;
    }

    public static void main(String[] arguments) throws Exception {
        var body = new MatterInput().name("Case 42");
        Matter matter = MATTERS.createMatter(body);
        Story.say("create", "name", matter.getName(), "state", matter.getState());
        list();
        count(matter.getMatterId());
        var closed = MATTERS.closeMatter(matter.getMatterId(), new Empty());
        Story.say("close", "state", closed.getMatter().getState());
        readMissing();
    }

    private static void list() throws Exception {
        List<Integer> pages = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String token = null;
        do {
            var page = MATTERS.listMatters(2, token, null, null);
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
        var counting = MATTERS.countMatterAccounts(new CountArtifactsRequest().query(query), matterId);
        Story.say("count", "name", counting.getName());
        String id = counting.getName().substring("operations/".length());
        Operation done = Story.poll(() -> OPERATIONS.getOperation(id), operation -> operation.isDone() == Boolean.TRUE);
        Story.say("operation", "done", done.isDone(), "total", done.getResponse().get("totalCount"));
    }

    private static void readMissing() throws Exception {
        try {
            MATTERS.getMatter("missing", null);
        } catch (ApiException error) {
            ErrorBody body = CLIENT.getJSON().deserialize(error.getResponseBody(), ErrorBody.class);
            Story.say("missing", "status", error.getCode(), "code", body.getError().getStatus());
        }
    }
}
