// The story of functions v2, v2alpha and v2beta with the client from oapi-codegen.
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
	generation := client.GenerateUploadUrlRequest{Environment: story.Ref(client.EnvironmentGEN2)}
	target, err := service.GenerateFunctionUploadUrlWithResponse(background, project, location, generation)
	story.Check(err)
	story.Say("upload", story.Values{"status": story.Upload(story.Text(target.JSON200.UploadUrl), nil)})
	create(service, target.JSON200.StorageSource)
	function, err := service.GetFunctionWithResponse(background, project, location, "greet", nil)
	story.Check(err)
	story.Say("get", story.Values{"name": function.JSON200.Name, "state": function.JSON200.State})
	list(service)
	policy, err := service.GetFunctionIamPolicyWithResponse(background, project, location, "greet", nil)
	story.Check(err)
	story.Say("policy", story.Values{"hasEtag": policy.JSON200.Etag != nil})
	testPermissions(service)
	missing, err := service.GetFunctionWithResponse(background, project, location, "missing", nil)
	story.Check(err)
	story.Say("missing", story.Values{"status": missing.StatusCode(), "code": missing.JSON404.Error.Status})
}

func authenticate(_ context.Context, request *http.Request) error {
	request.Header.Set("Authorization", "Bearer "+story.Credential)
	return nil
}

func create(service *client.ClientWithResponses, uploaded *client.StorageSource) {
	greet := client.UserFunctionInput{BuildConfig: &client.BuildConfigInput{
		Runtime:    story.Ref("nodejs24"),
		EntryPoint: story.Ref("greet"),
		Source:     &client.Source{StorageSource: uploaded},
	}}
	query := client.CreateFunctionParams{FunctionId: story.Ref("greet")}
	creation, err := service.CreateFunctionWithResponse(background, project, location, &query, greet)
	story.Check(err)
	story.Say("create", story.Values{"type": creation.JSON200.Metadata.OperationType})
	id := story.LastSegment(story.Text(creation.JSON200.Name))
	done := story.Poll(func() *client.Operation {
		operation, err := service.GetOperationWithResponse(background, project, location, id)
		story.Check(err)
		return operation.JSON200
	}, func(operation *client.Operation) bool { return operation.Done != nil && *operation.Done })
	story.Say("operation", story.Values{"done": done.Done})
}

func list(service *client.ClientWithResponses) {
	var pages []int
	query := client.ListFunctionsParams{PageSize: story.Ref[client.FunctionPageSize](2)}
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
