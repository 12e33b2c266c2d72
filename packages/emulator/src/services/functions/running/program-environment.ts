import type { ServiceConfigInput } from "../../../generated/functions-v2.types.gen.ts";
import type { CodeSignature } from "../../../service/code-runner.ts";
import { revisionName } from "../names/revision-name.ts";

/** What of a function its own code is told. */
export interface ToldOfFunction {
  /** The last segment of its name. */
  readonly functionId: string;
  readonly versionId: number;
  readonly entryPoint: string;
  readonly signature: CodeSignature;
}

/**
 * Variables that code sees: those of the function, and the four that code and its libraries ask for to learn what they
 * are part of, which nobody else may set. Variables that stand for secrets are left out: the emulator has no secrets,
 * and an empty one would pass for a value.
 */
export function programEnvironment(
  serviceConfig: ServiceConfigInput | undefined,
  { functionId, versionId, entryPoint, signature }: ToldOfFunction,
): Readonly<Record<string, string>> {
  return {
    ...serviceConfig?.environmentVariables,
    K_SERVICE: functionId,
    K_REVISION: revisionName(functionId, versionId),
    FUNCTION_TARGET: entryPoint,
    FUNCTION_SIGNATURE_TYPE: signature,
  };
}
