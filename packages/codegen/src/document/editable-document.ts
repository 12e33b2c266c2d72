import type {
  MediaTypeObject,
  OperationObject,
  ParameterObject,
  PathItemObject,
  OpenApiDocument as ReadDocument,
  ExtensionPoint as ReadExtensionPoint,
  Schema as ReadSchema,
  RequestBodyObject,
  ResponseObject,
} from "@seamline/openapi/document";

/** A mutable part of a document. The generator works on a copy, so it changes parts in place. */
type Editable<Part> = Part extends object ? { -readonly [Key in keyof Part]: Editable<Part[Key]> } : Part;

export type OpenApiDocument = Editable<ReadDocument>;
export type PathItem = Editable<PathItemObject>;
export type Operation = Editable<OperationObject>;
export type Parameter = Editable<ParameterObject>;
export type RequestBody = Editable<RequestBodyObject>;
export type Response = Editable<ResponseObject>;
export type MediaType = Editable<MediaTypeObject>;
export type Schema = Editable<ReadSchema>;
export type ExtensionPoint = Editable<ReadExtensionPoint>;
