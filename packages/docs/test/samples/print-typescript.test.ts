import { printTypeScript } from "@seamline/ui/code/print-typescript";
import { expect, it } from "vitest";
import { calledOperation, callRequest } from "./calls.ts";

it("creates the client before the call and prints the result", () => {
  const operation = calledOperation();
  const request = callRequest({ path: { bookId: "b" } });
  expect(printTypeScript({ operation, request })).toEqual({
    head: `import {
  bearer,
  createLibraryClient,
} from "@example/library/v1";

const library = createLibraryClient({
  baseUrl: "http://127.0.0.1:4020",
  auth: bearer("ada@example.com"),
});`,
    before: "",
    code: `const book = await library.books.get({ bookId: "b" });
console.log(book);`,
  });
});

it("prints a short import on one line", () => {
  const service = { ...calledOperation().service, packageEntry: "@a/b", factory: "createClient" };
  const { head } = printTypeScript({ operation: calledOperation({ service }), request: callRequest() });
  expect(head).toContain('import { bearer, createClient } from "@a/b";\n');
});

it("passes a key as the client's own option if it has one, and as apiKey otherwise", () => {
  const { service } = calledOperation();
  const credentials = { scheme: "apiKey", header: "X-Key", token: "k" } as const;
  const headOf = (clientOption?: string) =>
    printTypeScript({
      operation: calledOperation({ service: { ...service, credentials: { ...credentials, clientOption } } }),
      request: callRequest(),
    }).head;
  expect(headOf("accessKey")).toContain('  accessKey: "k",\n');
  expect(headOf()).toContain("import {\n  apiKey,\n  createLibraryClient,\n} from");
  expect(headOf()).toContain('  auth: apiKey("X-Key", "k"),\n');
});

it("iterates over the items of a list and waits for a long-running operation", () => {
  const list = calledOperation({ kind: "page", clientPath: "books.list" });
  expect(
    printTypeScript({ operation: list, request: callRequest({ query: { pageSize: 2 } }) }).code,
  ).toBe(`for await (const book of library.books.list({
  query: { pageSize: 2 },
})) {
  console.log(book);
}`);
  const bind = calledOperation({ kind: "operation", clientPath: "books.bind" });
  expect(
    printTypeScript({ operation: bind, request: callRequest({ path: { bookId: "b" } }) }).code,
  ).toBe(`const book = await library.books.bind({
  bookId: "b",
}).wait();
console.log(book);`);
});

it("passes a resource name instead of separate path parameters", () => {
  const resourceName = { input: "name", pattern: "s/{shelf}/b/{book}" };
  const request = callRequest({ path: { shelf: "s", book: "b" } });
  const { code } = printTypeScript({ operation: calledOperation({ resourceName }), request });
  expect(code).toContain('({\n  name: "s/s/b/b",\n})');
});

it("wraps long lines and quotes property names only if necessary", () => {
  const operation = calledOperation({ clientPath: "books.update", resultName: undefined });
  const body = {
    title: "A Treatise on the Analytical Engine",
    labels: { "first-edition": true, pages: [1, 2] },
  };
  const { code } = printTypeScript({ operation, request: callRequest({ path: { bookId: "b" }, body }) });
  expect(code).toBe(`await library.books.update({
  bookId: "b",
  body: {
    title: "A Treatise on the Analytical Engine",
    labels: { "first-edition": true, pages: [1, 2] },
  },
});`);
});

it("passes headers as call options, and ignores the results of setup calls", () => {
  const operation = calledOperation();
  const request = callRequest({ headers: { "If-Match": "1" } });
  const { before, code } = printTypeScript({ operation, request }, [{ operation, request: callRequest() }]);
  expect(before).toBe("await library.books.get();");
  expect(code).toContain(`library.books.get({}, {
  headers: { "If-Match": "1" },
});`);
});

it("uses the quotes that need the fewest escapes", () => {
  const codeOf = (title: string) =>
    printTypeScript({ operation: calledOperation(), request: callRequest({ body: { title } }) }).code;
  expect(codeOf('{"a":"\\n"}')).toContain(String.raw`{ title: '{"a":"\\n"}' }`);
  expect(codeOf(`"Ada's"`)).toContain(String.raw`{ title: "\"Ada's\"" }`);
});
