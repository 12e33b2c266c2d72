import type {
  Binding,
  Policy,
  Runtime,
  SupportedLocation,
  UserFunctionInput,
} from "../../../generated/functions-v2.types.gen.ts";
import type { Generation } from "../function-resource/stored-function.ts";
import { messageTypes, type TypeUrls } from "../type-urls.ts";

/** The section of a seed for functions. */
export interface FunctionsSection {
  /**
   * The locations that exist, by id or with their details. Without it a few are listed, and every other one exists too.
   */
  readonly locations?: readonly (string | SeedLocation)[];
  /** The runtimes that are listed, in that order. */
  readonly runtimes?: readonly Runtime[];
  /** Permissions by role. Without it, it is unknown what roles allow, and every permission is granted. */
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  /** Bindings that apply to every resource, beside the policies of functions. */
  readonly bindings?: readonly Binding[];
  /**
   * Whether operations require the permissions of the contract; `false` by default, so that only tests of permissions
   * use policies.
   */
  readonly enforcePermissions?: boolean;
  readonly functions?: readonly SeedFunction[];
  /**
   * The type URLs of messages in operations and locations, which are then added to every response. Without it, only
   * clients of Protocol Buffers get the type URLs that they know; `{}` turns them off.
   */
  readonly typeUrls?: TypeUrls;
}

export interface SeedLocation extends Pick<SupportedLocation, "displayName" | "labels"> {
  readonly id: string;
}

/** A function that is already deployed, in the form of the v2 family. It starts with its first call. */
export interface SeedFunction extends Omit<UserFunctionInput, "name"> {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  /** The source of the function: files by path. */
  readonly files?: Readonly<Record<string, SourceFile>>;
  readonly policy?: Omit<Policy, "etag">;
}

/** The text of a file, or its bytes in Base64. */
export type SourceFile = string | { readonly base64: string };

const text = { type: "string" } as const;

const policySchema = {
  description: "Who may do what with the function.",
  type: "object",
  properties: {
    auditConfigs: { type: "array", items: { $ref: "#/$defs/functions/AuditConfig" } },
    bindings: { type: "array", items: { $ref: "#/$defs/functions/Binding" } },
    version: { $ref: "#/$defs/functions/PolicyVersion" },
  } satisfies Record<keyof NonNullable<SeedFunction["policy"]>, object>,
  additionalProperties: false,
} as const;

/** The JSON Schema of a function in a seed. */
const seedFunctionSchema: object = {
  description:
    "A function that is already deployed, in the form of the v2 family. It starts with its first call.",
  type: "object",
  properties: {
    name: { description: "projects/{project}/locations/{location}/functions/{function}", ...text },
    description: text,
    environment: {
      description: "GEN_2 by default. v1 only shows functions of GEN_1.",
      $ref: "#/$defs/functions/Environment",
    },
    labels: { type: "object", additionalProperties: text },
    kmsKeyName: text,
    buildConfig: { $ref: "#/$defs/functions/BuildConfigInput" },
    serviceConfig: { $ref: "#/$defs/functions/ServiceConfigInput" },
    eventTrigger: { $ref: "#/$defs/functions/EventTriggerInput" },
    files: {
      description:
        "The source: files by path, such as index.js. Without it, the function is listed but cannot be called.",
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
  description: "A location, by its id or with its details.",
  type: ["string", "object"],
  minLength: 1,
  properties: {
    id: { description: "The last segment of its name.", type: "string", minLength: 1 },
    displayName: { description: "The name for people.", type: "string" },
    labels: { type: "object", additionalProperties: { type: "string" } },
  } satisfies Record<keyof SeedLocation, object>,
  required: ["id"],
  additionalProperties: false,
};

/** The JSON Schema of the section. */
export const functionsSchema: object = {
  description: "Functions, with their locations, runtimes and permissions.",
  type: "object",
  properties: {
    locations: {
      description: "The locations that exist. Without it a few are listed, and every other one exists too.",
      type: "array",
      items: locationSchema,
    },
    runtimes: {
      description: "The listed runtimes, in order. Without it, some of each language are listed.",
      type: "array",
      items: { $ref: "#/$defs/functions/Runtime" },
    },
    roles: {
      description: "Permissions by role. Without it, every permission is granted.",
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    bindings: {
      description: "Bindings that apply to every project, beside the policies of functions.",
      type: "array",
      items: { $ref: "#/$defs/functions/Binding" },
    },
    enforcePermissions: {
      description: "Whether operations require the permissions of the contract; false by default.",
      type: "boolean",
    },
    functions: {
      description: "Functions that are already deployed.",
      type: "array",
      items: seedFunctionSchema,
    },
    typeUrls: {
      description:
        "The type URLs of messages in operations and locations, in which {version} stands for the API version. They are added to every response. Without it, only clients of Protocol Buffers get the type URLs that they know; {} turns them off.",
      type: "object",
      properties: Object.fromEntries(messageTypes.map((type) => [type, { type: "string", minLength: 1 }])),
      additionalProperties: false,
    },
  } satisfies Record<keyof FunctionsSection, object>,
  additionalProperties: false,
};

/** Returns the generation of a function, which defaults to the second as in the v2 family. */
export function generationOfSeed({ environment }: Pick<SeedFunction, "environment">): Generation {
  return environment === "GEN_1" ? "GEN_1" : "GEN_2";
}
