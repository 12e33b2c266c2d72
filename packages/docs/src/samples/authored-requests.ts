import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { SpecDocument } from "@seamline/specs";
import type { CallRequest } from "@seamline/ui/code/operation-call";
import { parse } from "yaml";

/** What is written of a request. Everything else comes from the parameters of the service and the document's example. */
export type AuthoredRequest = Partial<Omit<CallRequest, "path">> & {
  /** Values of parameters that differ from those of the service. */
  readonly path?: CallRequest["path"];
  /** `null` for no body, where the document has an example of one. */
  readonly body?: CallRequest["body"];
};

/** What is written of the sample of an operation. */
export interface AuthoredSample extends AuthoredRequest {
  /** Requests that make the state which this one needs, in order. */
  readonly before?: readonly (AuthoredRequest & { readonly operationId: string })[];
  /** JSON pointers to parts of the response that differ each time, such as signatures. */
  readonly random?: readonly string[];
}

/** What is written of a document's samples. */
export interface AuthoredSamples {
  /** Values of path parameters, for all operations: what exists in the example seed. */
  readonly parameters: CallRequest["path"];
  readonly operations: Readonly<Record<string, AuthoredSample>>;
}

/** A file: what all versions of a service share, and what only one has. */
interface AuthoredFile extends Partial<AuthoredSamples> {
  readonly versions?: Readonly<Record<string, Partial<AuthoredSamples>>>;
}

/** Found by the package's name, because the built site runs modules from another folder. */
const FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@seamline/docs/package.json")),
  "src/samples/requests",
);

/** Reads what is written for a document: nothing for a service that has no file. */
export function authoredSamples({ service, version = "" }: SpecDocument): AuthoredSamples {
  const file = readdirSync(FOLDER).find((name) => path.parse(name).name === service);
  const text = file === undefined ? "" : readFileSync(path.join(FOLDER, file), "utf8");
  const { parameters, operations, versions = {} } = (parse(text) ?? {}) as AuthoredFile;
  const own = versions[version];
  return {
    parameters: { ...parameters, ...own?.parameters },
    operations: { ...operations, ...own?.operations },
  };
}
