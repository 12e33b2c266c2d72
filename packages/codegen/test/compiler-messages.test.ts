import { describe, expect, test } from "vitest";
import { generateFixture } from "./support/generated.ts";
import { type CompilerVersion, compilers, messagesByLine } from "./support/type-check.ts";

/** Mistakes in calls, with strings that the compiler message must contain. */
const mistakes: readonly { readonly call: string; readonly names: readonly string[] }[] = [
  { call: "client.folders.create({ body: { name: 5 } })", names: ["'string'"] },
  {
    call: 'client.folders.create({ body: { nam: "a" } })',
    names: ["'nam'", "'FolderInput'", "write 'name'?"],
  },
  {
    call: "client.folders.create({ body: { name, copies: '1' } })",
    names: ["'number'"],
  },
  { call: "client.folders.create({ body: {} })", names: ["'name'", "'FolderInput'"] },
  { call: "client.folders.create({ body: folderWithoutName })", names: ["'name'", "'FolderInput'"] },
  { call: "client.folders.create({ bod: { name } })", names: ["'bod'", "'CreateFolderInput'"] },
  { call: "client.folders.get({})", names: ["'folderId'", "'GetFolderInput'"] },
  { call: "client.folders.get({ folderId: 5 })", names: ["'string'", "on type 'GetFolderInput'"] },
  {
    call: "client.folders.create({ body: { name, state: 5 } })",
    names: ["'FolderState "],
  },
  {
    call: "client.folders.create({ body: { name, paper: 'PLAIN' } })",
    names: ["'Paper "],
  },
  { call: "client.folders.list({ query: { alt: 'jso' } })", names: ["'AnswerForm ", "mean '\"json\"'?"] },
  {
    call: "client.folders.list({ query: { pageSize: '5' } })",
    names: ["'number'"],
  },
  { call: "client.folders.list({ query: { pagesize: 5 } })", names: ["'pagesize'", "'ListFoldersQuery'"] },
  { call: "client.folders.get({ folderId: '1', query: { alr: 5 } })", names: ["'alr'", "'CommonQuery'"] },
  { call: "client.operations.get({ name: 5 })", names: ["'OperationName'"] },
  { call: "client.http.GET('/v1/folders', { params: { query: { a: 1 } } })", names: ["'ListFoldersQuery'"] },
  { call: "const a: string = await client.folders.get({ folderId: '1' })", names: ["'Folder'"] },
  { call: "const b: string = await client.folders.scan(scan).wait()", names: ["'ScanResult'"] },
  { call: "client.folders.shred({ folderId: '1' }).cancel()", names: ["'cancel'", "'OperationCall<"] },
  { call: "client.folders.creat({})", names: ["'creat'", "'FoldersResource'", "mean 'create'?"] },
];

const head = [
  'import type { ArchiveClient } from "./client.gen.js";',
  "declare const client: ArchiveClient;",
  "declare const name: string;",
  'const scan = { folderId: "1", body: { colours: true } };',
  "const folderWithoutName = { copies: 1 };",
];

async function messagesOf(version: CompilerVersion): Promise<Map<number, string>> {
  const text = [...head, ...mistakes.map(({ call }) => `${call};`), "export {};"].join("\n");
  return messagesByLine([...(await generateFixture("archive.yaml")), { path: "consumer.ts", text }], version);
}

describe.each(Object.keys(compilers) as CompilerVersion[])("TypeScript %s", (version) => {
  test("a mistake in a call produces a short compiler message that contains the type name", {
    timeout: 60_000,
  }, async () => {
    const messages = await messagesOf(version);
    for (const [index, { call, names }] of mistakes.entries()) {
      const message = messages.get(head.length + index + 1) ?? "no message";
      for (const name of names) {
        expect(message, call).toContain(name);
      }
      expect(message.length, message).toBeLessThan(300);
    }
    expect(messages.size).toBe(mistakes.length);
  });
});
