import type { Location, UserContext } from "@redocly/openapi-core";
import { METHODS } from "@seamline/openapi/document";
import { apiVersionOf } from "./api-version.ts";
import type {
  BodyModel,
  DocumentModel,
  HeaderModel,
  MediaTypeModel,
  OperationModel,
  ParameterModel,
  PathItemModel,
  ResponseModel,
} from "./document-model.ts";
import { isJsonObject, type JsonObject } from "./json.ts";
import type { Located } from "./located.ts";
import { ReferenceResolver } from "./reference-resolver.ts";
import { SchemaCollector } from "./schema-collector.ts";
import type { Use } from "./schema-model.ts";

const models = new WeakMap<JsonObject, DocumentModel>();

/** Returns the model of the document visited by a rule. Builds the model once per document. */
export function readDocument(
  root: JsonObject,
  context: Pick<UserContext, "location" | "resolve">,
): DocumentModel {
  const known = models.get(root);
  if (known !== undefined) return known;
  const model = new DocumentReader(root, context).read();
  models.set(root, model);
  return model;
}

class DocumentReader {
  readonly #root: Located;
  readonly #resolver: ReferenceResolver;
  readonly #schemas: SchemaCollector;
  readonly #parameters = new Map<string, ParameterModel>();
  readonly #responses = new Map<string, BodyModel>();
  readonly #requestBodies = new Map<string, BodyModel>();

  constructor(root: JsonObject, context: Pick<UserContext, "location" | "resolve">) {
    this.#root = { node: root, at: context.location };
    this.#resolver = new ReferenceResolver(context.resolve);
    this.#schemas = new SchemaCollector(this.#resolver);
  }

  read(): DocumentModel {
    const pathItems = this.#pathItems();
    const operations = pathItems.flatMap((item) => this.#operations(item));
    return {
      root: this.#root,
      version: apiVersionOf(this.#root.node),
      points: this.#entries("x-extension-points"),
      filledPoints: this.#entries("x-filled-points"),
      isFilled: "x-filled-points" in this.#root.node,
      facts: this.#entries("x-facts"),
      inferredReasons: this.#entries("x-inferred-reasons"),
      accessRules: this.#entries("x-access-rules"),
      pathItems,
      operations,
      parameters: [...this.#parameters.values()],
      responses: [...this.#responses.values()],
      requestBodies: [...this.#requestBodies.values()],
      schemas: this.#schemas.schemas,
      references: this.#resolver.references,
      fragments: [{ kind: "root", ...this.#root }, ...this.#resolver.fragments],
    };
  }

  /** Returns the entries of a root map, such as `x-facts`. The map can be a separate file. */
  #entries(extension: string): Map<string, Located> {
    const map = this.#resolver.follow(this.#root.node[extension], this.#root.at.child(extension));
    if (map === undefined) return new Map();
    return new Map(
      Object.entries(map.node).map(([id, node]) => [
        id,
        { node: isJsonObject(node) ? node : {}, at: map.at.child(id) },
      ]),
    );
  }

  #pathItems(): PathItemModel[] {
    return fieldsOf(this.#root.node.paths, this.#root.at.child("paths")).flatMap(([path, value, indexAt]) => {
      const item = this.#resolver.follow(value, indexAt, "pathItem");
      return item === undefined ? [] : [{ path, indexAt, ...item }];
    });
  }

  #operations(item: PathItemModel): OperationModel[] {
    return METHODS.flatMap((method) => {
      const node = item.node[method];
      if (!isJsonObject(node)) return [];
      const at = item.at.child(method);
      return [
        {
          node,
          at,
          path: item.path,
          method: method.toUpperCase(),
          operationId: typeof node.operationId === "string" ? node.operationId : "",
          parameters: [...this.#parametersOf(item), ...this.#parametersOf({ node, at })],
          requestBody: this.#requestBody(node.requestBody, at.child("requestBody")),
          responses: this.#responsesOf(node.responses, at.child("responses")),
        },
      ];
    });
  }

  #parametersOf({ node, at }: Located): ParameterModel[] {
    if (!Array.isArray(node.parameters)) return [];
    return node.parameters.flatMap((value, index) => {
      const parameter = this.#resolver.follow(value, at.child(["parameters", index]), "parameter");
      return parameter === undefined ? [] : [this.#parameter(parameter)];
    });
  }

  #parameter(parameter: Located): ParameterModel {
    return remember(this.#parameters, parameter, () => ({
      ...parameter,
      name: String(parameter.node.name),
      in: String(parameter.node.in),
      content: this.#content(parameter, "parameter"),
      schema: this.#schemas.collect(parameter.node.schema, parameter.at.child("schema"), "parameter"),
    }));
  }

  #requestBody(value: unknown, at: Location): BodyModel | undefined {
    const body = this.#resolver.follow(value, at, "requestBody");
    return body && remember(this.#requestBodies, body, () => this.#body(body, "request"));
  }

  #responsesOf(value: unknown, at: Location): ResponseModel[] {
    return fieldsOf(value, at).flatMap(([status, response, responseAt]) => {
      const target = this.#resolver.follow(response, responseAt, "response");
      if (target === undefined) return [];
      return [{ status, ...remember(this.#responses, target, () => this.#body(target, "response")) }];
    });
  }

  #body(body: Located, use: Use): BodyModel {
    return { ...body, content: this.#content(body, use), headers: this.#headers(body, use) };
  }

  #content({ node, at }: Located, use: Use): MediaTypeModel[] {
    return entriesOf(node.content, at.child("content")).map(([mediaType, value, mediaAt]) => ({
      mediaType,
      node: isJsonObject(value) ? value : {},
      at: mediaAt,
      schema: isJsonObject(value)
        ? this.#schemas.collect(value.schema, mediaAt.child("schema"), use)
        : undefined,
    }));
  }

  #headers({ node, at }: Located, use: Use): HeaderModel[] {
    return entriesOf(node.headers, at.child("headers")).flatMap(([name, value, headerAt]) => {
      const header = this.#resolver.follow(value, headerAt, "header");
      if (header === undefined) return [];
      return [
        {
          ...header,
          name,
          content: this.#content(header, use),
          schema: this.#schemas.collect(header.node.schema, header.at.child("schema"), use),
        },
      ];
    });
  }
}

function remember<Model>(known: Map<string, Model>, { at }: Located, create: () => Model): Model {
  const key = at.absolutePointer;
  const model = known.get(key) ?? create();
  known.set(key, model);
  return model;
}

function fieldsOf(value: unknown, at: Location): [string, unknown, Location][] {
  return entriesOf(value, at).filter(([key]) => !key.startsWith("x-"));
}

/** Returns the entries of a map. Keys can begin with `x-`. */
function entriesOf(value: unknown, at: Location): [string, unknown, Location][] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([key, child]) => [key, child, at.child(key)]);
}
