// The story of edge, with the client of Redocly.
package main

import (
	"context"
	"errors"
	"reflect"

	"languages/client"
	"languages/story"
)

var background = context.Background()

func main() {
	keys := map[string]func() string{"AccessKey": func() string { return story.Credential }}
	service := client.New(client.Config{ServerURL: story.URL, Auth: client.Auth{APIKey: keys}})
	zone, err := service.CreateDnsZone(background, client.CreateDnsZoneRequest{Domain: "new.example"})
	story.Check(err)
	story.Say("create", story.Values{"domain": zone.Domain})
	list(service)
	record, err := service.CreateDnsRecord(background, field(zone.Id).Int(), client.DnsRecordInput{
		Type_: story.Ref(client.DnsRecordType0),
		Name:  story.Ref("www"),
		Value: story.Ref("192.0.2.1"),
		Ttl:   story.Ref[int64](300),
	})
	story.Check(err)
	story.Say("record", story.Values{"name": record.Name, "value": record.Value})
	story.Say("availability", story.Values{
		"new.example":  isAvailable(service, "new.example"),
		"free.example": isAvailable(service, "free.example"),
	})
	_, err = service.GetDnsZone(background, 404404)
	var failure *client.APIError
	if errors.As(err, &failure) {
		body := failure.Body.(map[string]any)
		story.Say("missing", story.Values{"status": failure.Status, "key": body["ErrorKey"]})
	}
}

// field returns a value that a required field holds itself, and an optional one by a pointer.
func field(value any) reflect.Value {
	return reflect.Indirect(reflect.ValueOf(value))
}

func list(service *client.Client) {
	var pages []int
	for hasMore := true; hasMore; {
		query := client.ListDnsZonesParams{Page: story.Ref(int64(len(pages) + 1)), PerPage: story.Ref[int64](5)}
		page, err := service.ListDnsZones(background, &query)
		story.Check(err)
		pages = append(pages, field(page.Items).Len())
		hasMore = field(page.HasMoreItems).Bool()
	}
	story.Say("list", story.Values{"pages": pages})
}

func isAvailable(service *client.Client, name string) bool {
	checked, err := service.CheckDnsZoneAvailability(background, client.CheckDnsZoneAvailabilityRequest{Name: name})
	story.Check(err)
	return field(checked.Available).Bool()
}
