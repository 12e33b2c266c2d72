// The story of functions v1, with the client of Redocly.
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
	story.Say("get", story.Values{"name": function.Name, "status": function.Status})
	data := client.CallFunctionRequest{Data: story.Ref(`{"name": "Ada"}`)}
	called, err := service.CallFunction(background, project, location, "greet", data)
	story.Check(err)
	story.Say("call", story.Values{"result": called.Result})
	list(service)
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
	target, err := service.GenerateFunctionUploadUrl(background, project, location, client.GenerateUploadUrlRequest{})
	story.Check(err)
	uploadURL := story.Text(target.UploadUrl)
	headers := map[string]string{"x-goog-content-length-range": "0,104857600"}
	story.Say("upload", story.Values{"status": story.Upload(uploadURL, headers)})
	greet := client.CloudFunctionInput{
		Name:                 story.Ref("projects/demo/locations/us-central1/functions/greet"),
		Runtime:              story.Ref("nodejs24"),
		EntryPoint:           story.Ref("greet"),
		SourceUploadUrl:      &uploadURL,
		HttpsTrigger:         &client.HttpsTriggerInput{},
		EnvironmentVariables: map[string]string{"GREETING": "Hello"},
	}
	creation, err := service.CreateFunction(background, project, location, greet)
	story.Check(err)
	story.Say("create", story.Values{"type": creation.Metadata.Type_})
	id := story.LastSegment(story.Text(creation.Name))
	done := story.Poll(func() client.Operation {
		operation, err := service.GetOperation(background, id)
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
