import type {
  Binding,
  FunctionInput,
  Location,
  Policy,
  Runtime,
} from "../../../generated/functions-v2.types.gen.ts";
import type { TypeUrls } from "../message-types.ts";

/** What a seed says of functions. */
export interface FunctionsSection {
  /** Ids of the locations that there are, or more of them. Without it a few are listed, and there is any other one, too. */
  readonly locations?: readonly (string | SeedLocation)[];
  /** The runtimes that are listed, in that order. */
  readonly runtimes?: readonly Runtime[];
  /** Permissions by role. Without it nobody knows what roles allow, and tests of permissions allow everything. */
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  /** What holds for every resource, beside the policies of functions. */
  readonly bindings?: readonly Binding[];
  /** Whether operations need the permission that the contract says; `false` unless given: only tests go by policies. */
  readonly enforcePermissions?: boolean;
  readonly functions?: readonly SeedFunction[];
  /**
   * URLs by which operations and locations say the types of what they hold, also where the contract shows none. Without
   * it clients of Protocol Buffers alone are told, those that they know; `{}` for none.
   */
  readonly typeUrls?: TypeUrls;
}

export interface SeedLocation extends Pick<Location, "displayName" | "labels"> {
  readonly id: string;
}

/** A function that is deployed already, in the form of the v2 family. It starts with its first call. */
export interface SeedFunction extends Omit<FunctionInput, "name"> {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: string;
  /** Its source: texts of files by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly policy?: Omit<Policy, "etag">;
}
