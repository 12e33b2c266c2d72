import type { Attachment } from "./attachment.ts";
import type { CollectionDefinitions, CollectionsOf } from "./collection-definitions.ts";
import { completeCollections } from "./collection-definitions.ts";
import { bearerDefaults } from "./defaults/authentication.ts";
import type { CollectionSection } from "./defaults/collection-seed.ts";
import { collectionSeed, writeCollections } from "./defaults/collection-seed.ts";
import { collectionView } from "./defaults/collection-view.ts";
import { documentSecurity } from "./defaults/document-security.ts";
import { completeDocument } from "./defaults/documents.ts";
import { exampleCommands } from "./defaults/example-commands.ts";
import { problemResponses } from "./defaults/problem-details.ts";
import { definitionProblems } from "./definition-problems.ts";
import { shapeProblems } from "./definition-shape.ts";
import { withoutUndefined } from "./handlers.ts";
import { InvalidServiceError } from "./invalid-service-error.ts";
import type { AnyService, Credentials, Service } from "./service.ts";
import type {
  AnyDefinition,
  DefaultCaller,
  DefaultCredentials,
  NeededMembers,
  ServiceDefinition,
} from "./service-definition.ts";

/** Default maximum size of a request body, in bytes. */
const DEFAULT_MAX_BODY_BYTES = 10 * 1024 * 1024;

/**
 * Defines a service. Only its name, documents and collections are required; see {@link ServiceDefinition} for the
 * defaults.
 *
 * @example
 * const parcels = defineService({
 *   name: "parcels",
 *   documents: [{ document, handlers }],
 *   collections: { parcels: collection<Parcel>() },
 * });
 *
 * @throws InvalidServiceError listing all problems with the definition
 */
export function defineService<
  const Name extends string,
  const Definitions extends CollectionDefinitions,
  Fixtures = undefined,
  Caller = DefaultCaller,
  Section = CollectionSection<CollectionsOf<Definitions>>,
  Options extends Credentials = DefaultCredentials,
  Attached extends Attachment | undefined = undefined,
  Offset extends number | undefined = undefined,
  OwnOptions extends object = object,
>(
  definition: ServiceDefinition<
    Definitions,
    Fixtures,
    Caller,
    Section,
    Options,
    Attached,
    Offset,
    OwnOptions
  > &
    NeededMembers<Fixtures, Caller> & { readonly name: Name },
): Service<CollectionsOf<Definitions>, Fixtures, Caller, Section, Options, Attached, Offset, OwnOptions> & {
  readonly name: Name;
} {
  const anyDefinition = definition as unknown as AnyDefinition;
  const shape = shapeProblems(anyDefinition);
  const problems = shape.length > 0 ? shape : definitionProblems(anyDefinition);
  if (problems.length > 0) throw new InvalidServiceError(`${anyDefinition?.name ?? ""}`, problems);
  return withDefaults(anyDefinition) as AnyService & { readonly name: Name; readonly portOffset: Offset };
}

function withDefaults(definition: AnyDefinition): AnyService {
  const { name } = definition;
  const documents = definition.documents.map((each) => completeDocument(name, each));
  const collections = completeCollections(definition.collections);
  const security = documentSecurity(documents);
  const { callers, ...authentication } = bearerDefaults(security);
  return {
    portOffset: undefined,
    seed: collectionSeed(name, collections),
    writeSeed: writeCollections(collections),
    tasks: () => ({}),
    ...authentication,
    view: definition.view ?? collectionView({ name, documents, collections, callers }),
    errorResponse: problemResponses(security.usesBearer ? "Bearer" : undefined),
    responseHeaders: {},
    maxBodyBytes: DEFAULT_MAX_BODY_BYTES,
    examples: exampleCommands(documents, security, definition.defaultCaller ?? authentication.defaultCaller),
    ...withoutUndefined(definition),
    documents,
    collections,
  } as AnyService;
}
