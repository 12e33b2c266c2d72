import { defineService } from "../../../src/framework/define-service.ts";
import { ServiceError } from "../../../src/framework/service-error.ts";

const success = (schema: object) => ({
  200: { description: "Success.", content: { "application/json": { schema } } },
});

/** A document that requires a bearer token for all operations except two. */
export const document = {
  openapi: "3.1.0",
  info: { title: "Depot", version: "1" },
  security: [{ token: [] }],
  paths: {
    "/crates/{crateId}": {
      parameters: [{ name: "crateId", in: "path", required: true, schema: { type: "string" } }],
      get: { operationId: "getCrate", responses: success({ type: "object" }) },
      delete: { operationId: "deleteCrate", responses: success({ type: "object" }) },
      put: {
        operationId: "renameCrate",
        requestBody: { required: true, content: { "application/json": { schema: { type: "string" } } } },
        responses: {
          ...success({ type: "string" }),
          400: { description: "The name is invalid." },
          404: {
            description: "There is no such crate.",
            content: { "application/json": { schema: { type: "object", required: ["detail"] } } },
          },
        },
      },
    },
    "/crates": {
      get: {
        operationId: "listCrates",
        responses: success({ type: "array", items: { type: "object" } }),
      },
    },
    "/status": { get: { operationId: "getStatus", security: [], responses: success({ type: "object" }) } },
    "/greeting": {
      get: { operationId: "greet", security: [{}, { token: [] }], responses: success({ type: "object" }) },
    },
  },
  components: { securitySchemes: { token: { type: "http", scheme: "Bearer" } } },
};

/** A service with bearer tokens and a collection of arbitrary objects. It has no handler for `deleteCrate`. */
export const depot = defineService({
  name: "depot",
  documents: [
    {
      document,
      handlers: {
        getCrate: ({ context, path }) =>
          context.state.read((reader) => reader.get("crates", `${path.crateId}`)),
        listCrates: async ({ context }) => {
          const { items } = await context.state.read((reader) => reader.list("crates"));
          return items.map(({ value }) => value);
        },
        renameCrate: async ({ context, path, body }) => {
          const crate = await context.state.read((reader) => reader.get("crates", `${path.crateId}`));
          if (!crate) throw new ServiceError(404, "There is no such crate.");
          return body;
        },
        getStatus: async () => ({ isOpen: true }),
        greet: async ({ caller }) => ({ greeting: `Hello ${caller?.email ?? "stranger"}` }),
      },
    },
  ],
  collections: { crates: {} },
});
