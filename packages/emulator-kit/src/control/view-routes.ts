import { crc32c } from "../checksums/crc.ts";
import type { DocumentClient } from "../framework/handlers.ts";
import type { ControlResult } from "../framework/service.ts";
import type { OpenedDocument } from "../framework/service-document.ts";
import { ControlError, JSON_HEADERS } from "../http/control-error.ts";
import type { Journal } from "../journal/create-journal.ts";
import type { RunningService } from "../runtime/running-service.ts";
import type { ControlCall, ControlRoute } from "./control-route.ts";

/** The routes under `/__emulator` that describe the services. */
export const viewRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/services",
    summary: "Returns the services with their URLs, callers and root lists.",
    handle: listServices,
  },
  {
    method: "GET",
    path: "/documents/{id}",
    summary: "Returns the reference bundle of a document, such as parcels@v1, without descriptions.",
    handle: getDocument,
  },
];

/** Describes the emulator for its page, as JSON. */
export interface ListedServices {
  /** Version of the emulator's package. The version and all URLs are absent if the emulator runs without a server. */
  readonly version?: string;
  /** URL of the documentation. */
  readonly docsUrl?: string;
  readonly journal: Pick<Journal, "limit">;
  /** Whether the state was created from the example seed. Absent if the server has no example. */
  readonly example?: "loaded" | "available";
  readonly services: readonly ListedService[];
}

interface ListedService extends Awaited<ReturnType<RunningService["describe"]>> {
  readonly name: string;
  readonly title: string;
  readonly url?: string;
  /** The service's store error, if the last use of the store failed. Requests then fail with 503. */
  readonly problem?: string;
  readonly documents: readonly ListedDocument[];
  readonly controlRoutes: readonly Pick<ControlRoute, "method" | "path" | "summary">[];
}

interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly client?: DocumentClient;
}

async function listServices(call: ControlCall): Promise<ControlResult> {
  const { running, request, journal } = call;
  const { version, docsUrl } = request.server ?? {};
  const body: ListedServices = {
    ...(version !== undefined && { version }),
    ...(docsUrl !== undefined && { docsUrl }),
    journal: { limit: journal.limit },
    ...(await exampleState(call)),
    services: await Promise.all(running.map((service) => listedService(service, call))),
  };
  return { body };
}

async function exampleState({ request, seed }: ControlCall): Promise<Pick<ListedServices, "example">> {
  const example = await request.server?.exampleSeed?.();
  if (!example) return {};
  return { example: JSON.stringify(example) === JSON.stringify(seed()) ? "loaded" : "available" };
}

async function listedService(
  service: RunningService,
  { request: { server, origin }, seed }: ControlCall,
): Promise<ListedService> {
  const { name } = service;
  const url = server?.urlOf(name, origin);
  const documents = viewableDocuments(service).map(({ id, document, client }) => ({
    id,
    title: titleOf(document) ?? id,
    version: id.split("@")[1] ?? "",
    ...(client && { client }),
  }));
  return {
    name,
    title: titleOf(service.documents[0]?.document ?? {}) ?? service.documents[0]?.id ?? name,
    ...(url !== undefined && { url }),
    ...(service.problem && { problem: service.problem.message }),
    documents,
    ...(await service.describe(seed(), url ?? origin)),
    controlRoutes: service.controlRoutes.map(({ method, path, summary }) => ({ method, path, summary })),
  };
}

/** Returns a service's documents. The page shows the first one. */
function viewableDocuments({ documents, viewDocument }: RunningService): readonly OpenedDocument[] {
  return viewDocument ? [viewDocument, ...documents] : documents;
}

function titleOf(document: object): string | undefined {
  return (document as { readonly info?: { readonly title?: string } }).info?.title;
}

interface WrittenDocument {
  readonly json: string;
  readonly etag: string;
}

/** Caches serialized documents. They are large and do not change while the process runs. */
const written = new WeakMap<object, WrittenDocument>();

function getDocument({ id, running, request }: ControlCall): ControlResult {
  const documents = running.flatMap(viewableDocuments);
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
  return new ControlError(
    404,
    "not-found",
    `Document ${id.slice(0, 40)} does not exist (documents: ${ids}).`,
  );
}
