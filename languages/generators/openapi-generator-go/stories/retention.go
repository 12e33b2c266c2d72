// The retention story with the client from openapi-generator.
package main

import (
	"context"
	"errors"
	"slices"
	"strings"

	"languages/client"
	"languages/story"
)

var background = context.Background()

func main() {
	service := connect()
	matter := create(service)
	list(service)
	count(service, matter.GetMatterId())
	closed, _, err := service.MattersAPI.CloseMatter(background, matter.GetMatterId()).Execute()
	story.Check(err)
	story.Say("close", story.Values{"state": closed.Matter.GetState()})
	readMissing(service)
}

func connect() *client.APIClient {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: story.URL}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+story.Credential)
	return client.NewAPIClient(configuration)
}

func create(service *client.APIClient) *client.Matter {
	var body client.MatterInput
	body.SetName("Case 42")
	matter, _, err := service.MattersAPI.CreateMatter(background).MatterInput(body).Execute()
	story.Check(err)
	story.Say("create", story.Values{"name": matter.GetName(), "state": matter.GetState()})
	return matter
}

func list(service *client.APIClient) {
	var pages []int
	var names []string
	request := service.MattersAPI.ListMatters(background).PageSize(2)
	for {
		page, _, err := request.Execute()
		story.Check(err)
		pages = append(pages, len(page.GetMatters()))
		for _, matter := range page.GetMatters() {
			names = append(names, matter.GetName())
		}
		if page.GetNextPageToken() == "" {
			break
		}
		request = request.PageToken(page.GetNextPageToken())
	}
	slices.Sort(names)
	story.Say("list", story.Values{"pages": pages, "names": names})
}

func count(service *client.APIClient, matterID string) {
	var ada client.AccountInfo
	ada.SetEmails([]string{"ada@example.com"})
	var query client.Query
	query.SetCorpus(client.CORPUSTYPE_MAIL)
	query.SetDataScope(client.DATASCOPE_ALL_DATA)
	query.SetMethod(client.SEARCHMETHOD_ACCOUNT)
	query.SetAccountInfo(ada)
	var body client.CountArtifactsRequest
	body.SetQuery(query)
	counting, _, err := service.MattersAPI.CountMatterAccounts(background, matterID).CountArtifactsRequest(body).Execute()
	story.Check(err)
	story.Say("count", story.Values{"name": counting.GetName()})
	id := strings.TrimPrefix(counting.GetName(), "operations/")
	done := story.Poll(func() *client.Operation {
		operation, _, err := service.OperationsAPI.GetOperation(background, id).Execute()
		story.Check(err)
		return operation
	}, (*client.Operation).GetDone)
	story.Say("operation", story.Values{"done": done.GetDone(), "total": done.GetResponse()["totalCount"]})
}

func readMissing(service *client.APIClient) {
	_, response, err := service.MattersAPI.GetMatter(background, "missing").Execute()
	var refused *client.GenericOpenAPIError
	if !errors.As(err, &refused) {
		story.Check(err)
	}
	body := refused.Model().(client.ErrorBody)
	story.Say("missing", story.Values{"status": response.StatusCode, "code": body.Error.GetStatus()})
}
