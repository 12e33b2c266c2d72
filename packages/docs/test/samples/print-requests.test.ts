import { programOf } from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { printPython } from "@seamline/ui/code/print-python";
import { expect, it } from "vitest";
import { calledOperation, callRequest } from "./calls.ts";

const rename = calledOperation({ method: "PATCH", clientPath: "books.patch" });
const renaming = callRequest({
  path: { bookId: "book 1/2" },
  query: { mask: "title,labels", notify: true, tag: ["a", "b"] },
  body: {
    title: "Ada's notes",
    pages: null,
    labels: { draft: false, editors: ["Ada Lovelace", "Grace Hopper"] },
  },
});

it("prints a curl command with correct quoting and escaping", () => {
  expect(
    programOf(printCurl({ operation: rename, request: renaming })),
  ).toBe(String.raw`curl 'http://127.0.0.1:4020/v1/books/book%201%2F2?mask=title,labels&notify=true&tag=a&tag=b' \
  --request PATCH \
  --header 'Authorization: Bearer ada@example.com' \
  --header 'Content-Type: application/json' \
  --data '{
    "title": "Ada'\''s notes",
    "pages": null,
    "labels": {
      "draft": false,
      "editors": ["Ada Lovelace", "Grace Hopper"]
    }
  }'`);
});

it("prints a Python program with Python literals", () => {
  expect(programOf(printPython({ operation: rename, request: renaming }))).toBe(`import requests

response = requests.patch(
    "http://127.0.0.1:4020/v1/books/book%201%2F2",
    params={
        "mask": "title,labels",
        "notify": "true",
        "tag": ["a", "b"],
    },
    headers={"Authorization": "Bearer ada@example.com"},
    json={
        "title": "Ada's notes",
        "pages": None,
        "labels": {
            "draft": False,
            "editors": ["Ada Lovelace", "Grace Hopper"],
        },
    },
)
response.raise_for_status()
print(response.json())`);
});

it("keeps slashes in a parameter that spans several segments", () => {
  const operation = calledOperation({ template: "/v1/{name}:read", multiSegment: ["name"] });
  const { code } = printCurl({ operation, request: callRequest({ path: { name: "shelves/a b" } }) });
  expect(code).toContain("'http://127.0.0.1:4020/v1/shelves/a%20b:read'");
});

it("the Python program prints a text response, but prints nothing for an empty one", () => {
  const codeOf = (responseType: "none" | "text") =>
    printPython({ operation: calledOperation({ responseType }), request: callRequest() }).code;
  expect(codeOf("none")).not.toContain("print");
  expect(codeOf("text")).toContain("print(response.text)");
});
