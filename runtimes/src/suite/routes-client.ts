import {
  type ApiCall,
  type CallOptions,
  type ClientOptions,
  createClient,
  type ServiceClient,
  type ServiceDefinition,
} from "@seamline/client-core";

/** Client for the suite's server. */
export interface RoutesClient extends ServiceClient<Record<string, { get: { responses: object } }>> {
  readonly routes: {
    get(input: { route: string }, options?: CallOptions): ApiCall<unknown>;
    put(input: { route: string; body?: unknown }, options?: CallOptions): ApiCall<unknown>;
    putForm(input: { route: string; body: FormData }, options?: CallOptions): ApiCall<unknown>;
  };
}

const definition: ServiceDefinition<RoutesClient> = {
  title: "Routes",
  features: [],
  operations: {
    getRoute: { method: "GET", path: "/{route}", place: ["routes", "get"], idempotent: true },
    putRoute: { method: "PUT", path: "/{route}", place: ["routes", "put"], idempotent: true },
    putForm: {
      method: "PUT",
      path: "/{route}",
      place: ["routes", "putForm"],
      idempotent: true,
      requestType: "multipart/form-data",
    },
  },
};

export function createRoutesClient(baseUrl: string, options?: Omit<ClientOptions, "baseUrl">): RoutesClient {
  return createClient(definition, { ...options, baseUrl });
}
