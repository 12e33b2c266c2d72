/** Types for `request` and `http` that read operations from openapi-typescript's `paths`. */

export type ContentOf<Body> = Body extends { content: infer Content } ? Content[keyof Content] : undefined;

export type Parameters<Operation> = Operation extends { parameters: infer All } ? All : object;

export type OperationAt<Paths, Path, Method extends string> = Path extends keyof Paths
  ? Paths[Path][Lowercase<Method> & keyof Paths[Path]]
  : never;

/** These types take a path and a method, because TypeScript would expand an operation type in error messages. */
export type PartAt<Paths, Path, Method extends string, Name extends string> = {
  [Place in keyof Parameters<OperationAt<Paths, Path, Method>> as Place extends Name
    ? Place
    : never]: Parameters<OperationAt<Paths, Path, Method>>[Place];
};

export type BodyAt<Paths, Path, Method extends string> = {
  [Place in keyof OperationAt<Paths, Path, Method> as Place extends "requestBody"
    ? "body"
    : never]: ContentOf<OperationAt<Paths, Path, Method>[Place]>;
};

/**
 * The tuple makes this type non-distributive. Otherwise, a document without paths, whose operation is `never`, would
 * result in `never`.
 */
export type BodiesOf<Operation> = [Operation] extends [{ responses: infer All }]
  ? { [Status in keyof All]: ContentOf<All[Status]> }
  : unknown;

/** Path templates of the document that have the method. */
export type TemplateWith<Paths, Method extends string> = {
  [Path in keyof Paths & string]: Paths[Path] extends { [Name in Lowercase<Method>]: object } ? Path : never;
}[keyof Paths & string];
