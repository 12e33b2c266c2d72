import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { SpecDocument } from "@seamline/specs";
import type { CallRequest } from "@seamline/ui/code/operation-call";
import { parse } from "yaml";

/**
 * The hand-written part of a request. All other values come from the service's parameters and the example in the
 * document.
 */
export type AuthoredRequest = Partial<Omit<CallRequest, "path">> & {
  /** Path parameters that override the service's parameters. */
  readonly path?: CallRequest["path"];
  /** `null` sends no body, even if the document has an example. */
  readonly body?: CallRequest["body"];
};

/** The hand-written part of an operation's sample. */
export interface AuthoredSample extends AuthoredRequest {
  /** Setup requests, in order. */
  readonly before?: readonly (AuthoredRequest & { readonly operationId: string })[];
  /** JSON pointers to random values in the response, such as signatures. */
  readonly random?: readonly string[];
}

/** The hand-written parts of all samples of a document. */
export interface AuthoredSamples {
  /** Path parameters for all operations. They refer to items in the example seed. */
  readonly parameters: CallRequest["path"];
  readonly operations: Readonly<Record<string, AuthoredSample>>;
}

/** A samples file: samples for all versions, and samples for individual versions. */
interface AuthoredFile extends Partial<AuthoredSamples> {
  readonly versions?: Readonly<Record<string, Partial<AuthoredSamples>>>;
}

/** Resolved by package name, because bundled modules run from another folder. */
const FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@seamline/docs/package.json")),
  "src/samples/requests",
);

/** Reads the samples file for a document. Returns empty samples if the service has no file. */
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
