// The edge story with the client from openapi-generator.
package main

import (
	"context"
	"errors"

	"languages/client"
	"languages/story"
)

var background = context.Background()

func main() {
	service := connect()
	var body client.CreateDnsZoneRequest
	body.SetDomain("new.example")
	zone, _, err := service.DnsZonesAPI.CreateDnsZone(background).CreateDnsZoneRequest(body).Execute()
	story.Check(err)
	story.Say("create", story.Values{"domain": zone.GetDomain()})
	list(service)
	addRecord(service, zone.GetId())
	story.Say("availability", story.Values{
		"new.example":  isAvailable(service, "new.example"),
		"free.example": isAvailable(service, "free.example"),
	})
	readMissing(service)
}

func connect() *client.APIClient {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: story.URL}}
	configuration.AddDefaultHeader("AccessKey", story.Credential)
	return client.NewAPIClient(configuration)
}

func list(service *client.APIClient) {
	var pages []int
	for hasMore := true; hasMore; {
		request := service.DnsZonesAPI.ListDnsZones(background).Page(int32(len(pages) + 1)).PerPage(5)
		page, _, err := request.Execute()
		story.Check(err)
		pages = append(pages, len(page.GetItems()))
		hasMore = page.GetHasMoreItems()
	}
	story.Say("list", story.Values{"pages": pages})
}

func addRecord(service *client.APIClient, zoneID int64) {
	var address client.DnsRecordInput
	address.SetType(client.DNSRECORDTYPE_A)
	address.SetName("www")
	address.SetValue("192.0.2.1")
	address.SetTtl(300)
	record, _, err := service.DnsRecordsAPI.CreateDnsRecord(background, zoneID).DnsRecordInput(address).Execute()
	story.Check(err)
	story.Say("record", story.Values{"name": record.GetName(), "value": record.GetValue()})
}

func isAvailable(service *client.APIClient, name string) bool {
	var body client.CheckDnsZoneAvailabilityRequest
	body.SetName(name)
	request := service.DnsZonesAPI.CheckDnsZoneAvailability(background).CheckDnsZoneAvailabilityRequest(body)
	checked, _, err := request.Execute()
	story.Check(err)
	return checked.GetAvailable()
}

func readMissing(service *client.APIClient) {
	_, response, err := service.DnsZonesAPI.GetDnsZone(background, 404404).Execute()
	var refused *client.GenericOpenAPIError
	if !errors.As(err, &refused) {
		story.Check(err)
	}
	body := refused.Model().(client.ErrorBody)
	story.Say("missing", story.Values{"status": response.StatusCode, "key": body.GetErrorKey()})
}
