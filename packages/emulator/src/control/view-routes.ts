import { crc32c } from "../checksums/crc.ts";
import type { ControlResult } from "../framework/service.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { ControlError, JSON_HEADERS } from "./control-error.ts";
import type { ControlCall, ControlRoute } from "./control-route.ts";

/** The routes below `/__emulator` that say what services there are, and what they are like. */
export const viewRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/services",
    summary: "The services: where they are, who may call them, and the lists of what they have.",
    handle: listServices,
  },
  {
    method: "GET",
    path: "/documents/{id}",
    summary: "The reference bundle of a document, such as retention@v1, without its prose.",
    handle: getDocument,
  },
];

async function listServices({ running, request, journal, seed }: ControlCall): Promise<ControlResult> {
  const { server, origin } = request;
  const services = running.map(async (service) => ({
    name: service.name,
    ...(server && { url: server.urlOf(service.name, origin) }),
    documents: service.documents.map(({ id }) => ({ id, version: id.split("@")[1] ?? "" })),
    ...(await service.describe(seed())),
    controlRoutes: service.controlRoutes.map(({ method, path, summary }) => ({ method, path, summary })),
  }));
  const body = { journal: { limit: journal.limit }, services: await Promise.all(services) };
  return { body: { ...(server && { version: server.version }), ...body } };
}

interface WrittenDocument {
  readonly json: string;
  readonly etag: string;
}

/** Documents never change while the process runs, and are large. */
const written = new WeakMap<object, WrittenDocument>();

function getDocument({ id, running, request }: ControlCall): ControlResult {
  const documents = running.flatMap((service) => service.documents);
  const found = documents.find((document) => document.id === id);
  if (!found) throw unknownDocument(id, documents);
  const { json, etag } = written.get(found.document) ?? write(found.document);
  const headers = { ...JSON_HEADERS, etag, "cache-control": "no-cache" };
  if (request.headers.get("if-none-match")?.includes(etag)) return { response: { status: 304, headers } };
  return { json, headers };
}

function write(document: object): WrittenDocument {
  const json = JSON.stringify(document);
  const etag = `"${crc32c(new TextEncoder().encode(json)).toString(16)}-${json.length.toString(16)}"`;
  const result = { json, etag };
  written.set(document, result);
  return result;
}

function unknownDocument(id: string, documents: readonly OpenedDocument[]): ControlError {
  const ids = documents.map((document) => document.id).join(", ");
  return new ControlError(404, "not-found", `There is no document ${id.slice(0, 40)}: there are ${ids}.`);
}
