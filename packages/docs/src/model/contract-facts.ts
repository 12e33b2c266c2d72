import type { SecuritySchemeObject } from "@seamline/openapi/document";
import { childPointer } from "@seamline/openapi/json-pointer";
import { operationsOf } from "@seamline/openapi/operations";
import { resolveReference } from "@seamline/openapi/references";
import { extensionPointRegister, type RegisterTotals, registerTotals } from "@seamline/specs/provenance";
import type { Contract } from "./contract.ts";
import type { Field, FieldType } from "./field.ts";
import { parameterField, placeParameters } from "./operation-view.ts";
import type { Origin } from "./origin.ts";
import { openPoints, type ProfileDocument } from "./profile-document.ts";
import { openEverywhere } from "./resource-view.ts";

/** Facts about all operations of a contract in a profile. */
export interface ContractFacts {
  /** Markdown. */
  readonly description: string;
  /** Number of operations in the profile. */
  readonly operations: number;
  /** Default server URL of the contract. It points to the local emulator. */
  readonly baseAddress: string;
  readonly credentials: readonly Credentials[];
  /** IDs of open points in the area `auth`. */
  readonly openCredentials: readonly string[];
  readonly standardParameters: readonly Field[];
  readonly errors: ErrorFormat;
  readonly totals: RegisterTotals;
  /** IDs of open points that concern the whole contract or all of its resources. */
  readonly open: readonly string[];
  /** Statements from the source that do not describe an operation or field. */
  readonly statements: readonly { readonly says: string; readonly source: string }[];
}

/** How callers authenticate. */
export interface Credentials {
  /** Header line, for example `Authorization: Bearer …`. */
  readonly header: string;
  /** Markdown. */
  readonly description: string;
  readonly origin: Origin;
}

export interface ErrorFormat {
  readonly type: FieldType | undefined;
  /** Error statuses documented by operations. */
  readonly statuses: readonly string[];
  /** JSON pointers to values in the body, such as `code` or `message`. */
  readonly pointers: Readonly<Record<string, string>>;
}

/** Collects the facts that apply to all operations. */
export function contractFacts(contract: Contract, profile: "shown" | "filled"): ContractFacts {
  const document = contract[profile];
  const { bundle, spec } = document;
  const facts = (bundle["x-facts"] ?? {}) as Readonly<Record<string, { says: string; source: string }>>;
  const openCredentials = extensionPointRegister(spec).flatMap(({ id, area, openAt }) =>
    area === "auth" && openAt.length > 0 ? [id] : [],
  );
  const open = new Set([...openPoints(bundle as object), ...openEverywhere(contract, profile)]);
  return {
    description: bundle.info.description ?? "",
    operations: contract.operations.filter((operation) => operation[profile]).length,
    baseAddress: bundle.servers?.[0]?.variables?.base_url?.default ?? "",
    credentials: credentialsOf(document),
    openCredentials,
    standardParameters: standardParameters(contract, profile),
    errors: errorFormat(contract, profile),
    totals: registerTotals(spec),
    open: [...open].filter((id) => !openCredentials.includes(id)),
    statements: Object.values(facts),
  };
}

function credentialsOf(document: ProfileDocument): Credentials[] {
  const schemes = Object.entries(document.bundle.components?.securitySchemes ?? {});
  return schemes.map(([name, written]) => {
    const scheme = resolveReference<SecuritySchemeObject & { description?: string }>(
      document.bundle,
      written,
    );
    return {
      header: scheme.type === "apiKey" ? `${scheme.name}: …` : "Authorization: Bearer …",
      description: scheme.description ?? "",
      origin: document.originOf(`/components/securitySchemes/${name}`),
    };
  });
}

/** Returns the query parameters that every operation accepts, as described by the first operation. */
function standardParameters({ operations, ...contract }: Contract, profile: "shown" | "filled"): Field[] {
  const document = contract[profile];
  const standard = operations.flatMap((operation) => operation[profile]?.standardParameters ?? []);
  const [first] = operationsOf(document.bundle);
  if (first === undefined) return [];
  const pointer = childPointer(childPointer("/paths", first.path), first.method);
  return placeParameters(document, pointer, first.operation.parameters)
    .filter(({ parameter }) => parameter.in === "query" && standard.includes(parameter.name))
    .map((placed) => parameterField(document, placed));
}

function errorFormat({ operations, ...contract }: Contract, profile: "shown" | "filled"): ErrorFormat {
  const failures = operations
    .flatMap((operation) => operation[profile]?.responses ?? [])
    .filter(({ status }) => !status.startsWith("2"));
  return {
    type: failures.find(({ body }) => body !== undefined)?.body?.type,
    statuses: [...new Set(failures.map(({ status }) => status))].toSorted(),
    pointers: contract[profile].bundle["x-errors"] ?? {},
  };
}
