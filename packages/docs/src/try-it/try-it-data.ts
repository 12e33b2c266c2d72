import type { FormModel } from "./form-schema.ts";

/** What the panel of an operation must know, as JSON. */
export interface TryItOperation {
  /** `retention` */
  readonly service: string;
  readonly version?: string;
  readonly operationId: string;
  /** `Create a matter` */
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  /** `/v1/matters/{matterId}:close` */
  readonly template: string;
  /** The name that stands for all parameters of the path. */
  readonly resourceName?: { readonly parameter: string; readonly pattern: string };
  /** Parameters of the path whose values may span segments. */
  readonly multiSegment: readonly string[];
  readonly parameters: readonly TryItParameter[];
  readonly body?: TryItBody;
  readonly example: TryItExample;
  readonly credentials: TryItCredentials;
  /** Where the emulator serves it on a port, without a slash at its end: `http://127.0.0.1:4010`. */
  readonly baseUrl: string;
}

export interface TryItParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: FormModel;
  /** Every operation of the document takes it. */
  readonly isShared?: true;
}

export interface TryItBody {
  readonly mediaType: string;
  readonly required: boolean;
  /** What a form for a JSON body must know; a body of another type is a file. */
  readonly schema?: FormModel;
}

/** The values of a request with which a form begins. */
export interface TryItExample {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}

export interface TryItCredentials {
  readonly kind: "bearer" | "apiKey" | "none";
  /** Name of the header. */
  readonly header?: string;
}
