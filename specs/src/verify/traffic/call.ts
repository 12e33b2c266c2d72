import type { ContractOperation } from "@seamline/openapi/contract-operation";

/** A request sent by a run. */
export interface Call {
  readonly operation: ContractOperation;
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** JSON body. Without it, the request has no body. */
  readonly body?: unknown;
  /** True if the values are generated, and therefore reveal nothing about the service. */
  readonly isGenerated?: boolean;
  /** True if the request is sent without credentials. */
  readonly isAnonymous?: boolean;
}

/** A call and its response. */
export interface Received {
  readonly call: Call;
  readonly url: string;
  /** Time of the request in milliseconds since 1970. */
  readonly at: number;
  /** 0 if the connection failed. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON body; `undefined` for other bodies. */
  readonly body: unknown;
}

/** Returns whether a response reports success. */
export function isSuccess({ status }: Received): boolean {
  return status >= 200 && status < 300;
}

/** Returns whether a response rejects the request. */
export function isRejection({ status }: Received): boolean {
  return status >= 400 && status < 500;
}

/** Returns the path and query of a call. Slashes are only kept in parameters that can span segments. */
export function targetOf({ operation, path, query = [] }: Call): string {
  const spanning = new Set(operation.parameters.filter((each) => each.multiSegment).map(({ name }) => name));
  const filled = operation.template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = path[name] ?? "";
    return spanning.has(name)
      ? value.split("/").map(encodeURIComponent).join("/")
      : encodeURIComponent(value);
  });
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return search.length > 0 ? `${filled}?${search.join("&")}` : filled;
}
