import type { Attachment } from "./attachment.ts";
import type { BearerCredentials } from "./bearer-authentication.ts";
import type { CollectionDefinitions, CollectionsOf } from "./collection-definitions.ts";
import type { CollectionSection } from "./defaults/collection-seed.ts";
import type { Account } from "./directory.ts";
import type { ServiceDocument } from "./handlers.ts";
import type { Credentials, NoCredentials, Service, ServiceContext } from "./service.ts";

/**
 * The parameter of `defineService`. Only the name, the documents with their handlers, and the collections are required.
 *
 * | member | default |
 * |---|---|
 * | `seed`, `writeSeed` | a section with the items of each collection by key: `{ parcels: { "p-1": { … } } }` |
 * | `authenticate` | bearer tokens, if the document requires them for the operation |
 * | `errorResponse` | problem details (RFC 9457) |
 * | `view` | the items of every collection |
 * | `examples` | a curl command for the first GET operation that needs no parameters |
 * | `portOffset` | the next free offset |
 * | `maxBodyBytes` | 10 MiB |
 */
export interface ServiceDefinition<
  Definitions extends CollectionDefinitions,
  Fixtures,
  Caller,
  Section,
  Options extends Credentials,
  Attached extends Attachment | undefined,
  Offset extends number | undefined,
  OwnOptions extends object,
> extends Partial<
    Omit<
      Service<
        CollectionsOf<NoInfer<Definitions>>,
        Fixtures,
        Caller,
        Section,
        Options,
        Attached,
        Offset,
        OwnOptions
      >,
      RequiredMember
    >
  > {
  /** Name of the service. Also the name of its section in seeds, and part of its path under `/__emulator/`. */
  readonly name: string;
  /** Contracts of the service, with the handlers for their operations. */
  readonly documents: readonly DocumentDefinition<
    ServiceContext<CollectionsOf<NoInfer<Definitions>>, Fixtures, Attached>,
    Caller
  >[];
  /** Collections that contain the service's state. */
  readonly collections: Definitions;
}

/** Members that are required if the handlers expect fixtures, or callers of a custom type. */
export type NeededMembers<Fixtures, Caller> = ([undefined] extends [Fixtures]
  ? unknown
  : { readonly seed: object; readonly writeSeed: object }) &
  ([DefaultCaller] extends [Caller] ? unknown : { readonly authenticate: object });

type RequiredMember = "name" | "documents" | "collections";

// biome-ignore lint/suspicious/noExplicitAny: accepts any definition whose members match each other
export type AnyDefinition = ServiceDefinition<any, any, any, any, any, any, number | undefined, any>;

/** A bundled OpenAPI 3.1 or 3.2 document with the handlers for its operations. */
export interface DocumentDefinition<Context, Caller>
  // biome-ignore lint/suspicious/noExplicitAny: each document has different operations
  extends Omit<ServiceDocument<any, Context, Caller>, "id" | "coverageNotes"> {
  /** The default consists of the service's name and the document's version: `parcels@1.0.0`. */
  readonly id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each document has different operations
  readonly coverageNotes?: ServiceDocument<any, Context, Caller>["coverageNotes"];
}

/** The default type of a caller. It is `undefined` for requests to operations that need no token. */
export type DefaultCaller = Account | undefined;

/** The client options for a service without `credentials`. */
export type DefaultCredentials = BearerCredentials | NoCredentials;

/** The type of a service whose optional members have their defaults. Use it for constants with an explicit type. */
export type DefaultService<
  Definitions extends CollectionDefinitions,
  Offset extends number | undefined = undefined,
> = Service<
  CollectionsOf<Definitions>,
  undefined,
  DefaultCaller,
  CollectionSection<CollectionsOf<Definitions>>,
  DefaultCredentials,
  undefined,
  Offset
>;

export type AnyDocumentDefinition = DocumentDefinition<never, never>;
