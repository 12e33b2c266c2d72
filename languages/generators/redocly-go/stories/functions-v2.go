// The story of the v2 family of functions, with the client of Redocly.
package main

import (
	"context"
	"errors"

	"languages/client"
	"languages/story"
)

const (
	project  = "demo"
	location = "us-central1"
)

var background = context.Background()

func main() {
	service := client.New(client.Config{ServerURL: story.URL, Auth: client.Auth{Bearer: credential}})
	create(service)
	function, err := service.GetFunction(background, project, location, "greet", nil)
	story.Check(err)
	story.Say("get", story.Values{"name": function.Name, "state": function.State})
	list(service)
	policy, err := service.GetFunctionIamPolicy(background, project, location, "greet", nil)
	story.Check(err)
	story.Say("policy", story.Values{"hasEtag": story.Text(policy.Etag) != ""})
	wanted := client.TestIamPermissionsRequest{Permissions: []string{"cloudfunctions.functions.get"}}
	granted, err := service.TestFunctionIamPermissions(background, project, location, "greet", wanted)
	story.Check(err)
	story.Say("permissions", story.Values{"permissions": granted.Permissions})
	_, err = service.GetFunction(background, project, location, "missing", nil)
	var failure *client.APIError
	if errors.As(err, &failure) {
		body := failure.Body.(map[string]any)["error"].(map[string]any)
		story.Say("missing", story.Values{"status": failure.Status, "code": body["status"]})
	}
}

func credential() string { return story.Credential }

func create(service *client.Client) {
	wanted := client.GenerateUploadUrlRequest{Environment: story.Ref(client.EnvironmentGen2)}
	target, err := service.GenerateFunctionUploadUrl(background, project, location, wanted)
	story.Check(err)
	story.Say("upload", story.Values{"status": story.Upload(story.Text(target.UploadUrl), nil)})
	greet := client.UserFunctionInput{BuildConfig: &client.BuildConfigInput{
		Runtime:    story.Ref("nodejs24"),
		EntryPoint: story.Ref("greet"),
		Source:     &client.Source{StorageSource: target.StorageSource},
	}}
	id := client.CreateFunctionParams{FunctionId: story.Ref("greet")}
	creation, err := service.CreateFunction(background, project, location, greet, &id)
	story.Check(err)
	story.Say("create", story.Values{"type": creation.Metadata.OperationType})
	operationID := story.LastSegment(story.Text(creation.Name))
	done := story.Poll(func() client.Operation {
		operation, err := service.GetOperation(background, project, location, operationID)
		story.Check(err)
		return operation
	}, func(operation client.Operation) bool { return operation.Done != nil && *operation.Done })
	story.Say("operation", story.Values{"done": done.Done})
}

func list(service *client.Client) {
	var pages []int
	query := client.ListFunctionsParams{PageSize: story.Ref[int64](2)}
	for {
		page, err := service.ListFunctions(background, project, location, &query)
		story.Check(err)
		pages = append(pages, len(page.Functions))
		query.PageToken = page.NextPageToken
		if query.PageToken == nil {
			break
		}
	}
	story.Say("list", story.Values{"pages": pages})
}
