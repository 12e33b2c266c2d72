// The edge story with the client from oapi-codegen.
package main

import (
	"context"
	"net/http"

	"languages/client"
	"languages/story"
)

var background = context.Background()

func main() {
	service, err := client.NewClientWithResponses(story.URL, client.WithRequestEditorFn(authenticate))
	story.Check(err)
	created, err := service.CreateDnsZoneWithResponse(background, client.CreateDnsZoneRequest{Domain: "new.example"})
	story.Check(err)
	zone := created.JSON201
	story.Say("create", story.Values{"domain": zone.Domain})
	list(service)
	addRecord(service, zone.Id)
	story.Say("availability", story.Values{
		"new.example":  isAvailable(service, "new.example"),
		"free.example": isAvailable(service, "free.example"),
	})
	missing, err := service.GetDnsZoneWithResponse(background, 404404)
	story.Check(err)
	story.Say("missing", story.Values{"status": missing.StatusCode(), "key": missing.JSON404.ErrorKey})
}

func authenticate(_ context.Context, request *http.Request) error {
	request.Header.Set("AccessKey", story.Credential)
	return nil
}

func list(service *client.ClientWithResponses) {
	var pages []int
	for hasMore := true; hasMore; {
		query := client.ListDnsZonesParams{Page: story.Ref(client.Page(len(pages) + 1)), PerPage: story.Ref[client.PerPage](5)}
		page, err := service.ListDnsZonesWithResponse(background, &query)
		story.Check(err)
		pages = append(pages, len(*page.JSON200.Items))
		hasMore = page.JSON200.HasMoreItems
	}
	story.Say("list", story.Values{"pages": pages})
}

func addRecord(service *client.ClientWithResponses, zoneID int64) {
	added, err := service.CreateDnsRecordWithResponse(background, zoneID, client.DnsRecordInput{
		Type:  story.Ref(client.DnsRecordTypeA),
		Name:  story.Ref("www"),
		Value: story.Ref("192.0.2.1"),
		Ttl:   story.Ref[int32](300),
	})
	story.Check(err)
	record := added.JSON201
	story.Say("record", story.Values{"name": record.Name, "value": record.Value})
}

func isAvailable(service *client.ClientWithResponses, name string) bool {
	body := client.CheckDnsZoneAvailabilityRequest{Name: name}
	checked, err := service.CheckDnsZoneAvailabilityWithResponse(background, body)
	story.Check(err)
	return checked.JSON200.Available
}
