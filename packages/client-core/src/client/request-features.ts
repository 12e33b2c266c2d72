import { addIdempotencyKey } from "../pipeline/idempotency-key.ts";
import { acceptChoice, resourceName } from "../request/input-parts.ts";
import { styledPairs } from "../request/query-styles.ts";
import type { RequestSteps } from "../request/request-steps.ts";
import { writeBody } from "../request/write-body.ts";
import type { Feature } from "./service-client.ts";

/** All optional request steps, for operations in the resource tree. */
export const ALL_STEPS: RequestSteps = {
  ...{ resourceName, acceptChoice, writePairs: styledPairs },
  ...{ writeBody, addIdempotencyKey },
};

/** These features do not change how an operation is called. */
const of = (): undefined => undefined;

/** Makes a standalone operation accept a body, for contracts that describe one. */
export const requestBody: Feature = { of, steps: { writeBody } };

/** Makes a standalone operation send an idempotency key if it is not otherwise idempotent. */
export const idempotencyKeys: Feature = { of, steps: { addIdempotencyKey } };

/** Makes a standalone operation accept a resource name instead of several path parameters. */
export const resourceNameInput: Feature = { of, steps: { resourceName } };

/** Adds the `accept` input to a standalone operation, for responses with several media types. */
export const acceptInput: Feature = { of, steps: { acceptChoice } };

/** Makes a standalone operation support query parameters whose style is not OpenAPI's default. */
export const queryStyles: Feature = { of, steps: { writePairs: styledPairs } };
