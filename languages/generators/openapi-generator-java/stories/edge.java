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

/** The edge story with the client from openapi-generator. */
final class Program {
    private static final ApiClient CLIENT = connect();
    private static final DnsZonesApi ZONES = new DnsZonesApi(CLIENT);
    private static final DnsRecordsApi RECORDS = new DnsRecordsApi(CLIENT);

    private static ApiClient connect() {
        var client = new ApiClient();
        client.updateBaseUri(Story.URL);
        client.setRequestInterceptor(request -> request.header("AccessKey", Story.CREDENTIAL));
        return client;
    }

    public static void main(String[] arguments) throws Exception {
        var body = new CreateDnsZoneRequest().domain("new.example");
        DnsZone zone = ZONES.createDnsZone(
            DnsZonesApi.APICreateDnsZoneRequest.newBuilder().createDnsZoneRequest(body).build());
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
            page = ZONES.listDnsZones(
                DnsZonesApi.APIListDnsZonesRequest.newBuilder().page(pages.size() + 1).perPage(5).build());
            pages.add(page.getItems().size());
        } while (page.getHasMoreItems());
        Story.say("list", "pages", pages);
    }

    private static void addRecord(long zoneId) throws Exception {
        var address = new DnsRecordInput().type(DnsRecordType.A).name("www").value("192.0.2.1").ttl(300);
        DnsRecord added = RECORDS.createDnsRecord(
            DnsRecordsApi.APICreateDnsRecordRequest.newBuilder().zoneId(zoneId).dnsRecordInput(address).build());
        Story.say("record", "name", added.getName(), "value", added.getValue());
    }

    private static boolean isAvailable(String name) throws Exception {
        var body = new CheckDnsZoneAvailabilityRequest().name(name);
        return ZONES.checkDnsZoneAvailability(DnsZonesApi.APICheckDnsZoneAvailabilityRequest.newBuilder()
            .checkDnsZoneAvailabilityRequest(body)
            .build()).getAvailable();
    }

    private static void readMissing() throws Exception {
        try {
            ZONES.getDnsZone(DnsZonesApi.APIGetDnsZoneRequest.newBuilder().id(404404L).build());
        } catch (ApiException error) {
            ErrorBody body = CLIENT.getObjectMapper().readValue(error.getResponseBody(), ErrorBody.class);
            Story.say("missing", "status", error.getCode(), "key", body.getErrorKey());
        }
    }
}
