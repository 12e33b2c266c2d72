import type {
  Binding,
  Policy,
  Runtime,
  SupportedLocation,
  UserFunctionInput,
} from "../../../generated/functions-v2.types.gen.ts";
import type { Generation } from "../function-resource/stored-function.ts";
import { messageTypes, type TypeUrls } from "../type-urls.ts";

/** The `functions` section of a seed. */
export interface FunctionsSection {
  /**
   * The locations that exist, as ids or with details. By default, lists contain a few locations, but requests can
   * use any location.
   */
  readonly locations?: readonly (string | SeedLocation)[];
  /** The listed runtimes, in order. The default is a selection of runtimes for each language. */
  readonly runtimes?: readonly Runtime[];
  /** Permissions by role. Without this table, every permission is granted, because the roles are unknown. */
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  /** Bindings that apply to all resources, in addition to function policies. */
  readonly bindings?: readonly Binding[];
  /**
   * Whether operations require the contract's permissions. The default is `false`, so that policies are only needed in
   * tests of permissions.
   */
  readonly enforcePermissions?: boolean;
  readonly functions?: readonly SeedFunction[];
  /**
   * The type URLs of messages in long-running operations and locations, added to every response. By default, only
   * Protocol Buffers clients receive the type URLs that they expect; `{}` disables them.
   */
  readonly typeUrls?: TypeUrls;
}

export interface SeedLocation extends Pick<SupportedLocation, "displayName" | "labels"> {
  readonly id: string;
}

/** A deployed function, in the format of the v2 family. Its code starts on the first call. */
export interface SeedFunction extends Omit<UserFunctionInput, "name"> {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  /** Source files by path. */
  readonly files?: Readonly<Record<string, SourceFile>>;
  readonly policy?: Omit<Policy, "etag">;
}

export type SourceFile = string | { readonly base64: string };

const text = { type: "string" } as const;

const policySchema = {
  description: "The access control policy of the function.",
  type: "object",
  properties: {
    auditConfigs: { type: "array", items: { $ref: "#/$defs/functions/AuditConfig" } },
    bindings: { type: "array", items: { $ref: "#/$defs/functions/Binding" } },
    version: { $ref: "#/$defs/functions/PolicyVersion" },
  } satisfies Record<keyof NonNullable<SeedFunction["policy"]>, object>,
  additionalProperties: false,
} as const;

const seedFunctionSchema: object = {
  description: "A deployed function, in the format of the v2 family. Its code starts on the first call.",
  type: "object",
  properties: {
    name: { description: "projects/{project}/locations/{location}/functions/{function}", ...text },
    description: text,
    environment: {
      description: "The default is GEN_2. v1 shows only functions of GEN_1.",
      $ref: "#/$defs/functions/Environment",
    },
    labels: { type: "object", additionalProperties: text },
    kmsKeyName: text,
    buildConfig: { $ref: "#/$defs/functions/BuildConfigInput" },
    serviceConfig: { $ref: "#/$defs/functions/ServiceConfigInput" },
    eventTrigger: { $ref: "#/$defs/functions/EventTriggerInput" },
    files: {
      description:
        "Source files by path, such as index.js. Without files, the function is listed but cannot be called.",
      type: "object",
      additionalProperties: {
        description: "The text of a file, or its bytes in Base64.",
        type: ["string", "object"],
        properties: { base64: text },
        required: ["base64"],
        additionalProperties: false,
      },
    },
    policy: policySchema,
  } satisfies Record<keyof SeedFunction, object>,
  required: ["name"],
  additionalProperties: false,
};

const locationSchema = {
  description: "A location: an id, or an object with details.",
  type: ["string", "object"],
  minLength: 1,
  properties: {
    id: { description: "The last segment of the location name.", type: "string", minLength: 1 },
    displayName: { description: "A human-readable name.", type: "string" },
    labels: { type: "object", additionalProperties: { type: "string" } },
  } satisfies Record<keyof SeedLocation, object>,
  required: ["id"],
  additionalProperties: false,
};

export const functionsSchema: object = {
  description: "Functions, locations, runtimes and permissions.",
  type: "object",
  properties: {
    locations: {
      description:
        "The locations that exist. By default, a few locations are listed, but every location exists.",
      type: "array",
      items: locationSchema,
    },
    runtimes: {
      description: "The listed runtimes, in order. The default is a selection of runtimes for each language.",
      type: "array",
      items: { $ref: "#/$defs/functions/Runtime" },
    },
    roles: {
      description: "Permissions by role. Without this table, every permission is granted.",
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    bindings: {
      description: "Bindings that apply to all resources, in addition to the policies of functions.",
      type: "array",
      items: { $ref: "#/$defs/functions/Binding" },
    },
    enforcePermissions: {
      description: "Whether operations require the permissions of the contract. The default is false.",
      type: "boolean",
    },
    functions: {
      description: "Deployed functions.",
      type: "array",
      items: seedFunctionSchema,
    },
    typeUrls: {
      description:
        "The type URLs of messages in long-running operations and locations, added to every response. {version} is replaced by the API version. By default, only Protocol Buffers clients receive the type URLs that they expect; {} disables them.",
      type: "object",
      properties: Object.fromEntries(messageTypes.map((type) => [type, { type: "string", minLength: 1 }])),
      additionalProperties: false,
    },
  } satisfies Record<keyof FunctionsSection, object>,
  additionalProperties: false,
};

/** Returns a function's generation. The default is the second generation, as in the v2 family. */
export function generationOfSeed({ environment }: Pick<SeedFunction, "environment">): Generation {
  return environment === "GEN_1" ? "GEN_1" : "GEN_2";
}
