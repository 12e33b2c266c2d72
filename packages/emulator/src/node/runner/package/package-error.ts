import { CodeError } from "../../../service/code-error.ts";

/**
 * What is wrong with a `package.json`, or with what it depends on.
 *
 * @param output what npm wrote
 */
export function packageError(message: string, output?: string): CodeError {
  return new CodeError("package", message, output);
}
