import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { SpecDocument } from "@seamline/specs";
import type { CallRequest } from "@seamline/ui/code/operation-call";
import { parse } from "yaml";

/** The authored part of a request. The rest comes from the service's parameters and the document's example. */
export type AuthoredRequest = Partial<Omit<CallRequest, "path">> & {
  /** Path values that differ from the service's parameters. */
  readonly path?: CallRequest["path"];
  /** `null` omits the body even if the document has an example. */
  readonly body?: CallRequest["body"];
};

/** The authored sample of an operation. */
export interface AuthoredSample extends AuthoredRequest {
  /** Requests that create the required state, in order. */
  readonly before?: readonly (AuthoredRequest & { readonly operationId: string })[];
  /** JSON pointers to random parts of the response, such as signatures. */
  readonly random?: readonly string[];
}

/** The authored samples of a document. */
export interface AuthoredSamples {
  /** Path values for all operations, which refer to items of the example seed. */
  readonly parameters: CallRequest["path"];
  readonly operations: Readonly<Record<string, AuthoredSample>>;
}

/** A samples file: shared samples and samples of single versions. */
interface AuthoredFile extends Partial<AuthoredSamples> {
  readonly versions?: Readonly<Record<string, Partial<AuthoredSamples>>>;
}

/** Resolved through the package name, because bundled modules run from another folder. */
const FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@seamline/docs/package.json")),
  "src/samples/requests",
);

/** Reads the samples of a document. Returns empty samples for a service without a file. */
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
