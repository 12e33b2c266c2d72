import { readPath, splitTarget } from "../../../contract/read-path.ts";
import type { HttpRequest } from "../../../http/http-request.ts";
import { functionName } from "../names/function-name.ts";

/** What the path of a request names, as far as it does. */
export interface AddressedResource {
  readonly project?: string;
  /** Name of the function. */
  readonly function?: string;
}

/** Of a custom method, such as `:getIamPolicy`: a name has no colon that is not encoded. */
const VERB = /:\w+$/;

/** The project and the function that the path of an operation is about. */
export function addressedResource({ target }: Pick<HttpRequest, "target">): AddressedResource {
  const segments = readPath(splitTarget(target).path.replace(VERB, ""));
  if (typeof segments === "string") return {};
  const [, projects, project, , location, functions, id] = segments.map(({ decoded }) => decoded);
  if (projects !== "projects" || project === undefined) return {};
  const isFunction = location !== undefined && functions === "functions" && id !== undefined;
  return { project, ...(isFunction && { function: functionName({ project, location, id }) }) };
}
