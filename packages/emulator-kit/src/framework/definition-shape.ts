import { nearestName } from "@seamline/openapi/field-names";
import { isRecord } from "../text/parse-json.ts";
import { notImplemented } from "./handlers.ts";
import type { DefinitionProblem } from "./invalid-service-error.ts";
import type { AnyDefinition } from "./service-definition.ts";

const MEMBERS: Readonly<Record<keyof AnyDefinition, true>> = {
  name: true,
  portOffset: true,
  documents: true,
  extraRoutes: true,
  collections: true,
  seed: true,
  extension: true,
  writeSeed: true,
  tasks: true,
  backgroundJobs: true,
  controlRoutes: true,
  options: true,
  attach: true,
  dispose: true,
  defaultCaller: true,
  credentials: true,
  authenticate: true,
  view: true,
  callerName: true,
  extendBody: true,
  errorResponse: true,
  responseHeaders: true,
  maxBodyBytes: true,
  examples: true,
};

/** Returns the problems with a definition's shape, for callers that do not use TypeScript. */
export function shapeProblems(definition: unknown): DefinitionProblem[] {
  if (!isRecord(definition))
    return [{ member: "definition", problem: `must be an object${actual(definition)}.` }];
  const { name, documents, collections } = definition;
  return [
    ...Object.keys(definition).flatMap(unknownMemberProblems),
    ...(typeof name === "string" ? [] : [{ member: "name", problem: `must be a string${actual(name)}.` }]),
    ...documentListProblems(documents),
    ...(isRecord(collections)
      ? []
      : [{ member: "collections", problem: `must be an object${actual(collections)}.` }]),
  ];
}

function unknownMemberProblems(member: string): DefinitionProblem[] {
  if (Object.hasOwn(MEMBERS, member)) return [];
  const nearest = nearestName(member, Object.keys(MEMBERS));
  return [{ member, problem: `is unknown${nearest === undefined ? "" : ` (did you mean "${nearest}"?)`}.` }];
}

function documentListProblems(documents: unknown): DefinitionProblem[] {
  if (Array.isArray(documents) && documents.length > 0)
    return documents.flatMap((each, index) => documentShapeProblems(each, `documents[${index}]`));
  const problem = `must be an array of one or more { document, handlers }${actual(documents)}.`;
  return [{ member: "documents", problem }];
}

function documentShapeProblems(entry: unknown, member: string): DefinitionProblem[] {
  const { document, handlers } = Object(entry) as {
    readonly document?: unknown;
    readonly handlers?: unknown;
  };
  return [
    ...(isRecord(document)
      ? []
      : [{ member: `${member}.document`, problem: `must be a parsed OpenAPI document${actual(document)}.` }]),
    ...handlerProblems(handlers, `${member}.handlers`),
  ];
}

function handlerProblems(handlers: unknown, member: string): DefinitionProblem[] {
  if (!isRecord(handlers))
    return [{ member, problem: `must be an object with functions${actual(handlers)}.` }];
  return Object.entries(handlers)
    .filter(([, handler]) => typeof handler !== "function" && handler !== notImplemented)
    .map(([id, handler]) => ({
      member: `${member}.${id}`,
      problem: `must be a function${actual(handler)}.`,
    }));
}

/** Describes an invalid value by its type only, because strings may be long. */
function actual(value: unknown): string {
  if (value === undefined) return ", but is missing";
  if (value === null) return ", but is null";
  if (Array.isArray(value)) return value.length === 0 ? ", but is empty" : ", but is an array";
  return typeof value === "object" ? ", but is an object" : `, but is a ${typeof value}`;
}
