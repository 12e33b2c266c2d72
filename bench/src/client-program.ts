import type { SpecDocument } from "../../specs/dist/index.d.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { clientEntry } from "./package-entries.ts";

/** Returns the first GET operation without a request body. */
export async function firstGet(document: SpecDocument): Promise<Operation> {
  const operations = await operationsOf(document.files.json);
  const get = operations.find(({ method, hasBody }) => method === "GET" && !hasBody);
  if (get === undefined) throw new Error(`${document.title} has no GET operation.`);
  return get;
}

/**
 * Writes a program that creates the client of a document, as the service's package exports it, and makes one call.
 *
 * @param options options of the client besides `baseUrl`, as code
 */
export async function clientProgram(document: SpecDocument, options = "auth: false"): Promise<string> {
  const { place, names } = await firstGet(document);
  const { service } = document;
  const factory = `create${service.charAt(0).toUpperCase()}${service.slice(1)}Client`;
  return `import { bearer, ${factory} } from "${await clientEntry(document)}";
const client = ${factory}({ baseUrl: "http://127.0.0.1:4010", ${options} });
export const result = client.${place}(${JSON.stringify(names)});
`;
}
