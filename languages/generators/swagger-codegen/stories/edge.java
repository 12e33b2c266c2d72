import client.ApiClient;
import client.ApiException;
import client.api.DnsRecordsApi;
import client.api.DnsZonesApi;
import client.model.CheckDnsZoneAvailabilityRequest;
import client.model.CreateDnsZoneRequest;
import client.model.DnsRecord;
import client.model.DnsRecordInput;
import client.model.DnsRecordType;
import client.model.DnsZone;
import client.model.DnsZonePage;
import client.model.ErrorBody;
import java.util.ArrayList;
import java.util.List;

/** The story of edge, with the client of swagger-codegen. */
final class Program {
    private static final ApiClient CLIENT = connect();
    private static final DnsZonesApi ZONES = new DnsZonesApi(CLIENT);
    private static final DnsRecordsApi RECORDS = new DnsRecordsApi(CLIENT);

    private static ApiClient connect() {
        var client = new ApiClient();
        client.setBasePath(Story.URL);
        client.addDefaultHeader("AccessKey", Story.CREDENTIAL);
        return client;
    }

    public static void main(String[] arguments) throws Exception {
        var body = new CreateDnsZoneRequest().domain("new.example");
        DnsZone zone = ZONES.createDnsZone(body);
        Story.say("create", "domain", zone.getDomain());
        list();
        addRecord(zone.getId());
        boolean isNewAvailable = isAvailable("new.example");
        Story.say("availability", "new.example", isNewAvailable, "free.example", isAvailable("free.example"));
        readMissing();
    }

    private static void list() throws Exception {
        List<Integer> pages = new ArrayList<>();
        DnsZonePage page;
        do {
            page = ZONES.listDnsZones(pages.size() + 1, 5, null);
            pages.add(page.getItems().size());
        } while (page.isHasMoreItems());
        Story.say("list", "pages", pages);
    }

    private static void addRecord(long zoneId) throws Exception {
        var address = new DnsRecordInput().type(DnsRecordType.NUMBER_0).name("www").value("192.0.2.1").ttl(300);
        DnsRecord added = RECORDS.createDnsRecord(address, zoneId);
        Story.say("record", "name", added.getName(), "value", added.getValue());
    }

    private static boolean isAvailable(String name) throws Exception {
        var body = new CheckDnsZoneAvailabilityRequest().name(name);
        return ZONES.checkDnsZoneAvailability(body).isAvailable();
    }

    private static void readMissing() throws Exception {
        try {
            ZONES.getDnsZone(404404L);
        } catch (ApiException error) {
            ErrorBody body = CLIENT.getJSON().deserialize(error.getResponseBody(), ErrorBody.class);
            Story.say("missing", "status", error.getCode(), "key", body.getErrorKey());
        }
    }
}
