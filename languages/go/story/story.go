// Package story contains helpers for all Go stories: environment, output, upload to a signed URL, and polling.
package story

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"
)

// URL is the base URL of the service.
var URL = os.Getenv("SEAMLINE_URL")

// Credential is the token or key that is sent with every call.
var Credential = os.Getenv("SEAMLINE_CREDENTIAL")

// Values are the members of a step.
type Values map[string]any

// Say prints a step as a line of JSON.
func Say(step string, values Values) {
	line := Values{"step": step}
	for name, value := range values {
		line[name] = value
	}
	text, err := json.Marshal(line)
	Check(err)
	fmt.Println(string(text))
}

// Check ends the story if err is not nil.
func Check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Upload sends the archive of the story with the documented headers and without credentials, and returns the status.
func Upload(url string, headers map[string]string) int {
	archive, err := os.ReadFile(os.Getenv("SEAMLINE_ARCHIVE"))
	Check(err)
	request, err := http.NewRequest(http.MethodPut, url, bytes.NewReader(archive))
	Check(err)
	request.Header.Set("Content-Type", "application/zip")
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(request)
	Check(err)
	defer response.Body.Close()
	return response.StatusCode
}

// Poll polls a long-running operation until it is done, for at most a minute.
func Poll[T any](read func() T, isDone func(T) bool) T {
	deadline := time.Now().Add(time.Minute)
	for {
		answer := read()
		if isDone(answer) {
			return answer
		}
		if time.Now().After(deadline) {
			Check(fmt.Errorf("the operation did not finish within a minute"))
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// Ref returns a pointer to a value, for optional fields.
func Ref[T any](value T) *T {
	return &value
}

// Text returns the string in a required field (a string) or an optional field (a pointer). It is empty without a value.
func Text(field any) string {
	if value := reflect.Indirect(reflect.ValueOf(field)); value.IsValid() {
		return value.String()
	}
	return ""
}

// LastSegment returns the last segment of a resource name.
func LastSegment(name string) string {
	return name[strings.LastIndex(name, "/")+1:]
}
