import type { Contract, Operation } from "./contract.ts";
import { ownErrorExamples } from "./error-examples.ts";
import { type ErrorHelp, errorHelp } from "./error-help.ts";
import type { Response } from "./operation-view.ts";
import { isSuccess, type OperationPageView, operationStatedOnce } from "./stated-points.ts";

/** A response with links that help after an error. */
export interface PageResponse extends Response {
  readonly help?: ErrorHelp;
}

/** The content of an operation's page in one profile. Lists each open point once, and explains how to resolve errors. */
export interface OperationOnPage extends OperationPageView {
  readonly responses: readonly PageResponse[];
}

/** Returns an operation in a profile for its page, or undefined if the profile does not contain the operation. */
export function operationOnPage(
  contract: Contract,
  operation: Operation,
  profile: "shown" | "filled",
): OperationOnPage | undefined {
  const view = operation[profile];
  if (view === undefined) return undefined;
  const page = operationStatedOnce(view);
  const responses = page.responses.map((response): PageResponse => {
    if (isSuccess(response)) return response;
    const help = errorHelp({ contract, operation, profile, response });
    const examples = ownErrorExamples(contract, operation, profile, response);
    return {
      ...response,
      body: response.body && { ...response.body, examples },
      ...(help && { help }),
    };
  });
  return { ...page, responses };
}
