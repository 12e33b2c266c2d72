// The story of retention, with the client of Redocly.
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
	service := client.New(client.Config{ServerURL: story.URL, Auth: client.Auth{Bearer: credential}})
	matter, err := service.CreateMatter(background, client.MatterInput{Name: story.Ref("Case 42")}, nil)
	story.Check(err)
	story.Say("create", story.Values{"name": matter.Name, "state": matter.State})
	matterID := story.Text(matter.MatterId)
	list(service)
	count(service, matterID)
	closed, err := service.CloseMatter(background, matterID, client.Empty{}, nil)
	story.Check(err)
	story.Say("close", story.Values{"state": closed.Matter.State})
	_, err = service.GetMatter(background, "missing", nil)
	var failure *client.APIError
	if errors.As(err, &failure) {
		body := failure.Body.(map[string]any)["error"].(map[string]any)
		story.Say("missing", story.Values{"status": failure.Status, "code": body["status"]})
	}
}

func credential() string { return story.Credential }

func list(service *client.Client) {
	var pages []int
	var names []string
	query := client.ListMattersParams{PageSize: story.Ref[int64](2)}
	for {
		page, err := service.ListMatters(background, &query)
		story.Check(err)
		pages = append(pages, len(page.Matters))
		for _, matter := range page.Matters {
			names = append(names, story.Text(matter.Name))
		}
		query.PageToken = page.NextPageToken
		if query.PageToken == nil {
			break
		}
	}
	slices.Sort(names)
	story.Say("list", story.Values{"pages": pages, "names": names})
}

func count(service *client.Client, matterID string) {
	query := client.Query{
		Corpus:      story.Ref(client.CorpusTypeMail),
		DataScope:   story.Ref(client.DataScopeAllData),
		Method:      story.Ref(client.SearchMethodAccount),
		AccountInfo: &client.AccountInfo{Emails: []string{"ada@example.com"}},
	}
	counting, err := service.CountMatterAccounts(background, matterID, client.CountArtifactsRequest{Query: &query}, nil)
	story.Check(err)
	story.Say("count", story.Values{"name": counting.Name})
	id := strings.TrimPrefix(story.Text(counting.Name), "operations/")
	done := story.Poll(func() client.Operation {
		operation, err := service.GetOperation(background, id, nil)
		story.Check(err)
		return operation
	}, func(operation client.Operation) bool { return operation.Done != nil && *operation.Done })
	story.Say("operation", story.Values{"done": done.Done, "total": done.Response["totalCount"]})
}
