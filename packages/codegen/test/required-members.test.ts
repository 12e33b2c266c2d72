import { describe, expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf } from "./support/generated.ts";
import { type CompilerVersion, compilers, typeCheck } from "./support/type-check.ts";

const json = (name: string): object => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});
const responses = (name: string): object => ({ responses: { 200: { description: "Done.", ...json(name) } } });

const pet = { id: { type: "string" }, name: { type: "string" }, legs: { type: "integer", default: 4 } };

/** A returned pet has an id and a name. To create a pet, a body is required. */
const document = documentOf(
  {
    "/pets": {
      get: {
        operationId: "listPets",
        "x-method": "pets.list",
        "x-pagination": { style: "token", parameter: "pageToken", items: "/pets", next: "/nextPageToken" },
        parameters: [
          { name: "pageToken", in: "query", schema: { type: "string" } },
          { name: "pageSize", in: "query", schema: { type: "integer", default: 20 } },
        ],
        ...responses("PetPage"),
      },
      post: {
        operationId: "createPet",
        "x-method": "pets.create",
        requestBody: { required: true, ...json("PetInput") },
        ...responses("Pet"),
      },
    },
    "/pets/{petId}": {
      patch: {
        operationId: "patchPet",
        "x-method": "pets.patch",
        requestBody: json("PetInput"),
        ...responses("Pet"),
      },
    },
  },
  {
    components: {
      schemas: {
        Pet: { type: "object", required: ["id", "name"], properties: pet },
        PetInput: { type: "object", required: ["name"], properties: { name: pet.name, legs: pet.legs } },
        PetPage: {
          type: "object",
          required: ["pets"],
          properties: {
            pets: { type: "array", items: { $ref: "#/components/schemas/Pet" } },
            nextPageToken: { type: "string" },
          },
        },
      },
    },
  },
);

const head = `
import type { TestClient } from "./client.gen.js";

declare const client: TestClient;
declare const use: <Type>(value: Type) => void;
const params = { path: { petId: "p" } };
`;

describe.each(Object.keys(compilers) as CompilerVersion[])("TypeScript %s", (version) => {
  async function checkConsumer(code: string): Promise<string> {
    const files = await generate({ spec: document });
    return typeCheck([...files, { path: "consumer.ts", text: head + code }], version);
  }

  test("required members are never undefined in results, pages and http responses", async () => {
    const code = `
      const { id, name } = await client.pets.create({ body: { name: "Rex" } });
      use<string>(id + name);
      for await (const pet of client.pets.list()) use<string>(pet.id);
      use<string[]>((await client.pets.list()).pets.map((pet) => pet.id));
      const { data } = await client.http.PATCH("/pets/{petId}", { params });
      if (data) use<string>(data.id);
      // @ts-expect-error a token is not on every page
      use<string>((await client.pets.list()).nextPageToken);
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("method calls, request() and http require a required body", async () => {
    const code = `
      client.pets.patch({ petId: "p" });
      client.http.PATCH("/pets/{petId}", { params });
      client.request("PATCH", "/pets/{petId}", { petId: "p" });
      // @ts-expect-error no input
      client.pets.create();
      // @ts-expect-error no body
      client.pets.create({});
      // @ts-expect-error no options in http
      client.http.POST("/pets");
      // @ts-expect-error no body in http
      client.http.POST("/pets", {});
      // @ts-expect-error no body in request
      client.request("POST", "/pets", {});
    `;
    expect(await checkConsumer(code)).toBe("");
  });

  test("members with defaults are optional in requests, and read-only members are not allowed", async () => {
    const code = `
      client.pets.create({ body: { name: "Rex" } });
      client.pets.list({ query: {} });
      client.http.POST("/pets", { body: { name: "Rex" } });
      // @ts-expect-error the service sets the id
      client.pets.create({ body: { name: "Rex", id: "p" } });
      // @ts-expect-error the service sets the id, in http too
      client.http.POST("/pets", { body: { name: "Rex", id: "p" } });
    `;
    expect(await checkConsumer(code)).toBe("");
  });
});
