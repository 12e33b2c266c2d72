import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, generateFixture, operation, textOf } from "./support/generated.ts";
import { type CompilerVersion, compilers, typeCheck } from "./support/type-check.ts";

const imports = `
import { type CancellableOperationCall, type ClientOptions, parseInt64, type Unlisted, unlisted } from "@seamline/client-core";
import type { ArchiveClient, CreateFolderInput } from "./client.gen.js";
import { folderStateValues, isFolderState, isPaper, paperValues } from "./enums.gen.js";
import type { CheckedPoints, ErrorBody, FieldFault, Folder, FolderInput, FolderState, Paper, ScanMetadata, ScanOperation, ScanResult } from "./types.gen.js";

declare const client: ArchiveClient;
declare const folder: Folder;
declare const use: <Type>(value: Type) => void;
const folderId = "1";
`;

describe.each(Object.keys(compilers) as CompilerVersion[])("TypeScript %s", (version) => {
  async function checkConsumer(code: string): Promise<string> {
    const files = await generateFixture("archive.yaml");
    return typeCheck([...files, { path: "consumer.ts", text: imports + code }], version);
  }

  test("checking the status narrows the type of a result", async () => {
    const code = `
      const result = await client.folders.create({ body: { name: "A" } }).result();
      switch (result.status) {
        case 200: use<Folder>(result.data); break;
        case 400: use<FieldFault | undefined>(result.error.body); break;
        case 401: case 429: use<ErrorBody | undefined>(result.error.body); break;
        case 404: use<unknown>(result.error.body); break;
        case undefined: use<Error>(result.error);
      }
      if (result.ok) use<200>(result.status);
      // @ts-expect-error an undocumented status has an unknown body
      if (result.status === 404) use<ErrorBody | undefined>(result.error.body);
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("long-running operations have typed results, and can be cancelled if the service supports it", async () => {
    const code = `
      const call = client.folders.scan({ folderId, body: { colours: true } });
      use<CancellableOperationCall<ScanResult, ScanMetadata, ScanOperation>>(call);
      use<ScanOperation>(await call);
      const scanned = await call.wait({ onProgress: ({ metadata }) => use<string | undefined>(metadata?.pagesDone) });
      use<bigint>(parseInt64(scanned.pages ?? "0"));
      await call.cancel();
      use<Record<string, unknown>>(await client.folders.shred({ folderId }).wait());
      // @ts-expect-error the service cannot cancel this one
      client.folders.shred({ folderId }).cancel();
      // @ts-expect-error this call is not long-running
      client.folders.get({ folderId }).wait();
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("responses can contain unlisted values, and guards narrow them to listed values", async () => {
    const code = `
      use<FolderState[] | undefined>(folder.states);
      use<string | undefined>(folder.state);
      use<number | undefined>(folder.paper);
      if (folder.state === "A STATE OF TOMORROW" || folder.paper === 99) use(folder);
      const { state, paper } = folder;
      if (isFolderState(state)) use<"STATE_UNSPECIFIED" | "OPEN" | "SEALED">(state);
      else use<Unlisted | undefined>(state);
      const { data } = await client.http.GET("/v1/folders/{folderId}", { params: { path: { folderId } } });
      use<Folder | undefined>(data);
      if (isFolderState(data?.state)) use<"STATE_UNSPECIFIED" | "OPEN" | "SEALED">(data.state);
      if (isPaper(paper)) use<0 | 1 | -1>(paper);
      use<readonly ["STATE_UNSPECIFIED", "OPEN", "SEALED"]>(folderStateValues);
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("requests accept listed values, values from responses, and values marked with unlisted()", async () => {
    const code = `
      const name = "A";
      client.folders.create({ body: { name, state: "OPEN", paper: paperValues.CARDBOARD } });
      client.folders.create({ body: { ...folder, name } });
      client.folders.create({ body: { name, state: unlisted("FROZEN"), paper: unlisted(99) } });
      client.folders.list({ query: { state: unlisted("FROZEN") } });
      client.http.POST("/v1/folders", { body: { name, state: unlisted("FROZEN") } });
      declare const text: string;
      client.folders.create({ body: { name, state: unlisted(text) } });
      if (isFolderState(text)) client.folders.create({ body: { name, state: text } });
      // @ts-expect-error a typo in OPEN
      client.folders.create({ body: { name, state: "OPNE" } });
      // @ts-expect-error an arbitrary string
      client.folders.create({ body: { name, state: text } });
      // @ts-expect-error an unlisted number
      client.folders.create({ body: { name, paper: 99 } });
      // @ts-expect-error a string in place of a number
      client.folders.create({ body: { name, paper: "CARDBOARD" } });
      // @ts-expect-error a number in place of a string
      client.folders.create({ body: { name, state: unlisted(99) } });
      // @ts-expect-error a typo in a query parameter
      client.folders.list({ query: { state: "OPNE" } });
      // @ts-expect-error a typo in a body of http
      client.http.POST("/v1/folders", { body: { name, state: "OPNE" } });
      // @ts-expect-error a typo in a query parameter of http
      client.http.GET("/v1/folders", { params: { query: { state: "OPNE" } } });
      // @ts-expect-error a closed enum only accepts its values
      client.folders.list({ query: { alt: unlisted("xml") } });
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("bodies can be text or empty, and members with defaults are optional in requests", async () => {
    const code = `
      use<Promise<string | undefined>>(client.folders.getText({ folderId }));
      const nothing = await client.folders.delete({ folderId });
      use<Record<string, unknown>>(nothing);
      use<unknown>(nothing.anything);
      use<CreateFolderInput>({ body: { name: "A" } });
      use<string | null | undefined>(folder.pages);
      // @ts-expect-error a folder only has its known members
      folder.nam;
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("a point can be filled inside an unnamed object, but not if it is already filled", async () => {
    const fill = (id: string): string => `
      declare module "./types.gen.js" { interface ExtensionPoints { "${id}": { light: number } } }
      export const options: ClientOptions & CheckedPoints = { baseUrl: "http://127.0.0.1" };
      declare const scan: ScanResult;
    `;
    expect(await checkConsumer(`${fill("scan.details")} use<number | undefined>(scan.details?.light);`)).toBe(
      "",
    );
    expect(await checkConsumer(fill("scan.fields"))).toContain("unknown extension point: scan.fields");
  });

  test("an object with documented members is closed until its point is filled, unless it is declared open", async () => {
    const schemas = {
      Zone: { type: "object", properties: { name: { type: "string" } }, "x-extension-point": "zone.states" },
    };
    const points = { "zone.states": { area: "states", source: "Zones", summary: "States of a zone." } };
    const spec = documentOf({}, { components: { schemas }, "x-extension-points": points });
    const code = `
      import type { Zone } from "./types.gen.js";

      declare const zone: Zone;
      export const name: string | undefined = zone.name;
      // @ts-expect-error no such field
      zone.nam;
    `;
    const fill = `
      import type { Zone } from "./types.gen.js";

      declare module "./types.gen.js" { interface ExtensionPoints { "zone.states": { state: "ON" | "OFF" } } }
      export const state = (zone: Zone): "ON" | "OFF" => zone.state;
    `;
    const files = await generate({ spec });
    expect(await typeCheck([...files, { path: "consumer.ts", text: code }], version)).toBe("");
    expect(await typeCheck([...files, { path: "consumer.ts", text: fill }], version)).toBe("");
  });
});

test("the type ExtensionPointId is `never` if all points of the document are filled", async () => {
  const point = { area: "fields", source: "A", summary: "B" };
  const files = await generate({ spec: documentOf({}, { "x-filled-points": { "a.fields": point } }) });
  expect(textOf(files, "types.gen.ts")).toContain("export type ExtensionPointId = never;");
});

test("generates Record<string, unknown> for empty objects, not Record<string, never>", async () => {
  const empty = { type: "object", properties: {}, additionalProperties: false };
  const response = {
    responses: { 200: { description: "", content: { "application/json": { schema: empty } } } },
  };
  const paths = {
    "/a": { get: operation({ operationId: "get", ...response }), put: operation({ operationId: "put" }) },
  };
  const files = await generate({ spec: documentOf(paths, { components: { schemas: { Empty: empty } } }) });
  expect(files.map(({ text }) => text).join("")).not.toContain("never>");
  expect(textOf(files, "types.gen.ts")).toContain("export type Empty = Record<string, unknown>;");
  expect(textOf(files, "client.gen.ts")).toContain("ApiCall<Record<string, unknown>, GetResponses>");
});
