// The story of functions v2, v2alpha and v2beta with the client from openapi-generator.
package main

import (
	"context"
	"errors"

	"languages/client"
	"languages/story"
)

const project, location = "demo", "us-central1"

var background = context.Background()

func main() {
	service := connect()
	var generation client.GenerateUploadUrlRequest
	generation.SetEnvironment(client.ENVIRONMENT_GEN_2)
	request := service.FunctionsAPI.GenerateFunctionUploadUrl(background, project, location)
	target, _, err := request.GenerateUploadUrlRequest(generation).Execute()
	story.Check(err)
	story.Say("upload", story.Values{"status": story.Upload(target.GetUploadUrl(), nil)})
	create(service, target.GetStorageSource())
	function, _, err := service.FunctionsAPI.GetFunction(background, project, location, "greet").Execute()
	story.Check(err)
	story.Say("get", story.Values{"name": function.GetName(), "state": function.GetState()})
	list(service)
	policy, _, err := service.FunctionsAPI.GetFunctionIamPolicy(background, project, location, "greet").Execute()
	story.Check(err)
	story.Say("policy", story.Values{"hasEtag": policy.HasEtag()})
	testPermissions(service)
	readMissing(service)
}

func connect() *client.APIClient {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: story.URL}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+story.Credential)
	return client.NewAPIClient(configuration)
}

func create(service *client.APIClient, uploaded client.StorageSource) {
	var source client.Source
	source.SetStorageSource(uploaded)
	var build client.BuildConfigInput
	build.SetRuntime("nodejs24")
	build.SetEntryPoint("greet")
	build.SetSource(source)
	var greet client.UserFunctionInput
	greet.SetBuildConfig(build)
	request := service.FunctionsAPI.CreateFunction(background, project, location).FunctionId("greet")
	creation, _, err := request.UserFunctionInput(greet).Execute()
	story.Check(err)
	story.Say("create", story.Values{"type": creation.Metadata.GetOperationType()})
	id := story.LastSegment(creation.GetName())
	done := story.Poll(func() *client.Operation {
		operation, _, err := service.OperationsAPI.GetOperation(background, project, location, id).Execute()
		story.Check(err)
		return operation
	}, (*client.Operation).GetDone)
	story.Say("operation", story.Values{"done": done.GetDone()})
}

func list(service *client.APIClient) {
	var pages []int
	request := service.FunctionsAPI.ListFunctions(background, project, location).PageSize(2)
	for {
		page, _, err := request.Execute()
		story.Check(err)
		pages = append(pages, len(page.GetFunctions()))
		if page.GetNextPageToken() == "" {
			break
		}
		request = request.PageToken(page.GetNextPageToken())
	}
	story.Say("list", story.Values{"pages": pages})
}

func testPermissions(service *client.APIClient) {
	var wanted client.TestIamPermissionsRequest
	wanted.SetPermissions([]string{"cloudfunctions.functions.get"})
	request := service.FunctionsAPI.TestFunctionIamPermissions(background, project, location, "greet")
	granted, _, err := request.TestIamPermissionsRequest(wanted).Execute()
	story.Check(err)
	story.Say("permissions", story.Values{"permissions": granted.GetPermissions()})
}

func readMissing(service *client.APIClient) {
	_, response, err := service.FunctionsAPI.GetFunction(background, project, location, "missing").Execute()
	var refused *client.GenericOpenAPIError
	if !errors.As(err, &refused) {
		story.Check(err)
	}
	body := refused.Model().(client.ErrorBody)
	story.Say("missing", story.Values{"status": response.StatusCode, "code": body.Error.GetStatus()})
}
