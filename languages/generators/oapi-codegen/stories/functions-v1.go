// The functions v1 story with the client from oapi-codegen.
package main

import (
	"context"
	"net/http"

	"languages/client"
	"languages/story"
)

const project, location = "demo", "us-central1"

var background = context.Background()

func main() {
	service, err := client.NewClientWithResponses(story.URL, client.WithRequestEditorFn(authenticate))
	story.Check(err)
	body := client.GenerateUploadUrlRequest{}
	target, err := service.GenerateFunctionUploadUrlWithResponse(background, project, location, body)
	story.Check(err)
	uploadURL := story.Text(target.JSON200.UploadUrl)
	headers := map[string]string{"x-goog-content-length-range": "0,104857600"}
	story.Say("upload", story.Values{"status": story.Upload(uploadURL, headers)})
	create(service, uploadURL)
	function, err := service.GetFunctionWithResponse(background, project, location, "greet", nil)
	story.Check(err)
	story.Say("get", story.Values{"name": function.JSON200.Name, "status": function.JSON200.Status})
	call(service)
	list(service)
	testPermissions(service)
	missing, err := service.GetFunctionWithResponse(background, project, location, "missing", nil)
	story.Check(err)
	story.Say("missing", story.Values{"status": missing.StatusCode(), "code": missing.JSON404.Error.Status})
}

func authenticate(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+story.Credential)
	return nil
}

func create(service *client.ClientWithResponses, uploadURL string) {
	greet := client.CreateCloudFunctionInput{
		Name:                 "projects/demo/locations/us-central1/functions/greet",
		Runtime:              story.Ref("nodejs24"),
		EntryPoint:           story.Ref("greet"),
		SourceUploadUrl:      &uploadURL,
		HttpsTrigger:         &client.HttpsTriggerInput{},
		EnvironmentVariables: &map[string]string{"GREETING": "Hello"},
	}
	creation, err := service.CreateFunctionWithResponse(background, project, location, greet)
	story.Check(err)
	story.Say("create", story.Values{"type": creation.JSON200.Metadata.Type})
	id := story.LastSegment(story.Text(creation.JSON200.Name))
	done := story.Poll(func() *client.Operation {
		operation, err := service.GetOperationWithResponse(background, id)
		story.Check(err)
		return operation.JSON200
	}, func(operation *client.Operation) bool { return operation.Done != nil && *operation.Done })
	story.Say("operation", story.Values{"done": done.Done})
}

func call(service *client.ClientWithResponses) {
	body := client.CallFunctionRequest{Data: story.Ref(`{"name": "Ada"}`)}
	called, err := service.CallFunctionWithResponse(background, project, location, "greet", body)
	story.Check(err)
	story.Say("call", story.Values{"result": called.JSON200.Result})
}

func list(service *client.ClientWithResponses) {
	var pages []int
	query := client.ListFunctionsParams{PageSize: story.Ref[client.PageSize](2)}
	for {
		page, err := service.ListFunctionsWithResponse(background, project, location, &query)
		story.Check(err)
		pages = append(pages, len(*page.JSON200.Functions))
		query.PageToken = page.JSON200.NextPageToken
		if query.PageToken == nil {
			break
		}
	}
	story.Say("list", story.Values{"pages": pages})
}

func testPermissions(service *client.ClientWithResponses) {
	wanted := client.TestIamPermissionsRequest{Permissions: &[]string{"cloudfunctions.functions.get"}}
	granted, err := service.TestFunctionIamPermissionsWithResponse(background, project, location, "greet", wanted)
	story.Check(err)
	story.Say("permissions", story.Values{"permissions": granted.JSON200.Permissions})
}
