import { functionName } from "./function-name.ts";
import { type Generator, heyApi, openapiTypescript, redocly, seamline } from "./generators.ts";
import type { Operation } from "./operations.ts";

/** A generated client, and how a user calls it. */
export interface GeneratedClient {
  readonly name: string;
  readonly generator: Generator;
  /** Imports, and the code that creates the client if it is needed. */
  readonly setUp: string;
  /** Returns the expression of a call. */
  readonly call: (operation: Operation) => string;
}

const BASE_URL = '"http://127.0.0.1:4010"';

const ours: GeneratedClient = {
  name: "seamline",
  generator: seamline,
  setUp: `import { createClient } from "@seamline/client-core";
import { definition } from "./operations.gen.js";
const client = createClient(definition, { baseUrl: ${BASE_URL} });`,
  call: ({ place, names, hasBody }) => `client.${place}(${argument({ ...names }, hasBody)})`,
};

const openapiFetch: GeneratedClient = {
  name: "openapi-typescript + openapi-fetch",
  generator: openapiTypescript,
  setUp: `import createClient from "openapi-fetch";
import type { paths } from "./types.js";
const client = createClient<paths>({ baseUrl: ${BASE_URL} });`,
  call: ({ method, path, parameters, hasBody }) => {
    const given = isEmpty(parameters) ? {} : { params: { path: parameters } };
    return `client.${method}(${JSON.stringify(path)}, ${argument(given, hasBody)})`.replace(", )", ")");
  },
};

const hey: GeneratedClient = {
  name: "hey-api",
  generator: heyApi,
  setUp: `import * as sdk from "./client/sdk.gen.js";
import { client } from "./client/client.gen.js";
client.setConfig({ baseUrl: ${BASE_URL} });`,
  call: (operation) => `sdk.${functionName(operation.operationId)}(${layered(operation)})`,
};

const redoclyClient: GeneratedClient = {
  name: "redocly generate-client",
  generator: redocly,
  setUp: `import { client } from "./client.js";
client.configure({ serverUrl: ${BASE_URL} });`,
  call: (operation) => `client.${operation.operationId.replaceAll(/\W/g, "_")}(${layered(operation)})`,
};

export const peers: readonly GeneratedClient[] = [openapiFetch, hey, redoclyClient];
export const clients: readonly GeneratedClient[] = [ours, ...peers];

function layered({ parameters, hasBody }: Operation): string {
  return argument(isEmpty(parameters) ? {} : { path: parameters }, hasBody);
}

function argument(given: object, hasBody: boolean): string {
  const whole = hasBody ? { ...given, body: {} } : given;
  return isEmpty(whole) ? "" : JSON.stringify(whole);
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
