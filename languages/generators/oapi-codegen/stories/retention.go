// The retention story with the client from oapi-codegen.
package main

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"languages/client"
	"languages/story"
)

var background = context.Background()

func main() {
	service, err := client.NewClientWithResponses(story.URL, client.WithRequestEditorFn(authenticate))
	story.Check(err)
	matterID := create(service)
	list(service)
	count(service, matterID)
	closed, err := service.CloseMatterWithResponse(background, matterID, nil, client.CloseMatterJSONRequestBody{})
	story.Check(err)
	story.Say("close", story.Values{"state": closed.JSON200.Matter.State})
	missing, err := service.GetMatterWithResponse(background, "missing", nil)
	story.Check(err)
	story.Say("missing", story.Values{"status": missing.StatusCode(), "code": missing.JSON404.Error.Status})
}

func authenticate(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+story.Credential)
	return nil
}

func create(service *client.ClientWithResponses) string {
	body := client.MatterInput{Name: story.Ref("Case 42")}
	created, err := service.CreateMatterWithResponse(background, nil, body)
	story.Check(err)
	matter := created.JSON200
	story.Say("create", story.Values{"name": matter.Name, "state": matter.State})
	return story.Text(matter.MatterId)
}

func list(service *client.ClientWithResponses) {
	var pages []int
	var names []string
	query := client.ListMattersParams{PageSize: story.Ref[client.MattersPageSize](2)}
	for {
		page, err := service.ListMattersWithResponse(background, &query)
		story.Check(err)
		pages = append(pages, len(*page.JSON200.Matters))
		for _, matter := range *page.JSON200.Matters {
			names = append(names, story.Text(matter.Name))
		}
		query.PageToken = page.JSON200.NextPageToken
		if query.PageToken == nil {
			break
		}
	}
	slices.Sort(names)
	story.Say("list", story.Values{"pages": pages, "names": names})
}

func count(service *client.ClientWithResponses, matterID string) {
	body := client.CountArtifactsRequest{Query: &client.Query{
		Corpus:      story.Ref(client.CorpusTypeMAIL),
		DataScope:   story.Ref(client.DataScopeALLDATA),
		Method:      story.Ref(client.SearchMethodACCOUNT),
		AccountInfo: &client.AccountInfo{Emails: &[]string{"ada@example.com"}},
	}}
	counting, err := service.CountMatterAccountsWithResponse(background, matterID, nil, body)
	story.Check(err)
	story.Say("count", story.Values{"name": counting.JSON200.Name})
	id := strings.TrimPrefix(story.Text(counting.JSON200.Name), "operations/")
	done := story.Poll(func() *client.Operation {
		operation, err := service.GetOperationWithResponse(background, id, nil)
		story.Check(err)
		return operation.JSON200
	}, func(operation *client.Operation) bool { return operation.Done != nil && *operation.Done })
	story.Say("operation", story.Values{"done": done.Done, "total": (*done.Response)["totalCount"]})
}
