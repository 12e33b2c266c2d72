// The functions v1 story with the client from openapi-generator.
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
	target, _, err := service.FunctionsAPI.GenerateFunctionUploadUrl(background, project, location).Execute()
	story.Check(err)
	headers := map[string]string{"x-goog-content-length-range": "0,104857600"}
	story.Say("upload", story.Values{"status": story.Upload(target.GetUploadUrl(), headers)})
	create(service, target.GetUploadUrl())
	function, _, err := service.FunctionsAPI.GetFunction(background, project, location, "greet").Execute()
	story.Check(err)
	story.Say("get", story.Values{"name": function.GetName(), "status": function.GetStatus()})
	call(service)
	list(service)
	testPermissions(service)
	readMissing(service)
}

func connect() *client.APIClient {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: story.URL}}
	configuration.AddDefaultHeader("Authorization", "Bearer "+story.Credential)
	return client.NewAPIClient(configuration)
}

func create(service *client.APIClient, uploadURL string) {
	var greet client.CreateCloudFunctionInput
	greet.SetName("projects/demo/locations/us-central1/functions/greet")
	greet.SetRuntime("nodejs24")
	greet.SetEntryPoint("greet")
	greet.SetSourceUploadUrl(uploadURL)
	greet.SetHttpsTrigger(client.HttpsTriggerInput{})
	greet.SetEnvironmentVariables(map[string]string{"GREETING": "Hello"})
	creation, _, err := service.FunctionsAPI.CreateFunction(background, project, location).CreateCloudFunctionInput(greet).Execute()
	story.Check(err)
	story.Say("create", story.Values{"type": creation.Metadata.GetType()})
	id := story.LastSegment(creation.GetName())
	done := story.Poll(func() *client.Operation {
		operation, _, err := service.OperationsAPI.GetOperation(background, id).Execute()
		story.Check(err)
		return operation
	}, (*client.Operation).GetDone)
	story.Say("operation", story.Values{"done": done.GetDone()})
}

func call(service *client.APIClient) {
	var body client.CallFunctionRequest
	body.SetData(`{"name": "Ada"}`)
	request := service.FunctionsAPI.CallFunction(background, project, location, "greet").CallFunctionRequest(body)
	called, _, err := request.Execute()
	story.Check(err)
	story.Say("call", story.Values{"result": called.GetResult()})
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
