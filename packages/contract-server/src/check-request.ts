import { bodyCheckOf } from "./check-body.ts";
import { checkCredentials, credentialsOf } from "./check-credentials.ts";
import { parameterCheckOf } from "./check-parameters.ts";
import { undocumentedCheckOf } from "./check-undocumented.ts";
import type { Document, Parameter } from "./document.ts";
import { type RequestCheck, sentValues } from "./request.ts";
import type { Route } from "./routes.ts";
import type { SchemaChecks } from "./schema-checks.ts";

/** Header parameters of these names mean nothing in OpenAPI. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/** Prepares the check of an operation. Throws for an operation that cannot be checked. */
export function requestCheckOf(document: Document, schemas: SchemaChecks, route: Route): RequestCheck {
  const parameters = route.parameters.filter((each) => !isIgnored(each));
  const checks = parameters.map((each) => parameterCheck(document, schemas, each));
  const alternatives = credentialsOf(document, route.operation);
  const checkUndocumented = undocumentedCheckOf(document, route, [...parameters, ...alternatives.flat()]);
  const checkBody = bodyCheckOf(document, schemas, route.operation);
  return (request) => [
    ...checks.flatMap((check) => check(request)),
    ...checkCredentials(alternatives, (each) => sentValues(request, each).some((value) => value !== "")),
    ...checkUndocumented(request),
    ...checkBody(request.body, request.headers["content-type"] ?? ""),
  ];
}

function isIgnored(parameter: Parameter): boolean {
  return parameter.in === "header" && IGNORED_HEADERS.has(parameter.name.toLowerCase());
}

function parameterCheck(document: Document, schemas: SchemaChecks, parameter: Parameter): RequestCheck {
  const check = parameterCheckOf(document, schemas, parameter);
  return (request) => check(sentValues(request, parameter));
}
